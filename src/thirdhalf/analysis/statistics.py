"""What is counted of a match: figures, dice, cards, and the events that it is remembered by. No judge is needed."""

from collections.abc import Sequence

from thirdhalf.analysis.forms import Card, Dice, Marker, PlayerFigures, SideFigures, Statistics, Told
from thirdhalf.games.figures import SEATS, Figures
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import Record
from thirdhalf.kernel.replay import replay
from thirdhalf.kernel.seat import HOME
from thirdhalf.kernel.telling import Telling


def told(telling: Telling) -> Told:
    """The same, ready for JSON."""
    return Told(telling.message, dict(telling.values))


class Happened:
    """All that happened in a match: how it began and ended, all events, and how many there were before each move, and
    after the last.
    """

    __slots__ = ("before", "end", "log", "start")

    def __init__(self, start: Match, end: Match, log: list[Event], before: list[int]) -> None:
        self.start = start
        self.end = end
        self.log = log
        self.before = before

    def move_of(self, event: int) -> int:
        """The move that an event came of; what happened before the first counts with it."""
        low, high = 0, len(self.before) - 1
        while low < high:
            middle = (low + high) // 2
            if self.before[middle + 1] > event:
                high = middle
            else:
                low = middle + 1
        return low

    def seen_of(self, move: int) -> list[Event]:
        """What came of a move, as far as everybody may know."""
        return [event for event in self.log[self.before[move] : self.before[move + 1]] if event.audience == EVERYBODY]


def gone_through(game: Game, record: Record) -> Happened:
    """Everything that happened in the match of a record."""
    start: Match | None = None
    before: list[int] = []
    match: Match | None = None
    for match, _ in replay(game, record):
        if start is None:
            start = match.copy()
        before.append(len(match.log or []))
    assert start is not None
    assert match is not None
    return Happened(start, match, list(match.log or []), before)


def counted(kit: Kit, game: Game, happened: Happened, values: "Values | None" = None) -> Statistics:
    """The statistics of a match; with what its throws and cards changed, if that is known."""
    found = kit.figures(happened.start, happened.log)
    sides = [_side(found, seat, values) for seat in SEATS]
    return Statistics(
        names=list(found.names),
        lengths=list(found.lengths),
        home=sides[0],
        away=sides[1],
        markers=_markers(kit, game, happened),
    )


class Values:
    """What players and cards changed for their sides: by the player's number, and by seat and card."""

    __slots__ = ("cards", "players")

    def __init__(self) -> None:
        self.players: dict[int, float] = {}
        self.cards: dict[tuple[int, str], float] = {}


def _side(found: Figures, seat: int, values: Values | None) -> SideFigures:
    faces = found.faces[seat]
    played: dict[str, int] = {}
    for _, whose, card in found.cards:
        if whose == seat:
            played[card] = played.get(card, 0) + 1
    return SideFigures(
        figures=found.of_side(seat),
        dice=Dice(faces=list(faces), expected=sum(faces) / found.sides if found.sides else 0.0),
        cards=[
            Card(id=card, played=often, value=None if values is None else values.cards.get((seat, card), 0.0))
            for card, often in played.items()
        ],
        players=[
            PlayerFigures(
                id=person.id,
                name=person.name,
                seat="home" if seat == HOME else "away",
                value=None if values is None else values.players.get(number, 0.0),
                figures=found.of_player(number),
            )
            for number, person in enumerate(found.people)
            if person.seat == seat
        ],
    )


def _markers(kit: Kit, game: Game, happened: Happened) -> list[Marker]:
    kinds: Sequence[str] = kit.highlights
    found: list[Marker] = []
    for number, event in enumerate(happened.log):
        if event.kind in kinds and event.audience == EVERYBODY:
            player = game.event_values(happened.end, event).get("player", "")
            telling = game.tell(happened.end, event)
            move = happened.move_of(number)
            found.append(Marker(move, number, event.kind, player if isinstance(player, str) else "", told(telling)))
    return found
