"""One match of an experiment, watched: who led when, when was scored, where the ball was, who was lucky."""

from functools import partial
from typing import Final, NamedTuple

from thirdhalf.analysis.judging import QUICK, Judging
from thirdhalf.analysis.luck import Luck
from thirdhalf.games import kit_of
from thirdhalf.games.kit import Kit
from thirdhalf.kernel.decision import Decision, Roll
from thirdhalf.kernel.game import Outcome
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.kernel.table import Table
from thirdhalf.kernel.view import View
from thirdhalf.lab.experiment.abstaining import Abstaining
from thirdhalf.lab.simulation import Seated, Series, judged, seated

PARTS: Final = 10
"""Into which a match is divided, by its decisions."""
ALONG: Final = 12
ACROSS: Final = 8
"""Into so many fields the pitch is divided for the map of where the ball was."""
THOUSAND: Final = 1000
"""A result and luck are counted in thousandths: a win is one, a loss as much less than nothing."""


class Watched(NamedTuple):
    """What came of a match, for home. `lead_changes`: how often the lead went from one side to the other. `comeback`:
    whether the winner was behind. `scored`: both sides' points in each part of it. `ball`: at how many decisions it was
    in each field, by the field's number. `luck`: in thousandths of a win, and nothing where nobody judges.
    """

    outcome: Outcome
    decisions: int
    seen: dict[str, int]
    lead_changes: int
    comeback: int
    injuries: int
    scored: tuple[list[int], list[int]]
    ball: dict[int, int]
    luck: int

    @property
    def result(self) -> int:
        """For home, in thousandths."""
        return THOUSAND * (int(self.outcome.winner == HOME) - int(self.outcome.winner == AWAY))


class Course:
    """Both scores as they went."""

    def __init__(self) -> None:
        self.lead_changes = 0
        self.behind: set[int] = set()
        # Decision, home's points and away's, wherever they changed.
        self.changes: list[tuple[int, int, int]] = []
        self._score = (0, 0)
        self._leader = 0

    def note(self, decision: int, home: int, away: int) -> None:
        """After a decision."""
        if (home, away) == self._score:
            return
        self.changes.append((decision, home - self._score[0], away - self._score[1]))
        self._score = (home, away)
        leader = (home > away) - (home < away)
        if leader:
            self.behind.add(AWAY if leader > 0 else HOME)
            self.lead_changes += int(leader == -self._leader)
            self._leader = leader

    def scored(self, decisions: int) -> tuple[list[int], list[int]]:
        """Both sides' points in each part of the match."""
        found = ([0] * PARTS, [0] * PARTS)
        for decision, home, away in self.changes:
            part = min(PARTS - 1, PARTS * decision // max(1, decisions))
            found[HOME][part] += home
            found[AWAY][part] += away
        return found


def watch(series: Series, index: int, forgone: tuple[tuple[str, ...], tuple[str, ...]], luck: bool) -> Watched:
    """Play one match of a series; home and away do without what is `forgone`."""
    kit = kit_of(series.game)
    playing = seated(series, index)
    for seat, names in enumerate(forgone):
        if names:
            seed = f"{series.seed}/{index}/{seat}/forgone"
            playing.coaches[seat] = Abstaining(playing.coaches[seat], kit, playing.game, names, seed)
    course = Course()
    ball: dict[int, int] = {}
    lucky = played_with_luck(kit, playing, course, ball) if luck else played(kit, playing, course, ball)
    match = playing.table.match
    outcome = judged(playing.game.outcome(match), playing.coaches)
    log = match.log or []
    return Watched(
        outcome,
        playing.table.decisions,
        kit.occurrences(match, log),
        course.lead_changes,
        int(outcome.winner in course.behind),
        sum([event.kind in kit.design.injuries for event in log]),
        course.scored(playing.table.decisions),
        dict(sorted(ball.items())),
        lucky,
    )


def played(kit: Kit, playing: Seated, course: Course, ball: dict[int, int]) -> int:
    """To the end; nobody judges luck."""
    coaches = (playing.coaches[HOME], playing.coaches[AWAY])
    while playing.table.play_decision(coaches):
        look(kit, playing, course, ball)
    return 0


def played_with_luck(kit: Kit, playing: Seated, course: Course, ball: dict[int, int]) -> int:
    """The same, every throw judged before it is made, as `thirdhalf analyse` does it; home's luck in thousandths."""
    judge = kit.judge
    assert judge is not None, "who asks for luck has a judge"
    luck = Luck(judge, Judging(judge, partial(kit.roster.coach, kit.plays_on), QUICK))
    table = playing.table
    decision = after_throws(table, luck)
    while decision is not None:
        table.choose(playing.coaches[decision.seat](View(table.match, decision.seat)))
        table.decisions += 1
        decision = after_throws(table, luck)
        look(kit, playing, course, ball)
    return round(THOUSAND * luck.lasting)


def after_throws(table: Table, luck: Luck) -> Decision | None:
    """Let chance answer as long as it is asked; what is asked then, or None at the end."""
    while isinstance(decision := table.match.decision, Roll):
        faces = table.dice.roll(decision)
        luck.throw(table.match, decision, faces)
        table.choose(faces)
    luck.asked(table.match)
    return decision


def look(kit: Kit, playing: Seated, course: Course, ball: dict[int, int]) -> None:
    """At the table after a decision."""
    match = playing.table.match
    now = playing.game.outcome(match)
    course.note(playing.table.decisions, now.home_score, now.away_score)
    at = kit.picture.ball(match)
    if at is not None:
        field = field_of(at, kit.picture.half_pitch(match))
        ball[field] = ball.get(field, 0) + 1


def field_of(at: tuple[int, int], half: tuple[int, int]) -> int:
    """The number of the field of the map: from home's end to the other, row after row."""
    along, across = [
        max(0, min(count - 1, count * (place + size) // (2 * size)))
        for place, size, count in zip(at, half, (ALONG, ACROSS), strict=True)
    ]
    return across * ALONG + along


def turned_field(field: int) -> int:
    """The same for the other side."""
    return ALONG * ACROSS - 1 - field
