"""A career from its log: who began it, and its seasons, each a competition with a log of its own."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.career.world import BEGUN, CLUBS, TOP, Divided

Line = Mapping[str, object]
LONGEST_NAME: Final = 40
MOST_SEASONS: Final = 200


class SeasonLine(NamedTuple):
    """A season: the competition that it is, in which division, counted from below, and which clubs of the computer's
    play in each.
    """

    league: str
    division: int
    clubs: Divided = BEGUN

    @property
    def rivals(self) -> tuple[str, ...]:
        """The other clubs of one's own division."""
        return self.clubs[self.division]


class Career:
    """Where a career stands after its log. `level` is that of all others, empty where they follow the results."""

    def __init__(self, lines: Iterable[Line], file: str = "career") -> None:
        self.lines = list(lines)
        self.seasons: list[SeasonLine] = []
        for number, line in enumerate(self.lines, 1):
            fields = Fields(file, f"line {number}", line)
            fields.text("at", "")
            kind = fields.word("do", ("season",) if number > 1 else ("begin",))
            self._begin(fields) if kind == "begin" else self._season(fields)
            fields.finish()

    def _begin(self, fields: Fields) -> None:
        self.game = fields.text("game")
        self.club = fields.text("club").strip()
        if not self.club or len(self.club) > LONGEST_NAME:
            raise fields.bad("club", f"must be a name of at most {LONGEST_NAME} characters")
        if self.club in CLUBS:
            raise fields.bad("club", f"'{self.club}' is a club already")
        self.team = fields.text("team")
        self.seed = fields.text("seed")
        self.level = fields.text("level", "")

    def _season(self, fields: Fields) -> None:
        if len(self.seasons) == MOST_SEASONS:
            raise fields.bad("do", f"a career has at most {MOST_SEASONS} seasons")
        division = fields.whole("division", 0, TOP)
        if abs(division - (self.seasons[-1].division if self.seasons else 0)) > 1 or (not self.seasons and division):
            raise fields.bad("division", "nobody leaves out a division")
        self.seasons.append(SeasonLine(fields.text("league"), division, _clubs(fields)))


def _clubs(fields: Fields) -> Divided:
    """Where everybody plays: all clubs once, as many in each division as ever."""
    raw = fields.get("clubs") if fields.has("clubs") else [list(each) for each in BEGUN]
    if not isinstance(raw, list) or not all(isinstance(each, list) for each in raw):
        raise fields.bad("clubs", "must be a list of divisions")
    found = tuple([tuple([str(name) for name in each]) for each in raw])
    if [len(each) for each in found] != [len(each) for each in BEGUN] or {n for each in found for n in each} != CLUBS:
        raise fields.bad("clubs", "must have every club once, as many in each division as at the beginning")
    return found
