"""One match, played by coaches or read from its record: what `thirdhalf.play` and `thirdhalf.load` give back."""

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from thirdhalf import __version__
from thirdhalf.bots.coach import coach_named
from thirdhalf.coaches.own import own_coach
from thirdhalf.games import kit_of, names
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.dice import Dice
from thirdhalf.kernel.drawing.sketch import in_characters
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.fields import BadFile
from thirdhalf.kernel.frame import Match as Position
from thirdhalf.kernel.game import Game, Outcome, Setup
from thirdhalf.kernel.record import Move, Record, Recorder, read_record, write_record
from thirdhalf.kernel.replay import replay, verify
from thirdhalf.kernel.scenarios.exporting import exported
from thirdhalf.kernel.seat import SEAT_WORDS, seat_word
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.simulation import judged, seeds
from thirdhalf.words import words
from thirdhalf.words.telling import sentence

COLUMNS = 100


class Coach(Protocol):
    """Whoever decides for a side: called with what the side sees whenever it is asked, gives back its choice."""

    def __call__(self, view: View, /) -> Choice:
        """The answer to `view.decision`: a tuple of whole numbers that it allows."""


Named = str | Callable[..., object]
"""A coach by name (`club`, `province:200`), by where it is (`my_module:MyCoach`), or itself: a class, made anew with
a seed if it takes one, or anything that can be called with a view.
"""


class Match:
    """A match with all that happened in it. `position`, `view` and `drawn` look at it after so many moves, or at its
    end.
    """

    __slots__ = ("_end", "game", "record")

    def __init__(self, game: Game, record: Record, end: Position) -> None:
        self.game = game
        self.record = record
        self._end = end

    def __repr__(self) -> str:
        home, away = self.record.names
        return f"<{self.game.id}: {home} against {away}, {len(self.moves)} moves, winner: {self.winner}>"

    @property
    def setup(self) -> Setup:
        """What it was set up with."""
        return self.record.setup

    @property
    def moves(self) -> list[Move]:
        """The choices of both coaches and of chance: `by` whom, what `about`, and the `choice` in words."""
        return self.record.moves

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self._end.over

    @property
    def outcome(self) -> Outcome | None:
        """The winner's seat, both scores and the ending; None while it is unfinished."""
        return self.game.outcome(self._end) if self.over else None

    @property
    def winner(self) -> str:
        """`home`, `away`, or `nobody`."""
        outcome = self.outcome
        return "nobody" if outcome is None else seat_word(outcome.winner)

    @property
    def events(self) -> list[Event]:
        """All that happened, each with its rule."""
        return list(self._end.log or [])

    def told(self, language: str = "en") -> list[str]:
        """The events as sentences."""
        return [sentence(words(language), self.game.tell(self._end, event)) for event in self.events]

    def steps(self) -> Iterator[tuple[Move | None, Position]]:
        """The first position, then every move with the position after it."""
        for position, move in replay(self.game, self.record):
            now = position.copy()
            now.log = list(position.log or [])
            yield move, now

    def position(self, moves: int | None = None) -> Position:
        """The table after so many moves, to be played on at will."""
        wanted = len(self.moves) if moves is None else moves
        if not 0 <= wanted <= len(self.moves):
            raise ValueError(f"there is no move {wanted}; there are {len(self.moves)}")
        for number, (position, _) in enumerate(replay(self.game, self.record)):
            if number == wanted:
                return position
        raise AssertionError("a record has a position after each of its moves")

    def view(self, seat: str, moves: int | None = None) -> View:
        """What `home` or `away` sees after so many moves."""
        if seat not in SEAT_WORDS[:2]:
            raise ValueError(f"seat is home or away, not {seat!r}")
        return View(self.position(moves), SEAT_WORDS.index(seat))

    def drawn(self, moves: int | None = None) -> str:
        """The table in characters, as everybody sees it."""
        return in_characters(kit_of(self.game.id).sketch, self.position(moves), COLUMNS)

    def scenario(self, moves: int, following: int = 0, unit: str = "in") -> str:
        """A scenario file of the moment after so many moves, which plays those that follow; lengths in `in` or `mm`."""
        kit = kit_of(self.game.id)
        return exported(self.game, self.record, kit.language, kit.rule_numbers(), moves, following, unit)

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the record, for `load`, `thirdhalf replay` and the browser."""
        write_record(self.record, Path(file))


def play(
    game: str,
    home: Named = "random",
    away: Named = "random",
    seed: str | int | None = None,
    *,
    teams: tuple[str, str] | None = None,
    content: str | os.PathLike[str] | None = None,
    **options: str | int | bool,
) -> Match:
    """Let two coaches play a match to its end. The same seed gives the same match, without one it is a new one: the
    first that `thirdhalf simulate` plays with that seed. `options` are the game's own, such as its command line has.
    """
    kit = kit_of(game)
    opened = kit.game(None if content is None else Path(content))
    chosen = secrets.token_hex(8) if seed is None else str(seed)
    wanted = {**({} if teams is None else {"home": teams[0], "away": teams[1]}), **options}
    setup = kit.setup(opened, wanted, chosen, 0)
    dice, *own = seeds(chosen, 0)
    coaches = [
        coach_named(kit, opened, setup, coach, seeded)
        if isinstance(coach, str)
        else own_coach(called(coach), coach, seeded)
        for coach, seeded in zip((home, away), own, strict=True)
    ]
    recorder = Recorder(opened, __version__, setup, (called(home), called(away)), dice)
    match = opened.new(setup, [])
    Table(match, Dice(dice), recorder).play((coaches[0], coaches[1]))
    judged(opened.outcome(match), coaches)
    return Match(opened, recorder.record(match), match)


def called(coach: Named) -> str:
    """What a coach is called in the record."""
    return coach if isinstance(coach, str) else str(getattr(coach, "__name__", type(coach).__name__))


def load(file: str | os.PathLike[str], content: str | os.PathLike[str] | None = None) -> Match:
    """A match from its record, checked to the last event if it is over; `BadFile` says what does not fit, and
    where.
    """
    record = read_record(Path(file))
    if record.game not in names():
        raise BadFile(record.file, "line 1.game", f"'{record.game}' is none of: {', '.join(names())}")
    game = kit_of(record.game).game(None if content is None else Path(content))
    end = verify(game, record) if record.end is not None else [position for position, _ in replay(game, record)][-1]
    return Match(game, record, end)
