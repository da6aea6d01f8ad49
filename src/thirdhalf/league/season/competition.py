"""A competition from its log: each line is one step, and a step that does not fit what came before is refused."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.fixtures import ANNULLED, BYE, PLAYED, WALK_OVER, Result
from thirdhalf.league.marks.club import Club
from thirdhalf.league.marks.steps import MARK_STEPS
from thirdhalf.league.season.finding import Refused, meeting_of, named
from thirdhalf.league.season.line_ups import line_up
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.season.neighbours import after, following
from thirdhalf.league.season.stage import Stage, drawn_pools, refusal
from thirdhalf.league.season.times import Time, agree, dated, deadlines, move, propose
from thirdhalf.league.terms import DECIDED, KNOCK_OUT, SWISS, Terms

Line = Mapping[str, object]
MOST_SCORED: Final = 999
MOST_ENTRIES: Final = 256


class Entry(NamedTuple):
    """Who takes part: a name, the team it plays with, who coaches it, and its division, counted from 0. `versions` are
    all teams it has had, the present one last; since the season of number `since`, counted from 1, it has been there.
    """

    number: int
    name: str
    team: str
    coach: str
    division: int
    versions: tuple[str, ...]
    since: int = 1


class Competition:
    """Where a competition stands after its log."""

    def __init__(self, terms: Terms, lines: Iterable[Line] = (), file: str = "log") -> None:
        self.terms = terms
        self.entries: list[Entry] = []
        # What the season has left on each, in the order of the entries.
        self.clubs: list[Club] = []
        self.stages: list[Stage] = []
        self.out: set[int] = set()
        self.lines: list[Line] = []
        # Records by meeting, as the log names them.
        self.records: dict[str, str] = {}
        self.times: dict[str, Time] = {}
        # First deadline and days to the next, by stage, where they are others than in the terms.
        self.dates: dict[int, tuple[str, int]] = {}
        # Who shall play, by meeting and entry.
        self.line_ups: dict[str, dict[int, tuple[str, ...]]] = {}
        # The seasons before this one, the oldest first, and the one that follows it, once it is closed.
        self.before: tuple[str, ...] = ()
        self.following = ""
        self._file = file
        every = list(lines)
        undone = undone_lines(every, file)
        for number, line in enumerate(every, 1):
            if number not in undone:
                self.take(line, number)
            else:
                self.lines.append(line)

    def take(self, line: Line, number: int) -> None:
        """Take one step. `BadFile` says why it does not fit; the competition is of no use after that, its log is."""
        fields = Fields(self._file, f"line {number}", line)
        fields.text("at", "")
        fields.text("by", "")
        if self.following:
            raise fields.bad("do", f"the season is closed: '{self.following}' follows it")
        STEPS[fields.word("do", tuple(STEPS))](self, fields)
        fields.finish()
        self.lines.append(line)

    def taken(self) -> list[Line]:
        """The lines that count: neither taken back, nor taking back."""
        undone = undone_lines(self.lines, self._file)
        return [line for number, line in enumerate(self.lines, 1) if number not in undone]

    # What is asked of it.

    def entry(self, name: str) -> Entry:
        """Whom a name means."""
        for each in self.entries:
            if each.name == name:
                return each
        raise Refused(f"'{name}' has not entered; entered are: {', '.join([each.name for each in self.entries])}")

    def name(self, number: int) -> str:
        """What an entry is called; empty for a bye."""
        return "" if number == BYE else self.entries[number].name

    def meeting(self, id: str) -> tuple[Stage, Meeting]:
        """A meeting by its name, with its stage."""
        for stage in self.stages:
            for meeting in stage.meetings():
                if meeting.id == id and meeting.away != BYE:
                    return stage, meeting
        raise Refused(f"there is no match '{id}'")

    def due(self) -> int:
        """The stage of which something is to be drawn, counted from 1; 0 where nothing is."""
        if not self.stages:
            return 1
        last = self.stages[-1]
        if last.own.kind == SWISS and len(last.swiss_rounds) < last.own.rounds:
            return last.number if last.round_over else 0
        return last.number + 1 if last.over and last.number < len(self.terms.stages) else 0

    def takers(self, number: int) -> list[int]:
        """Who plays a stage, in the order of seeds."""
        if number > 1:
            return self.stages[number - 2].going_on()
        return [each.number for each in self.entries if each.number not in self.out]

    def pools(self, number: int) -> list[list[int]]:
        """The pools that the seed gives for a stage."""
        return drawn_pools(self.terms, number, self.takers(number), {e.number: e.division for e in self.entries})

    @property
    def number(self) -> int:
        """Which season it is, counted from 1."""
        return len(self.before) + 1

    @property
    def over(self) -> int:
        """Whether everything has been played."""
        return int(len(self.stages) == len(self.terms.stages) and self.stages[-1].over)


def undone_lines(lines: list[Line], file: str = "log") -> set[int]:
    """The lines that were taken back, and those that took them back, counted from 1."""
    found: set[int] = set()
    for number in range(len(lines), 0, -1):
        if lines[number - 1].get("do") == "undo" and number not in found:
            fields = Fields(file, f"line {number}", lines[number - 1])
            wanted = fields.whole("line", 1, number - 1)
            if not fields.text("why").strip():
                raise fields.bad("why", "must give a reason")
            if wanted in found:
                raise fields.bad("line", f"line {wanted} has been taken back already")
            found |= {number, wanted}
    return found


def _enter(state: Competition, fields: Fields) -> None:
    name = fields.text("entry").strip()
    if not name or len(name) > 60:
        raise fields.bad("entry", "must be a name of at most 60 characters")
    if any(each.name == name for each in state.entries):
        raise fields.bad("entry", f"'{name}' has entered already")
    if state.stages:
        raise fields.bad("entry", f"'{name}' comes too late: the first stage has been drawn")
    if len(state.entries) == MOST_ENTRIES:
        raise fields.bad("entry", f"at most {MOST_ENTRIES} can enter")
    divisions = state.terms.divisions
    division = divisions.index(fields.word("division", divisions)) if divisions else 0
    team = fields.text("team")
    since = fields.whole("since", 1, state.number, state.number)
    state.clubs.append(Club())
    coach = fields.text("coach", "")
    state.entries.append(Entry(len(state.entries), name, team, coach, division, (team,), since))


def _division(state: Competition, fields: Fields) -> None:
    """Another division for somebody, before the first draw."""
    entry = named(state, fields, "entry")
    fields.text("why", "")
    if state.stages:
        raise fields.bad("division", "the divisions have been drawn")
    division = state.terms.divisions.index(fields.word("division", state.terms.divisions))
    state.entries[entry.number] = entry._replace(division=division)


def _team(state: Competition, fields: Fields) -> None:
    """Another version of somebody's team, or another team, from now on."""
    entry = named(state, fields, "entry")
    team = fields.text("team")
    fields.text("why", "")
    state.entries[entry.number] = entry._replace(team=team, versions=(*entry.versions, team))


def _coach(state: Competition, fields: Fields) -> None:
    """Another coach for somebody's team from now on."""
    entry = named(state, fields, "entry")
    fields.text("why", "")
    state.entries[entry.number] = entry._replace(coach=fields.text("coach"))


def _withdraw(state: Competition, fields: Fields) -> None:
    """Who leaves loses what is left to play; with `results = "annulled"` all it has played counts for nothing."""
    entry = named(state, fields, "entry")
    fields.text("why", "")
    if entry.number in state.out:
        raise fields.bad("entry", f"'{entry.name}' has left already")
    struck = fields.word("results", ("kept", "annulled"), "kept")
    if struck == "annulled" and state.stages:
        stage = state.stages[-1]
        if stage.own.kind in (SWISS, KNOCK_OUT):
            raise fields.bad("results", f"cannot be annulled in '{stage.own.name}': others have met by them")
        for meeting in stage.meetings():
            if entry.number in (meeting.home, meeting.away):
                stage.results[meeting.id] = Result(meeting.home, meeting.away, 0, 0, ANNULLED)
    state.out.add(entry.number)


def _draw(state: Competition, fields: Fields) -> None:
    """The pools of a stage are those of the seed; the pairs of a Swiss round are taken as they are written."""
    number = fields.whole("stage", 1, len(state.terms.stages))
    own = state.terms.stages[number - 1]
    if number != state.due():
        why = "has been drawn" if number <= len(state.stages) else "cannot be drawn before everything else is played"
        raise fields.bad("stage", f"'{own.name}' {why}")
    if number > len(state.stages):
        pools = state.pools(number)
        why = refusal(state.terms, number, pools)
        if why:
            raise fields.bad("stage", why)
        if fields.get("pools") != pools:
            raise fields.bad("pools", "these are not the lots of the seed")
        stage = Stage(state.terms, number, pools, state.out)
        dated(state, stage)
        if own.kind == SWISS:
            stage.swiss_rounds.append(_pairs(stage, fields))
        state.stages.append(stage)
    else:
        stage = state.stages[-1]
        stage.swiss_rounds.append(_pairs(stage, fields))


def _pairs(stage: Stage, fields: Fields) -> list[tuple[int, int]]:
    """The pairs of a Swiss round: everybody once, and nobody who has met before."""
    raw = fields.get("pairs")
    whole = isinstance(raw, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(type(entry) is int for entry in pair) for pair in raw
    )
    if not whole or not isinstance(raw, list):
        raise fields.bad("pairs", "must be a list of pairs of entries")
    pairs = [(int(pair[0]), int(pair[1])) for pair in raw]
    playing = sorted([entry for pair in pairs for entry in pair if entry != BYE])
    if playing != sorted(set(stage.pools[0]) - stage.out) or [home for home, _ in pairs if home == BYE]:
        raise fields.bad("pairs", "must hold everybody once")
    met = {frozenset(pair) for round in stage.swiss_rounds for pair in round}
    for pair in pairs:
        if frozenset(pair) in met:
            raise fields.bad("pairs", f"{pair[0]} and {pair[1]} have met before")
    return pairs


def _result(state: Competition, fields: Fields) -> None:
    """What came of a match: its score, and how it came about."""
    stage, meeting = meeting_of(state, fields)
    if meeting.id in stage.results:
        raise fields.bad("match", f"'{meeting.id}' has its result: annul it, or take it back")
    if stage is not state.stages[-1] or stage.result(meeting) is not None:
        raise fields.bad("match", f"'{meeting.id}' is not to be played any more")
    home, away = _two(fields, "score", (0, 0))
    blamed = _two(fields, "fouls", (0, 0)) if fields.has("fouls") else (0, 0)
    kind = fields.word("kind", (PLAYED, WALK_OVER), PLAYED)
    record = fields.text("record", "")
    fields.text("digest", "")
    if fields.has("figures") and not isinstance(fields.get("figures"), dict):
        raise fields.bad("figures", "must be what each side's players did")
    stage.results[meeting.id] = Result(meeting.home, meeting.away, home, away, kind, *blamed)
    if kind == PLAYED:
        state.clubs[meeting.home].rested()
        state.clubs[meeting.away].rested()
    if record:
        state.records[meeting.id] = record


def _annul(state: Competition, fields: Fields) -> None:
    """A match is struck out: to be played again, or for good."""
    stage, meeting = meeting_of(state, fields)
    fields.text("why")
    then = fields.word("then", ("again", "never"), "again")
    if stage is not state.stages[-1] or (stage.own.kind == SWISS and meeting.round < len(stage.swiss_rounds)):
        raise fields.bad("match", "others have been drawn by it since")
    if then == "never":
        if stage.own.kind == KNOCK_OUT:
            raise fields.bad("then", "in a knock-out somebody must go on: 'again', or a walk-over")
        stage.results[meeting.id] = Result(meeting.home, meeting.away, 0, 0, ANNULLED)
    elif stage.results.pop(meeting.id, None) is None:
        raise fields.bad("match", f"'{meeting.id}' has no result")
    state.records.pop(meeting.id, None)
    pairs = {each.id: (each.home, each.away) for each in stage.meetings()}
    for id, result in stage.results.items():
        if pairs.get(id) != result[:2]:
            raise fields.bad("match", f"others have met by it: '{id}' has its result")


def _decide(state: Competition, fields: Fields) -> None:
    """A level tie of a knock-out goes to whom the organiser names."""
    stage, meeting = meeting_of(state, fields)
    entry = named(state, fields, "entry")
    fields.text("why", "")
    if stage.own.kind != KNOCK_OUT or stage.own.level != DECIDED:
        raise fields.bad("match", f"'{stage.own.name}' has no ties that an organiser decides")
    for tie in stage.cup().ties():
        if meeting in tie.meetings and tie.level and tie.winner is None and entry.number in tie.pair:
            stage.decided[tie.id] = entry.number
            return
    raise fields.bad("match", f"'{meeting.id}' is no level tie of '{entry.name}' that is open")


def _terms(state: Competition, fields: Fields) -> None:
    """The terms have been changed, before the first draw; what they say is in their own place."""
    fields.text("why", "")
    if state.stages:
        raise fields.bad("do", "the first stage has been drawn by the terms")


def _undo(state: Competition, fields: Fields) -> None:
    """Taken back before anything is played again: see `undone_lines`."""
    raise AssertionError("a line that takes another back is never taken itself")


def _two(fields: Fields, key: str, least: tuple[int, int]) -> tuple[int, int]:
    value = fields.get(key)
    if not isinstance(value, list) or len(value) != 2 or not all(type(each) is int for each in value):
        raise fields.bad(key, "must be two whole numbers, home's first")
    home, away = int(value[0]), int(value[1])
    if not all(low <= each <= MOST_SCORED for low, each in zip(least, (home, away), strict=True)):
        raise fields.bad(key, f"must be from 0 to {MOST_SCORED}")
    return home, away


STEPS: Final[dict[str, Callable[[Competition, Fields], None]]] = {
    "enter": _enter,
    "team": _team,
    "division": _division,
    "coach": _coach,
    "withdraw": _withdraw,
    "draw": _draw,
    "result": _result,
    "annul": _annul,
    "decide": _decide,
    "move": move,
    "deadlines": deadlines,
    "terms": _terms,
    "undo": _undo,
    "propose": propose,
    "agree": agree,
    "line-up": line_up,
    "after": after,
    "next": following,
    **MARK_STEPS,
}
