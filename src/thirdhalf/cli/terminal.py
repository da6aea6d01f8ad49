"""`thirdhalf play --terminal`: a computer-against-computer exercise, live in the terminal."""

import secrets
import time
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from thirdhalf.cli.pitch import columns_an_inch, draw_pitch, legend, rows_of
from thirdhalf.coaches import coach
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.table import Table
from thirdhalf.takkure.game import Takkure, takkure
from thirdhalf.takkure.state import Match
from thirdhalf.words import words
from thirdhalf.words.takkure import tell

LOG_LINES = 12
LEAST_LOG_LINES = 2
FRAME_LINES = 8
"""Lines on the screen beside the pitch and the log: four borders, two of legend, the prompt and one to spare."""


def show_exercise(
    exercise: int, home: str, away: str, attacker: str, seed: str | None, pace: int, content: Path | None
) -> int:
    """Play one exercise and show every event; in a pipe, print the events as plain lines."""
    game = takkure(content)
    seed = seed or secrets.token_hex(4)
    match = game.new({"exercise": exercise, "home": home, "away": away, "attacker": attacker}, [])
    table = Table(match, Dice(seed_from(seed)), None)
    coaches = (coach("random", f"{seed}/home"), coach("random", f"{seed}/away"))
    console = Console()
    card = game.catalog.exercises[exercise]
    title = f"Exercise {exercise}, {card.title}, seed {seed}"
    lines: list[Text] = []
    scale = columns_an_inch(match, console.width)
    room = console.height - rows_of(match) - FRAME_LINES
    if not console.is_terminal or scale < 1 or room < LEAST_LOG_LINES:
        if console.is_terminal:
            console.print("(the terminal is too small for the pitch: here is the account)")
        console.print(title)
        while table.play_decision(coaches):
            pass
        for line in new_lines(match, 0):
            console.print(line)
    else:
        with Live(console=console, auto_refresh=False) as live:
            shown = 0
            going = True
            while going:
                for line in new_lines(match, shown):
                    lines.append(line)
                    live.update(screen(match, title, lines, scale, min(room, LOG_LINES)), refresh=True)
                    time.sleep(pace / 1000)
                shown = len(match.log or [])
                going = table.play_decision(coaches)
    console.print(verdict(game, match))
    return 0


def new_lines(match: Match, shown: int) -> list[Text]:
    """The events since `shown` as lines with their rule."""
    language = words("en")
    log = match.log or []
    return [Text.assemble((f"{event.rule:>5}  ", "dim"), tell(language, match, event)) for event in log[shown:]]


def screen(match: Match, title: str, lines: list[Text], scale: int, room: int) -> Group:
    """Pitch, players and the latest events."""
    recent = [line.copy() for line in lines[-room:]]
    for line in recent:
        # A wrapped line would push the newest ones off the screen.
        line.no_wrap = True
        line.overflow = "ellipsis"
    blanks = [Text("")] * (room - len(recent))
    return Group(
        Panel(draw_pitch(match, scale), title=title, border_style="bright_black", expand=False),
        legend(match),
        Panel(Group(*recent, *blanks), title="what happens, and by which rule", border_style="bright_black"),
    )


def verdict(game: Takkure, match: Match) -> Text:
    """The last line."""
    outcome = game.outcome(match)
    return Text(f"{seat_word(outcome.winner)} wins: {outcome.ending}", style="bold")
