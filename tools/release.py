"""Make a release (`make release`): the source distribution and, from it alone, the wheel, both in dist/; then the wheel
is installed in an environment of its own and tried.
"""

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from thirdhalf.games import names

ROOT = Path(__file__).parents[1]
STATIC = "src/thirdhalf/server/static"
UV = str(Path(sys.executable).with_name("uv"))


def run(*command: str, cwd: Path = ROOT, **settings: str) -> str:
    """What a command prints; CalledProcessError, which has both its outputs, where it fails."""
    return subprocess.run(
        command, cwd=cwd, env={**os.environ, **settings}, check=True, capture_output=True, text=True
    ).stdout


def version() -> str:
    """The version of the sources."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/thirdhalf/__init__.py").read_text(), re.MULTILINE)
    assert found is not None
    return found.group(1)


def newest_in_changelog() -> str:
    """The title of the changelog's first part: a version with its date, or `Unreleased`."""
    found = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found.group(1)


def make_source(folder: Path) -> Path:
    """The source distribution of this checkout."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    [made] = folder.glob("*.tar.gz")
    return made


def unpacked(source: Path, folder: Path) -> Path:
    """Where the sources of a distribution lie once it is unpacked."""
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    return folder / source.name.removesuffix(".tar.gz")


def lend_client(tree: Path) -> None:
    """Give unpacked sources the browser client as it is built here: a test has no time to build another."""
    copytree(ROOT / STATIC, tree / STATIC)
    (tree / STATIC / "index.html").touch()


def make_wheel(tree: Path, folder: Path, build: str) -> Path:
    """The wheel of unpacked sources; `build` is `plain`, `compiled`, or `auto`."""
    hatchling = (sys.executable, "-m", "hatchling", "build")
    run(*hatchling, "-t", "wheel", "-d", str(folder), cwd=tree, THIRDHALF_BUILD=build)
    [made] = folder.glob("*.whl")
    return made


def new_environment(folder: Path) -> None:
    """A virtual environment with what the program needs, as pinned, and nothing else."""
    run(UV, "venv", "--quiet", "--python", sys.executable, str(folder))
    pins = str(ROOT / "requirements" / "run.txt")
    run(UV, "pip", "install", "--quiet", "--python", str(folder), "--require-hashes", "-r", pins)


def install(wheel: Path, environment: Path) -> None:
    """Put the wheel into an environment that has all it needs."""
    run(UV, "pip", "install", "--quiet", "--python", str(environment), "--no-deps", "--no-index", str(wheel))


def command(environment: Path, *arguments: str) -> str:
    """What the installed command prints, run far from the sources."""
    return run(str(environment / "bin" / "thirdhalf"), *arguments, cwd=environment, PYTHONPATH="")


@contextmanager
def serving(environment: Path) -> Iterator[str]:
    """The address of the installed server, as long as it is needed."""
    line = (str(environment / "bin" / "thirdhalf"), "serve", "--port", "0", "--data", str(environment / "matches"))
    settings = {**os.environ, "PYTHONPATH": ""}
    with subprocess.Popen(line, cwd=environment, env=settings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def page_of(environment: Path) -> str:
    """The page that the installed server shows, once its script was found too."""
    with serving(environment) as address, urlopen(address) as answer:
        page: str = answer.read().decode()
        script = re.search(r'src="\.?/([^"]+\.js)"', page)
        assert script is not None, page
        with urlopen(address + script.group(1)) as code:
            assert code.status == 200
    return page


def main() -> None:
    """Make everything, try it, and say what there is."""
    wanted = newest_in_changelog()
    if not wanted.startswith(f"{version()}, "):
        raise SystemExit(f"The sources are version {version()}, the changelog begins with '{wanted}'.")
    dist = ROOT / "dist"
    rmtree(dist, ignore_errors=True)
    source = make_source(dist)
    with TemporaryDirectory() as name:
        folder = Path(name)
        tree = unpacked(source, folder)
        wheel = make_wheel(tree, dist, os.environ.get("THIRDHALF_BUILD", "auto"))
        environment = folder / "environment"
        new_environment(environment)
        install(wheel, environment)
        told = command(environment, "--version").strip()
        for game in names():
            command(environment, "simulate", game, "--matches", "1")
        assert "<title>" in page_of(environment)
    print(f"{told}: installed, played a match of {' and '.join(names())}, showed its page")
    for file in (source, wheel):
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"{' '.join(failed.cmd)}\n{failed.stdout}{failed.stderr}") from None
