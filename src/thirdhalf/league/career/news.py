"""What the newspaper has to tell after a round: from the lines of the season's log, and nothing else."""

from typing import Final, NamedTuple

from thirdhalf.league.career.season import cup_winner, next_division, own_results, place_of
from thirdhalf.league.fixtures import Result
from thirdhalf.league.season.competition import Competition, Line
from thirdhalf.league.season.meetings import Meeting
from thirdhalf.league.season.stage import Stage

CLEAR: Final = 3
"""So many more are a rout."""
IN_A_ROW: Final = 3
MOST_STORIES: Final = 12


class Story(NamedTuple):
    """One story: what kind, and the clubs, players and numbers in it."""

    kind: str
    values: dict[str, str | int]


def stories(now: Competition, club: str, division: int) -> list[Story]:
    """The stories of the latest issue, one's own club's first. An issue has all that was played since one's own last
    match, that match included: a day off fills none, for nobody would read of the match before it.
    """
    played_lines = [line for line in now.taken() if line.get("do") == "result"]
    if not played_lines:
        return [Story("begins", {"club": club, "clubs": len(now.entries)})]
    of_issue = issue(now, [now.meeting(str(line["match"])) for line in played_lines], club)
    names = {meeting.id: (now.name(meeting.home), now.name(meeting.away)) for _, meeting in of_issue}
    played = [
        (names[meeting.id], result) for stage, meeting in of_issue if (result := stage.result(meeting)) is not None
    ]
    own = [(pair, result) for pair, result in played if club in pair]
    found = _end(now, club, division) if now.over else []
    found += [_own(pair, result, club) for pair, result in own] or [Story("rests", {"club": club})]
    marks = [line for line in now.taken() if line.get("match") in names]
    found += _star(marks, club)
    found += _people(marks, club)
    found += _table(now, club)
    found += [_other(pair, result) for pair, result in played if club not in pair]
    return found[:MOST_STORIES]


def issue(now: Competition, played: list[tuple[Stage, Meeting]], club: str) -> list[tuple[Stage, Meeting]]:
    """The matches of the latest issue, in the order played: from the round of one's own last match on."""
    own = [place for place, (_, each) in enumerate(played) if club in (now.name(each.home), now.name(each.away))]
    stage, last = played[own[-1]] if own else played[-1]
    return [(each, meeting) for each, meeting in played if (each.number, meeting.round) >= (stage.number, last.round)]


def _own(pair: tuple[str, str], result: Result, club: str) -> Story:
    home = pair[0] == club
    ours, theirs = (result.home_score, result.away_score) if home else (result.away_score, result.home_score)
    kind = "won" if ours > theirs else "drawn" if ours == theirs else "lost"
    if abs(ours - theirs) >= CLEAR:
        kind += "-clearly"
    return Story(kind, {"club": club, "rival": pair[1] if home else pair[0], "ours": ours, "theirs": theirs})


def _other(pair: tuple[str, str], result: Result) -> Story:
    values: dict[str, str | int] = {"home": pair[0], "away": pair[1]}
    values |= {"home-score": result.home_score, "away-score": result.away_score}
    return Story("rout" if abs(result.home_score - result.away_score) >= CLEAR else "result", values)


def _star(marks: list[Line], club: str) -> list[Story]:
    """Who of one's club has learned most from the match."""
    for line in marks:
        players = line.get("players")
        if line.get("do") == "experience" and line.get("entry") == club and isinstance(players, dict) and players:
            best = max(sorted(players), key=lambda player: int(players[player]))
            if int(players[best]):
                return [Story("star", {"club": club, "player": best, "experience": int(players[best])})]
    return []


def _people(marks: list[Line], club: str) -> list[Story]:
    """Who was hurt and who has healed: all of one's own, of the others those who miss matches."""
    found: list[Story] = []
    for line in marks:
        mine = line.get("entry") == club
        about: dict[str, str | int] = {"club": str(line.get("entry")), "player": str(line.get("player"))}
        misses = line.get("misses")
        if line.get("do") == "injury" and (mine or misses):
            found.append(Story("hurt", {**about, "misses": misses if isinstance(misses, int) else 0}))
        elif line.get("do") == "healing" and mine and line.get("healed"):
            found.append(Story("healed", about))
    return sorted(found, key=lambda story: story.values["club"] != club)


def _table(now: Competition, club: str) -> list[Story]:
    """Who leads, where one's club stands, and a run of wins or defeats."""
    rows = now.stages[0].table(0)
    leader = now.name(rows[0].entry)
    found: list[Story] = []
    results = own_results(now, club)
    for kind, result in (("run", 1), ("slump", -1)):
        count = 0
        while count < len(results) and results[-1 - count] == result:
            count += 1
        if count >= IN_A_ROW:
            found.append(Story(kind, {"club": club, "matches": count}))
    points: dict[str, str | int] = {"leader": leader, "points": rows[0].points}
    if leader == club:
        return [*found, Story("leads", points)]
    return [*found, Story("table", {**points, "club": club, "place": place_of(now, club)})]


def _end(now: Competition, club: str, division: int) -> list[Story]:
    """What the season came to."""
    values: dict[str, str | int] = {"club": club, "place": place_of(now, club)}
    then = next_division(now, club, division)
    found: list[Story] = []
    winner = cup_winner(now)
    if winner:
        found.append(Story("cup-won" if winner == club else "cup", {"winner": winner}))
    if then > division:
        found.append(Story("promoted", values))
    elif then < division:
        found.append(Story("relegated", values))
    else:
        found.append(Story("champion" if values["place"] == 1 else "stays", values))
    return found
