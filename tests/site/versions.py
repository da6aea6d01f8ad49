"""Another version of the site, as an update would bring it: with other content, and all that names it."""

import gzip
import json
import os
import shutil
from pathlib import Path

from tests.site.static import SITE

CHANGED = "thirdhalf/games/takkure/content/teams/yamato.toml"


def another_version(folder: Path) -> Path:
    """The whole site anew, with one line more in a file of content."""
    made = folder / "site"
    # Nothing is written into what is the same.
    shutil.copytree(SITE, made, copy_function=os.link)
    parts = json.loads((made / "site.json").read_text())
    before = parts["folder"]
    parts["folder"] = before.rstrip("/") + "-next/"
    (made / before).rename(made / parts["folder"])
    pack = made / parts["folder"] / "engine.packed"
    replaced(pack, gzip.compress(changed(gzip.decompress(pack.read_bytes())), 1))
    replaced(made / "site.json", json.dumps(parts).encode())
    for suffix in (".br", ".gz"):
        (made / f"service.js{suffix}").unlink(missing_ok=True)
    service = (made / "service.js").read_text().replace(before, parts["folder"])
    replaced(made / "service.js", service.replace("const VERSION = '", "const VERSION = 'next-").encode())
    return made


def changed(pack: bytes) -> bytes:
    """A pack of the engine with other content."""
    line, _, data = pack.partition(b"\n")
    files = json.loads(line)
    place = 0
    for file in files:
        name, length = file
        place += length
        if name == CHANGED:
            more = b"\n# Another version.\n"
            file[1] += len(more)
            return json.dumps(files).encode() + b"\n" + data[:place] + more + data[place:]
    raise AssertionError(f"{CHANGED} is not in the pack")


def replaced(file: Path, data: bytes) -> None:
    """Another file in its place: the one that it is linked to stays as it is."""
    file.unlink()
    file.write_bytes(data)
