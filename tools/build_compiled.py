"""Compile the engine with mypyc into build/engine/lib: part of making a wheel (hatch_build.py).

THIRDHALF_BUILD chooses: `plain` compiles nothing, `compiled` fails where compiling fails; otherwise the engine is
compiled where that works and stays plain Python, with one line that says so, where it does not.
"""

import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import rmtree, which
from tempfile import TemporaryDirectory
from typing import Any

PACKAGES = ("geometry", "kernel", "odds", "coaches", "games")
MODULES = ("environment/batch.py", "environment/session.py")
NEEDED = ("mypy==2.4.1", "setuptools>=77")
"""What compiling needs, beyond a C compiler and Python's headers."""
NOT_COMPILED = {
    *("__init__.py", "native.py", "shapes.py", "vocabulary.py", "kit.py", "coverage.py", "sketch.py", "picture.py"),
    *("games/options.py", "games/differences.py", "commands"),
}
"""Importing a package does not load the library; the annotations of shapes are read when the program runs; kits,
what shows a match to people and what the command line asks are no part of the engine.
"""
BUILD = Path("build/engine")
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", *(["-fno-plt"] if sys.platform == "linux" else [])]
"""Calls from module to module inside the one library go straight to their target, and those to Python nearly so."""
TOGETHER = ["-flto=auto"]
"""For compiling and for linking: the modules are optimised as one, where the compiler and the linker can do that."""


def wish() -> str:
    """`plain`, `compiled`, or `auto`."""
    wanted = os.environ.get("THIRDHALF_BUILD", "auto")
    if wanted not in ("auto", "compiled", "plain"):
        raise SystemExit(f"THIRDHALF_BUILD is auto, compiled or plain, not '{wanted}'")
    return wanted


def obstacle() -> str:
    """Why compiling cannot work here, or nothing."""
    headers = sysconfig.get_path("include")
    if not Path(headers, "Python.h").exists():
        return "Python's C headers are not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not compiler:
        return ""  # where Python does not say what it was compiled with, setuptools knows where to look
    if which(compiler[0]) is None:
        return "there is no C compiler"
    # Translating takes a minute: it is found out before whether that is of any use.
    tried = subprocess.run([*compiler, "-E", f"-I{headers}", "-"], input=b"#include <Python.h>", capture_output=True)
    return "" if tried.returncode == 0 and tried.stdout else f"the C compiler '{compiler[0]}' does not work"


def tools() -> str:
    """What compiles, with its version; nothing where it is not installed."""
    try:
        return f"Python {sys.version}, mypy {version('mypy')}, setuptools {version('setuptools')}"
    except PackageNotFoundError:
        return ""


def sources(root: Path) -> list[Path]:
    """The modules to compile."""
    package = root / "src/thirdhalf"
    found = [file.relative_to(package) for name in PACKAGES for file in (package / name).rglob("*.py")]
    files = [file for file in found if not NOT_COMPILED & {*file.parts, file.as_posix()}]
    return sorted([package / file for file in [*files, *map(Path, MODULES)]])


def settings() -> str:
    """What the library is made with."""
    return sha256(tools().encode() + Path(__file__).read_bytes()).hexdigest()


def key(root: Path) -> str:
    """What the library is made with and from."""
    digest = sha256(settings().encode())
    for file in [*sources(root), root / "pyproject.toml"]:
        digest.update(f"{file.relative_to(root)}\0".encode() + sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def compile_library() -> None:
    """Translate and compile, in the root of the project."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """All files of the one library at once, as many as there are cores."""

        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                together = works_together(self.compiler)
                for extension in self.extensions:
                    extension.extra_compile_args += FLAGS
                    # The library; all others are single files that only lead into it.
                    if together and len(extension.sources) > 1:
                        extension.extra_compile_args += TOGETHER
                        extension.extra_link_args += TOGETHER
                if together:
                    self.build_temp += "-together"
                compiler = self.compiler
                compiler.compile = lambda *args, **named: compile_parallel(compiler, *args, **named)
            super().build_extensions()

    paths = [str(file.relative_to(Path.cwd())) for file in sources(Path.cwd())]
    extensions = mypycify(
        paths, opt_level="3", debug_level="0", multi_file=True, group_name="thirdhalf", target_dir=str(BUILD / "c")
    )
    command = ParallelBuild(Distribution({"name": "thirdhalf", "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "objects" / settings()[:16])
    command.ensure_finalized()
    command.run()


def works_together(compiler: Any) -> bool:
    """Whether a small library made with TOGETHER works: a linker not made for it fails, or leaves everything out."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "seven.c")
        source.write_text("int seven(void) { return 7; }\n")
        library = str(Path(folder, "seven.so"))
        try:
            objects = compiler.compile([str(source)], output_dir=folder, extra_postargs=TOGETHER)
            compiler.link_shared_object(objects, library, extra_postargs=TOGETHER)
            return bool(CDLL(library).seven() == 7)
        except Exception:  # whatever goes wrong, it does not work here
            return False


def compile_parallel(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: Any = 0,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What setuptools does one file after the other; what has not changed since the last time is kept."""
    from setuptools._distutils._modified import newer_group

    macros, objects, postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    stale = [each for each in build if newer_group([build[each][0], *(depends or ())], each)]

    def compile_one(name: str) -> None:
        compiler._compile(name, *build[name], arguments, postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, stale))
    return list(objects)


def built(root: Path) -> dict[str, str]:
    """Where each file of the compiled engine lies, and its place in the wheel; nothing where the engine stays plain."""
    wanted = wish()
    if wanted == "plain":
        return {}
    why = obstacle() or ("" if tools() else "mypy and setuptools are not installed")
    folder = root / BUILD
    if not why:
        stamp = folder / "key"
        wanted_key = key(root)
        if not stamp.exists() or stamp.read_text() != wanted_key:
            rmtree(folder / "lib", ignore_errors=True)
            if subprocess.run([sys.executable, __file__], cwd=root, stdout=sys.stderr).returncode:
                why = "compiling it failed"
            else:
                stamp.write_text(wanted_key)
    if why and wanted == "compiled":
        raise SystemExit(f"thirdhalf: the engine is not compiled: {why}")
    if why:
        print(f"thirdhalf: the engine stays plain Python and is several times slower: {why}", file=sys.stderr)
        return {}
    library = folder / "lib"
    return {str(file): str(file.relative_to(library)) for file in library.rglob("*") if file.is_file()}


if __name__ == "__main__":
    compile_library()
