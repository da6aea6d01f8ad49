"""The lines that follow a match: healing, injuries, experience, and what the computer's clubs learn. Every die comes
from the competition's seed and what it is for, so that anybody can roll it again.
"""

from collections.abc import Iterable

from thirdhalf.kernel.dice import Dice, seed_from
from thirdhalf.kernel.game import Game
from thirdhalf.league.fixtures import PLAYED
from thirdhalf.league.marks.club import MOST_LEARNED, Club
from thirdhalf.league.marks.rules import Left, SeasonRules
from thirdhalf.league.season.competition import Competition, Entry, Line
from thirdhalf.league.season.finding import Refused

NOTHING_LEFT = Left({}, ())


def rolled(now: Competition, sides: int, *about: str) -> int:
    """One die; what it is about makes it another."""
    return Dice(seed_from("/".join([now.terms.seed, "marks", *about]))).face(sides)


def aftermath(
    now: Competition, rules: SeasonRules, match: str, left: tuple[Left, Left] | None, digest: str
) -> list[Line]:
    """What follows a match that has just got its result, for both clubs; nothing after a walk-over. Of a result that
    was entered by hand nothing is known: those who were hurt before heal all the same.
    """
    stage, meeting = now.meeting(match)
    result = stage.result(meeting)
    if not now.terms.marks or result is None or result.kind != PLAYED:
        return []
    times = len([line for line in now.lines if line.get("do") == "result" and line.get("match") == match])
    found: list[Line] = []
    for side, number in enumerate((meeting.home, meeting.away)):
        own = NOTHING_LEFT if left is None else left[side]
        about = (match, str(times), now.entries[number].name)
        found += _of_club(now, rules, now.entries[number], match, own, about)
        found.append(
            {
                "do": "experience",
                "rule": rules.experience_rule,
                "match": match,
                "entry": now.entries[number].name,
                "players": own.experience,
                "digest": digest,
            }
        )
    return found


def _of_club(
    now: Competition, rules: SeasonRules, entry: Entry, match: str, left: Left, about: tuple[str, ...]
) -> Iterable[Line]:
    head = {"match": match, "entry": entry.name}
    for place, hurt in enumerate(now.clubs[entry.number].injuries):
        face = rolled(now, rules.sides, *about, "healing", hurt.player, str(place))
        healed = rules.heals(hurt.injury, face)
        yield {"do": "healing", "rule": rules.healing_rule, **head, **hurt._asdict(), "dice": [face], "healed": healed}
    for place, (player, injury) in enumerate(left.injuries):
        grave = rules.grave(injury)
        faces = [rolled(now, rules.sides, *about, "missing", player, str(place))] if grave else []
        misses = rules.misses(injury, faces[0]) if grave else 0
        if misses or rules.stays(injury):
            yield {
                "do": "injury",
                "rule": rules.missing_rule if grave else rules.injury_rule,
                **head,
                "player": player,
                "injury": injury,
                "stays": rules.stays(injury),
                "dice": faces,
                "misses": misses,
            }


def due_lessons(now: Competition, rules: SeasonRules, game: Game, entry: Entry) -> list[str]:
    """Which players of a club may learn something."""
    club = now.clubs[entry.number]
    squad = [member.id for member in rules.squad(game, entry.team)]
    return [
        player
        for player in [*squad, *club.hired]
        if len(club.lessons(player)) < MOST_LEARNED
        and club.experience.get(player, 0) >= rules.price(len(club.lessons(player)))
        and rules.lessons(game, entry.team, club, player)
    ]


def lesson(now: Competition, rules: SeasonRules, game: Game, entry: Entry, player: str, skill: str) -> Line:
    """A player learns what its coach has chosen, or with no `skill` what a die says: one side for each lesson there is.
    `Refused` where it may not.
    """
    club = now.clubs[entry.number]
    known = len(club.lessons(player))
    if player not in due_lessons(now, rules, game, entry):
        has = club.experience.get(player, 0)
        wanted = f"{rules.price(known)} of experience" if known < MOST_LEARNED else f"fewer than {MOST_LEARNED} lessons"
        raise Refused(
            f"'{player}' may learn nothing now: it has {has} of experience and {known} lessons; {wanted} wanted"
        )
    open_to = rules.lessons(game, entry.team, club, player)
    line: dict[str, object] = {"do": "training", "rule": rules.training_rule, "entry": entry.name, "player": player}
    if not skill:
        face = rolled(now, len(open_to), "training", entry.name, player, str(known))
        skill = open_to[face - 1]
        line["dice"] = [face]
    elif skill not in open_to:
        raise Refused(f"'{player}' cannot learn '{skill}'; it can learn: {', '.join(open_to)}")
    return {**line, "skill": skill, "experience": rules.price(known)}


def lessons_by_lot(now: Competition, rules: SeasonRules, game: Game, entry: Entry) -> list[Line]:
    """One lesson for everybody of a computer's club who may learn one, by dice."""
    return [lesson(now, rules, game, entry, player, "") for player in due_lessons(now, rules, game, entry)]


def hiring(now: Competition, rules: SeasonRules, game: Game, entry: Entry, player: str) -> Line:
    """A legend is hired; `Refused` where nobody of that name is for hire."""
    known = [member.id for member in rules.for_hire(game, entry.team)]
    if player not in known:
        raise Refused(f"'{player}' cannot be hired by '{entry.name}'; for hire are: {', '.join(known) or 'none'}")
    return {"do": "hire", "rule": rules.hiring_rule, "entry": entry.name, "player": player}


def marks_of(now: Competition, rules: SeasonRules, game: Game, match: str) -> dict[str, str | int | bool]:
    """What a match's set-up says of both sides' marks."""
    _, meeting = now.meeting(match)
    found: dict[str, str | int | bool] = {}
    sides = (("home", meeting.home, meeting.away), ("away", meeting.away, meeting.home))
    for side, own, other in sides:
        told = rules.marks(game, now.entries[own].team, now.clubs[own], now.clubs[other])
        found.update({f"{side}_{key}": value for key, value in told.items() if value != ""})
    return found


def as_was(entry: Entry, club: Club) -> Line:
    """What a club brings into the next season."""
    return {
        "do": "club",
        "entry": entry.name,
        "experience": club.experience,
        "learned": {player: list(skills) for player, skills in club.learned.items()},
    }
