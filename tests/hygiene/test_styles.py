"""The client's styles take colours, sizes of type and breakpoints from one place, `web/src/tokens.css`."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import ROOT, project_files, shown

SOURCES: Final = ROOT / "web" / "src"
TOKENS: Final = SOURCES / "tokens.css"
COLOUR: Final = re.compile(r"(?<!url\()#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(")
# What is drawn on a pitch is measured in the pitch's own units: thousands of them.
TYPE: Final = re.compile(r"font(?:-size)?:[^;]*?(?<![\d./])\d{1,3}(?:\.\d+)?(?:px|rem|em)\b")
BREAKPOINT: Final = re.compile(r"@media[^{]*\((?:min|max)-(?:width|height)")
RAW: Final = {"colour": COLOUR, "size of type": TYPE, "breakpoint": BREAKPOINT}
FLUID: Final = re.compile(r"clamp\([^)]*\)")


def styles(path: Path) -> str:
    """The styles of a file; the rest of it is blank lines, so that lines keep their numbers."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        begin = text.rfind("<style>")
        text = "" if begin < 0 else "\n" * text[:begin].count("\n") + text[begin:]
    return text


def raw_values(text: str) -> list[str]:
    """What should be a token, with the line."""
    return [
        f"line {number}: {what} {found.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in RAW.items()
        for found in pattern.finditer(FLUID.sub("", line))
    ]


def style_files() -> list[Path]:
    """Everything of the client that has styles, but the tokens themselves."""
    return [
        path
        for path in project_files()
        if SOURCES in path.parents and path.suffix in (".svelte", ".css") and path != TOKENS
    ]


def test_styles_name_tokens() -> None:
    found = [f"{shown(path)}, {value}" for path in style_files() for value in raw_values(styles(path))]
    assert not found, "\n".join(found)


def test_every_token_is_used_and_every_one_used_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (*style_files(), TOKENS))
    told = set(re.findall(r"(--[\w-]+):", text)) | set(re.findall(r"style:(--[\w-]+)", text))
    media = set(re.findall(r"@custom-media (--[\w-]+)", text))
    used = set(re.findall(r"var\((--[\w-]+)", text))
    assert used <= told
    assert set(re.findall(r"^  (--[\w-]+):", TOKENS.read_text(encoding="utf-8"), re.MULTILINE)) <= used
    assert {
        name for found in re.findall(r"@media ([^{]+)", text) for name in re.findall(r"\((--[\w-]+)\)", found)
    } == media


@pytest.mark.parametrize(
    "style",
    [
        "color: #fff;",
        "background: rgb(0 0 0 / 0.5);",
        "font-size: 13px;",
        "font: 600 12.5px var(--display);",
        "@media (max-width: 640px) {",
    ],
)
def test_a_raw_value_is_found(style: str) -> None:
    assert len(raw_values(style)) == 1


@pytest.mark.parametrize(
    "style",
    [
        "color: var(--white);",
        "fill: url(#zone);",
        "font: 700 2100px var(--display);",
        "font: 500 clamp(18px, 2.6vw, 24px) / 1.35 var(--display);",
        "@media (--phone) {",
        "@media (prefers-reduced-motion: reduce) {",
    ],
)
def test_a_token_is_no_raw_value(style: str) -> None:
    assert raw_values(style) == []
