// `node compile.mjs FROM TO`: the Python modules of a zip file, compiled for the Python that the site has and without
// their docstrings. What it makes is not compressed: that is done to all of it at once.
import { loadPyodide } from 'pyodide';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';

const COMPILE = `
import compileall, pathlib, zipfile
assert compileall.compile_dir("/plain", quiet=1, legacy=True, stripdir="/plain", optimize=2, maxlevels=20)
with zipfile.ZipFile("/made.zip", "w") as archive:
    for file in sorted(pathlib.Path("/plain").rglob("*")):
        if file.is_file() and file.suffix != ".py":
            # The same files make the same archive.
            archive.writestr(zipfile.ZipInfo(str(file.relative_to("/plain"))), file.read_bytes())
`;

const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(argv[2])), 'zip', { extractDir: '/plain' });
python.runPython(COMPILE);
writeFileSync(argv[3], python.FS.readFile('/made.zip'));
