"""Makes the client's two fonts from the packages they come in: `python tools/fonts.py`, after the client's packages are
there (`make web`), with `fonttools` and `brotli` installed.

Of each font the weights and characters that the page has a use for are kept: half of what the packages have. Any other
character is shown in the device's own font.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
FONTS = ("inter", "oxanium")
WEIGHTS = "wght=400:800"
# Latin letters as in English, French and German, dashes, quotes, signs of measures, and arrows.
CHARACTERS = ",".join(
    (
        *("U+0020-007E", "U+00A0-00FF", "U+0152", "U+0153", "U+2013", "U+2014", "U+2018-201A", "U+201C-201E"),
        *("U+2026", "U+202F", "U+2032", "U+2033", "U+20AC", "U+2212", "U+2190", "U+2192"),
    )
)
FEATURES = "kern,locl,ccmp"


def made(name: str) -> Path:
    """The font of that name, as small as it can be."""
    package = WEB / "node_modules" / "@fontsource-variable" / name / "files" / f"{name}-latin-wght-normal.woff2"
    file = WEB / "src" / "fonts" / f"{name}.woff2"
    with tempfile.TemporaryDirectory() as folder:
        fewer = Path(folder) / "fewer.ttf"
        run("varLib.instancer", str(package), WEIGHTS, "-q", "-o", str(fewer))
        options = [f"--unicodes={CHARACTERS}", f"--layout-features={FEATURES}", "--no-hinting", "--flavor=woff2"]
        run("subset", str(fewer), *options, f"--output-file={file}")
    return file


def run(part: str, *arguments: str) -> None:
    """A command of fonttools."""
    subprocess.run([sys.executable, "-m", "fontTools", part, *arguments], check=True)


def main() -> None:
    """Both."""
    for name in FONTS:
        file = made(name)
        print(f"{file.relative_to(WEB.parent)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
