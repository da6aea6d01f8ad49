"""Make the site: a folder of static files in which the whole game is, its server included (docs/site.md).

`make site`. Everything it is made of comes from the two registries that the rest comes from, pinned by digests; nothing
is fetched from anywhere when the site runs.
"""

import asyncio
import gzip
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

from thirdhalf.server.page.door import Door
from thirdhalf.server.page.shelf import MADE, listening
from thirdhalf.server.web.guard import POLICY
from thirdhalf.words import LANGUAGES, PARTS, catalogue

ROOT: Final = Path(__file__).parent.parent
SITE: Final = ROOT / "build" / "site"
PACKAGE: Final = ROOT / "src"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
LEFT_OUT: Final = re.compile(
    r"thirdhalf/(cli|environment|lab|league/(files/folder|telling/(dates|exports|page))|__main__"
    r"|server/(static|unbuilt|visiting|web|app|run|protocol_page|typescript|keeping/postgres)\b)"
)
"""What a page has no use for: commands, environments, and whatever only a server on a network needs."""
LIBRARY_LEFT_OUT: Final = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|email|ensurepip|html|http|idlelib|lib2to3|multiprocessing|pydoc_data|tkinter|unittest|venv"
    r"|wsgiref|xml|xmlrpc)/|(_aix_support|_android_support|_apple_support|_ast_unparse|_ios_support|_pydatetime|_pydecimal"
    r"|_pyio|_strptime|_sysconfigdata\w*|antigravity|argparse|bdb|cProfile|calendar|colorsys|compileall|configparser"
    r"|doctest|filecmp|fileinput|ftplib|getopt|getpass|gettext|graphlib|imaplib|mailbox|mimetypes|modulefinder|netrc"
    r"|nturl2path|optparse|pdb|pickle|pickletools|plistlib|poplib|pprint|profile|pstats|pty|pyclbr|pydoc|quopri|rlcompleter"
    r"|runpy|sched|shelve|smtplib|socketserver|statistics|symtable|tabnanny|tarfile|this|timeit|trace|tracemalloc|tty|turtle"
    r"|wave|webbrowser|xdrlib|zipapp)\.py|(test|turtledemo)/"
    r"|asyncio/(__main__|tools|windows_\w+)\.py|concurrent/(futures/(interpreter|process)|interpreters/\w+)\.py"
    r"|importlib/(metadata|resources)/|logging/(config|handlers)\.py|sysconfig/|urllib/(error|request|response|robotparser)\.py"
    r"|encodings/(?!(__init__|aliases|ascii|idna|latin_1|raw_unicode_escape|unicode_escape|utf_8|utf_8_sig|utf_16|cp437)\.py)"
)
"""Modules of the standard library that nothing here imports: tools for programmers, other protocols, old encodings."""
ELSEWHERE: Final = re.compile(rb"https://cdn\.[^`\"']*")
"""Where Pyodide would look for packages if it were not told otherwise."""
MODULES: Final = (".py", ".toml", ".jsonl", ".net", ".so")
SITE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The server's policy, and that WebAssembly may be compiled."""
LICENCES: Final = """

Pyodide {version}: Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/
Its sources are at https://github.com/pyodide/pyodide

Python and its standard library: PSF License Agreement, https://docs.python.org/3/license.html

msgspec: BSD 3-Clause

{msgspec}"""
HEADERS: Final = """/*
  Content-Security-Policy: {policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
"""


class Nobody:
    """Shelf, page and other workers of a door at which only what everybody gets is asked for."""

    def __init__(self) -> None:
        self.coach = self.analyst = self

    async def read(self, table: str, first: str) -> str:
        """Nothing."""
        del table, first
        return "[]"

    async def read_all(self, tables: str) -> str:
        """Nothing."""
        return json.dumps([[] for _ in json.loads(tables)])

    async def write(self, changes: str) -> None:
        """Forgotten."""

    def told(self, line: int, text: str) -> None:
        """Nobody listens."""

    def closed(self, line: int) -> None:
        """Nobody listens."""

    def wake(self) -> None:
        """Nobody works."""

    def say(self, line: str) -> None:
        """Nobody works."""

    async def hear(self) -> str:
        """Nobody works."""
        return ""

    def end(self) -> None:
        """Nobody works."""


def sources() -> list[Path]:
    """The files of the engine and of the server that a page has."""
    found = [file for file in (PACKAGE / "thirdhalf").rglob("*") if file.suffix in MODULES]
    return sorted([file for file in found if not LEFT_OUT.match(file.relative_to(PACKAGE).as_posix())])


def compiled(files: dict[str, bytes]) -> bytes:
    """A zip file of modules, compiled for the Python of the site, and of what lies beside them."""
    with tempfile.TemporaryDirectory() as folder:
        plain, made = Path(folder) / "plain.zip", Path(folder) / "made.zip"
        with zipfile.ZipFile(plain, "w") as archive:
            for name, data in files.items():
                archive.writestr(zipfile.ZipInfo(name), data)
        run("node", "site/compile.mjs", str(plain), str(made))
        return made.read_bytes()


def pack_of(archive: bytes) -> bytes:
    """The files of a zip file as a page places them, looking into none: names and lengths, then all of them."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        names = opened.namelist()
        files = [opened.read(name) for name in names]
    lengths = [[name, len(data)] for name, data in zip(names, files, strict=True)]
    return json.dumps(lengths).encode() + b"\n" + b"".join(files)


def write_packed(data: bytes, target: Path) -> None:
    """Packed by ourselves, a file is small on any host, whatever that compresses."""
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def library() -> dict[str, bytes]:
    """As much of the standard library as is used."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/") and not LIBRARY_LEFT_OUT.match(name)]
        return {name: archive.read(name) for name in names}


def wheel() -> dict[str, bytes]:
    """The files of msgspec for the site's Python, of the version and with the digest that the server has."""
    pinned = re.search(r"^msgspec==.*?(?=^\S)", (ROOT / "requirements" / "run.txt").read_text(), re.M | re.S)
    assert pinned is not None
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "wanted.txt"
        wanted.write_text(pinned[0])
        options = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--python-version", PYTHON]
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
        run(*pip, *options, "--platform", PLATFORM, "-d", folder, "-r", str(wanted))
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as archive:
            return {name: archive.read(name) for name in archive.namelist()}


def write_python(others: dict[str, bytes]) -> dict[str, object]:
    """Everything that Python is made of, with what others wrote, in a folder named by what is in it; what `site.json`
    says of it.
    """
    making = SITE / "assets" / "python"
    making.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        # Its map is not part of the site, and no package comes from anywhere.
        data = re.sub(rb"\n//# sourceMappingURL=.*", b"", (PYODIDE / name).read_bytes())
        (making / name).write_bytes(ELSEWHERE.sub(b"./", data))
    write_packed((PYODIDE / "pyodide.asm.wasm").read_bytes(), making / "pyodide.asm.wasm.packed")
    write_packed(compiled(library()), making / "python_stdlib.zip.packed")
    engine = {file.relative_to(PACKAGE).as_posix(): file.read_bytes() for file in sources()}
    engine[MADE.relative_to(PACKAGE).as_posix()] = listening()
    used = {name: data for name, data in others.items() if name.endswith(MODULES)}
    write_packed(pack_of(compiled({**engine, **used})), making / "engine.packed")
    files = sorted(making.iterdir())
    folder = f"assets/python-{digest(files)}/"
    counted = {file.name: file.stat().st_size for file in files if not file.name.endswith("js")}
    making.rename(SITE / folder)
    return {"folder": folder, "bytes": counted}


async def write_answers() -> None:
    """What is the same for everybody, ready to be read before Python is there."""
    nobody = Nobody()
    door = Door(nobody, nobody, nobody)
    (SITE / "api").mkdir()
    for name in ("about", "differences"):
        answer = await door.request("GET", name, "", "")
        assert answer.status == 200, answer
        (SITE / "api" / f"{name}.json").write_bytes(answer.body)
    await door.lobby.storage.close()


def write_words() -> None:
    """The messages, where the server has them."""
    for part in PARTS[1:]:
        (SITE / "words" / part).mkdir(parents=True)
        for language in LANGUAGES:
            (SITE / "words" / part / f"{language}.ftl").write_bytes(catalogue(language, part))


def write_licences(msgspec: bytes) -> None:
    """What is in the site besides the client."""
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    with (SITE / "licences.txt").open("a") as file:
        file.write(LICENCES.format(version=version, msgspec=msgspec.decode()))


def write_policy() -> None:
    """The policy in the page itself, for hosts that send no headers, and in a file for those that read one."""
    page = SITE / "index.html"
    # Who may frame a page cannot be said in it.
    policy = SITE_POLICY.partition("; frame-ancestors")[0]
    text = page.read_text()
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page.write_text(text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {meta}', 1))
    (SITE / "_headers").write_text(HEADERS.format(policy=SITE_POLICY))


def write_service_worker() -> None:
    """The service worker, with the list of all files and a version that changes with any of them."""
    files = sorted([file for file in SITE.rglob("*") if file.is_file() and file.name not in ("_headers", "404.html")])
    names = ["./", *[f"./{file.relative_to(SITE).as_posix()}" for file in files if file.name != "index.html"]]
    text = (ROOT / "web" / "site" / "service.js").read_text()
    text = text.replace("@VERSION@", digest(files)).replace("@FILES@", json.dumps(names))
    (SITE / "service.js").write_text(text)


def digest(files: list[Path]) -> str:
    """A name for these files with what is in them."""
    made = blake2b(digest_size=8)
    for file in files:
        made.update(file.name.encode() + b"\0" + blake2b(file.read_bytes()).digest())
    return made.hexdigest()


def run(*command: str) -> None:
    """A program, in the client's folder."""
    # Where the machine has no Node, tools/npm has fetched one.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(ROOT / ".venv" / "bin")])
    done = subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"making the site failed: {' '.join(command[:3])} …")


def main() -> None:
    """Make it anew."""
    if not PYODIDE.is_dir():
        raise SystemExit("Pyodide is not there (make web)")
    run("npm", "run", "--silent", "build", "--", "--mode", "site", "--logLevel", "warn", "--emptyOutDir")
    others = wheel()
    (SITE / "site.json").write_text(json.dumps(write_python(others)))
    asyncio.run(write_answers())
    write_words()
    write_licences(next(data for name, data in others.items() if name.endswith("LICENSE")))
    write_policy()
    write_service_worker()
    run("node", "site/compress.mjs", str(SITE))
    print(f"build/site: {sent() / 1e6:.1f} MB on the way, as compressed")


def sent() -> int:
    """Bytes of all files on their way from a host that compresses."""
    packed = {file.with_suffix("") for file in SITE.rglob("*.br")}
    files = [file for file in SITE.rglob("*") if file.is_file() and file.suffix != ".gz" and file not in packed]
    return sum([file.stat().st_size for file in files])


if __name__ == "__main__":
    main()
