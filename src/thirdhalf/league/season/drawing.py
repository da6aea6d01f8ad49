"""The next thing to be drawn, as a line of the log; and whether what was drawn can be drawn again."""

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.fixtures import BYE, Result
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.finding import Refused
from thirdhalf.league.season.stage import Stage, refusal
from thirdhalf.league.swiss import next_pairs
from thirdhalf.league.terms import SWISS


def next_draw(now: Competition) -> Line:
    """The line that draws what is due; `Refused` where nothing is."""
    number = now.due()
    if not number:
        missing = [meeting.id for meeting in now.stages[-1].open()]
        raise Refused(
            f"nothing is to be drawn before these are played: {', '.join(missing)}" if missing else "all over"
        )
    if number <= len(now.stages):
        return {"do": "draw", "stage": number, "pairs": _pairs(now.stages[-1])}
    pools = now.pools(number)
    why = refusal(now.terms, number, pools)
    if why:
        raise Refused(why)
    line: dict[str, object] = {"do": "draw", "stage": number, "pools": pools}
    if now.terms.stages[number - 1].kind == SWISS:
        line["pairs"] = _pairs(Stage(now.terms, number, pools, now.out))
    return line


def _pairs(stage: Stage) -> list[list[int]]:
    """The next round of Swiss."""
    seeds = stage.pools[0]
    places = {entry: place for place, entry in enumerate(seeds)}
    places[BYE] = BYE
    rounds: list[list[Result]] = [[] for _ in stage.swiss_rounds]
    for meeting in stage.meetings():
        result = stage.result(meeting)
        if result is not None:
            rounds[meeting.round - 1].append(result._replace(home=places[result.home], away=places[result.away]))
    out = frozenset([places[entry] for entry in stage.out if entry in places])
    pairs = next_pairs(len(seeds), rounds, stage.own.rounds, out)
    return [[seeds[home], BYE if away == BYE else seeds[away]] for home, away in pairs]


def verify_draws(now: Competition, file: str) -> int:
    """Draw everything again; how many draws there were. The lots of pools are compared whenever a log is read, the
    pairs of Swiss rounds here: `BadFile` where they are others.
    """
    again = Competition(now.terms, (), file)
    draws = 0
    for number, line in enumerate(now.taken(), 1):
        if line.get("do") == "draw":
            draws += 1
            if line.get("pairs") != next_draw(again).get("pairs"):
                raise Fields(file, f"draw {draws}", line).bad("pairs", "these are not the pairs of this round")
        again.take(line, number)
    return draws
