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
# All that a page needs is in its engine.
import thirdhalf.server.page.door, thirdhalf.server.page.helper
from thirdhalf.server.games import games
games()
# What a page has no use for and these matches are played by.
thirdhalf.__path__.append("/sources/src/thirdhalf")
sys.path.append("/sources")
from tests.games.every.records import *
`;

/** The files of a pack (python.ts), to where Python finds them. */
function place(pack) {
    let start = pack.indexOf('\n') + 1;
    for (const [name, length] of JSON.parse(pack.subarray(0, start))) {
        const file = `/lib/python3.14/site-packages/${name}`;
        python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
        python.FS.writeFile(file, pack.subarray(start, start + length));
        start += length;
    }
}

const [root, engine, lines] = argv.slice(2);
const python = await loadPyodide();
place(gunzipSync(readFileSync(engine)));
python.mountNodeFS('/sources', root);
python.setStdout({ batched: (line) => stdout.write(`${line}\n`) });
python.runPython(PREPARE + lines);
