"""`thirdhalf play --terminal`: a match in the terminal, between computers or against one."""

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from thirdhalf.bots.coach import coach_named
from thirdhalf.cli.person import Person
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Decision, Pick
from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.drawing.sketch import Line
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, Outcome
from thirdhalf.kernel.readings import titled
from thirdhalf.kernel.seat import NOBODY, SEAT_WORDS, seat_word
from thirdhalf.kernel.table import Coach, Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.simulation import judged
from thirdhalf.words import Words, words
from thirdhalf.words.telling import sentence

STYLES: Final = {
    "home": "bold cyan",
    "away": "bold magenta",
    "home active": "bold cyan reverse",
    "away active": "bold magenta reverse",
    "faint": "bright_black",
    "ball": "bold yellow",
    "mark": "bold green",
    "": "",
}
"""What the styles of `kernel.drawing.sketch` look like here."""
LOG_LINES: Final = 12
LEAST_LOG_LINES: Final = 2
FRAME_LINES: Final = 8
"""Lines on the screen beside the pitch and the log: four borders, two of legend, the prompt and one to spare."""

MOST_MARKS: Final = 9


@dataclass(frozen=True)
class Wanted:
    """What is shown: the game and its set-up, the computer's coach ("" for the usual one), who is coached by a
    person ("" for nobody)."""

    game: str
    setup: Mapping[str, str | int | bool]
    coach: str
    seat: str
    seed: str | None
    pace: int
    language: str
    content: Path | None


class Screen:
    """A match on the terminal: what has happened, and the table where it fits."""

    def __init__(self, kit: Kit, game: Game, match: Match, title: str, language: Words) -> None:
        self.console = Console()
        self._game = game
        self._match = match
        self._title = title
        self._language = language
        self._sketch = kit.sketch
        self._scale = self._sketch.scale(match, self.console.width)
        self._room = min(LOG_LINES, self.console.height - self._sketch.rows(match) - FRAME_LINES)
        self.fits = self._scale > 0 and self._room >= LEAST_LOG_LINES

    def line(self, event: Event) -> Text:
        """An event with its rule."""
        told = sentence(self._language, self._game.tell(self._match, event))
        return Text.assemble((f"{event.rule:>6}  ", "dim"), told)

    def table(self, marks: Mapping[str, str]) -> Group:
        """Pitch and players."""
        pitch = styled(self._sketch.pitch(self._match, self._scale, marks).lines())
        framed = Panel(pitch, title=self._title, border_style="bright_black", expand=False)
        legend = styled(self._sketch.legend(self._match))
        legend.no_wrap = True
        legend.overflow = "ellipsis"
        return Group(framed, legend)

    def whole(self, lines: list[Text]) -> Group:
        """The table and the latest events."""
        recent = [line.copy() for line in lines[-self._room :]]
        for line in recent:
            # A wrapped line would push the newest ones off the screen.
            line.no_wrap = True
            line.overflow = "ellipsis"
        blanks = [Text("")] * (self._room - len(recent))
        told = Panel(Group(*recent, *blanks), title="what happens, and by which rule", border_style="bright_black")
        return Group(self.table({}), told)


def styled(lines: list[Line]) -> Text:
    """Lines of a sketch in colours."""
    return Text("\n").join([Text.assemble(*[(piece, STYLES[style]) for piece, style in line]) for line in lines])


def show_match(wanted: Wanted) -> int:
    """Play one match and show every event; in a pipe, as plain lines."""
    kit = kit_of(wanted.game)
    game = kit.game(wanted.content)
    seed = wanted.seed or secrets.token_hex(4)
    setup = kit.setup(game, wanted.setup, seed, 0)
    match = game.new(setup, [])
    language = words(wanted.language)
    screen = Screen(kit, game, match, f"{titled(kit.title(setup), setup)}, seed {seed}", language)
    computer = wanted.coach or kit.roster.usual
    coaches: list[Coach] = [coach_named(kit, game, setup, computer, f"{seed}/{seat}") for seat in SEAT_WORDS[:2]]
    table = Table(match, Dice(seed_from(seed)), None)
    if wanted.seat:
        seat = SEAT_WORDS.index(wanted.seat)
        coaches[seat] = Person(kit, game, match, screen.console, language, seed)
        against_computer(game, table, coaches, screen, seat)
    elif screen.console.is_terminal and screen.fits:
        watch(table, coaches, screen, wanted.pace)
    else:
        if screen.console.is_terminal:
            screen.console.print("(the terminal is too small for the pitch: here is the account)")
        screen.console.print(f"{titled(kit.title(setup), setup)}, seed {seed}")
        table.play((coaches[0], coaches[1]))
        for event in match.log or []:
            screen.console.print(screen.line(event))
    screen.console.print(verdict(judged(game.outcome(match), coaches)))
    return 0


def watch(table: Table, coaches: list[Coach], screen: Screen, pace: int) -> None:
    """Event by event, at a pace."""
    lines: list[Text] = []
    with Live(console=screen.console, auto_refresh=False) as live:
        going = True
        while going:
            for event in (table.match.log or [])[len(lines) :]:
                lines.append(screen.line(event))
                live.update(screen.whole(lines), refresh=True)
                time.sleep(pace / 1000)
            going = table.play_decision((coaches[0], coaches[1]))


def against_computer(game: Game, table: Table, coaches: list[Coach], screen: Screen, seat: int) -> None:
    """What the person may know, and the table whenever the person is asked."""
    match = table.match
    shown = 0
    table.let_chance_answer()
    going = True
    while going:
        events = View(match, seat).events()
        for event in events[shown:]:
            screen.console.print(screen.line(event))
        shown = len(events)
        decision = match.decision
        if screen.fits and decision is not None and decision.seat == seat:
            screen.console.print(screen.table(marks_of(game, match, decision)))
        going = table.play_decision((coaches[0], coaches[1]))


def marks_of(game: Game, match: Match, decision: Decision) -> dict[str, str]:
    """The number of each option on the thing it stands for, where there are not too many."""
    if not isinstance(decision, Pick) or len(decision.options) > MOST_MARKS:
        return {}
    marks: dict[str, str] = {}
    for i, option in enumerate(decision.options, 1):
        marks.update(dict.fromkeys(game.option_things(match, decision, option), str(i)))
    return marks


def verdict(outcome: Outcome) -> Text:
    """The last line."""
    won = "nobody wins" if outcome.winner == NOBODY else f"{seat_word(outcome.winner)} wins"
    return Text(f"{won}, {outcome.home_score} : {outcome.away_score}: {outcome.ending}", style="bold")
