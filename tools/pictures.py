"""Makes the pictures of README and docs from real play: `make docs`."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from thirdhalf.cli.terminal import LOG_LINES, new_lines, screen
from thirdhalf.coaches import coach
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.table import Table
from thirdhalf.takkure.game import takkure

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED = "picture"
EVENTS = 60

# The library's own template would fetch a font from the network.
TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#0c0a1a"/>
<g transform="translate(9, 9)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""

THEME = TerminalTheme(
    (12, 10, 26),
    (214, 214, 232),
    [
        (0, 0, 0),
        (255, 90, 90),
        (150, 240, 90),
        (240, 220, 80),
        (90, 140, 255),
        (255, 70, 220),
        (60, 225, 255),
        (214, 214, 232),
    ],
    [
        (110, 110, 140),
        (255, 120, 120),
        (190, 255, 120),
        (255, 240, 120),
        (130, 170, 255),
        (255, 120, 235),
        (130, 240, 255),
        (255, 255, 255),
    ],
)


def main() -> None:
    """An exercise in the terminal, some way into the attack."""
    game = takkure()
    match = game.new({"exercise": 3, "home": "yamato", "away": "teriomorphs", "attacker": "home"}, [])
    table = Table(match, Dice(seed_from(SEED)), None)
    coaches = (coach("random", f"{SEED}/home"), coach("random", f"{SEED}/away"))
    while len(match.log or []) < EVENTS and table.play_decision(coaches):
        pass
    lines: list[Text] = new_lines(match, 0)
    console = Console(record=True, width=84, file=StringIO(), force_terminal=True)
    console.print(screen(match, "Exercise 3, Death box", lines, 3, LOG_LINES))
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / "exercise.svg"
    file.write_text(console.export_svg(theme=THEME, code_format=TEMPLATE, unique_id="play"), encoding="utf-8")
    print(f"wrote docs/pictures/{file.name}")


if __name__ == "__main__":
    main()
