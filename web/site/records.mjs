// `node records.mjs ROOT ENGINE LINES`: the site's engine plays matches whose records are kept (tests/games/every), and
// says what hashes they have. LINES is Python that is given `hashes` and tells what to play.
import { loadPyodide } from 'pyodide';
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { gunzipSync } from 'node:zlib';

const PREPARE = `
import sys
import thirdhalf
assert thirdhalf.__file__.startswith("/lib/")
# What a page has no use for and these matches are played by.
thirdhalf.__path__.append("/sources/src/thirdhalf")
sys.path.append("/sources")
from tests.games.every.records import *
`;

const [root, engine, lines] = argv.slice(2);
const python = await loadPyodide();
const extractDir = '/lib/python3.14/site-packages';
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(engine))), 'zip', { extractDir });
python.mountNodeFS('/sources', root);
python.setStdout({ batched: (line) => stdout.write(`${line}\n`) });
python.runPython(PREPARE + lines);
