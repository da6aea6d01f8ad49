"""The lines of a log that marks are made of. Whoever writes them has rolled and reckoned by the game's rules
(`aftermath`); here they are only required to fit what came before, so that a log is read without the game.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thirdhalf.kernel.fields import Fields
from thirdhalf.league.marks.club import MOST_EXPERIENCE, MOST_HIRED, MOST_LEARNED, Club, Hurt
from thirdhalf.league.season.finding import meeting_of, named

if TYPE_CHECKING:
    from thirdhalf.league.season.competition import Competition

MOST_MISSED: Final = 99
MOST_PLAYERS: Final = 16


def _club(state: "Competition", fields: Fields) -> Club:
    """Whose step it is; `rule` says which rule, `why` what an organiser adds."""
    if not state.terms.marks:
        raise fields.bad("do", "this competition leaves no marks: `marks = true` in its terms")
    fields.text("rule", "")
    fields.text("why", "")
    return state.clubs[named(state, fields, "entry").number]


def _after(state: "Competition", fields: Fields) -> Club:
    """A step that follows a match of the club."""
    club = _club(state, fields)
    _, meeting = meeting_of(state, fields)
    if state.clubs.index(club) not in (meeting.home, meeting.away):
        raise fields.bad("entry", f"does not play '{meeting.id}'")
    return club


def _dice(fields: Fields) -> list[int]:
    faces = fields.get("dice")
    if not isinstance(faces, list) or len(faces) > 8 or not all(type(f) is int and 1 <= f <= 12 for f in faces):
        raise fields.bad("dice", "must be a list of faces")
    return [int(face) for face in faces]


def _injury(state: "Competition", fields: Fields) -> None:
    """Somebody was hurt: `stays` where it takes something away until it heals, `misses` matches it cannot play."""
    club = _after(state, fields)
    hurt = Hurt(fields.text("player"), fields.text("injury"))
    _dice(fields)
    if fields.whole("stays", 0, 1):
        club.injuries.append(hurt)
    misses = fields.whole("misses", 0, MOST_MISSED)
    if misses:
        club.missing[hurt.player] = max(misses, club.missing.get(hurt.player, 0))


def _healing(state: "Competition", fields: Fields) -> None:
    """A roll between two matches: `healed` or not."""
    club = _after(state, fields)
    hurt = Hurt(fields.text("player"), fields.text("injury"))
    _dice(fields)
    if hurt not in club.injuries:
        raise fields.bad("injury", f"'{hurt.player}' has no '{hurt.injury}'")
    if fields.whole("healed", 0, 1):
        club.injuries.remove(hurt)


def _experience(state: "Competition", fields: Fields) -> None:
    """What a club's players have learned from a match; the last line of what follows one."""
    club = _after(state, fields)
    fields.text("digest", "")
    for player, gained in _numbers(fields, "players").items():
        club.experience[player] = club.experience.get(player, 0) + gained


def _training(state: "Competition", fields: Fields) -> None:
    """A lesson, for so much experience; drawn by dice or chosen."""
    club = _club(state, fields)
    player, skill = fields.text("player"), fields.text("skill")
    if fields.has("dice"):
        _dice(fields)
    wanted = fields.whole("experience", 0, MOST_EXPERIENCE)
    known = club.lessons(player)
    if club.experience.get(player, 0) < wanted:
        raise fields.bad("experience", f"'{player}' has {club.experience.get(player, 0)}, not {wanted}")
    if skill in known or len(known) == MOST_LEARNED:
        raise fields.bad("skill", f"'{player}' knows '{skill}', or {MOST_LEARNED} others, already")
    club.learned[player] = (*known, skill)


def _hire(state: "Competition", fields: Fields) -> None:
    """Somebody plays for one club and no other."""
    club = _club(state, fields)
    player = fields.text("player")
    for other, entry in zip(state.clubs, state.entries, strict=True):
        if player in other.hired:
            raise fields.bad("player", f"'{player}' plays for '{entry.name}'")
    if len(club.hired) == MOST_HIRED:
        raise fields.bad("player", f"at most {MOST_HIRED} can be hired")
    club.hired.append(player)


def _dismiss(state: "Competition", fields: Fields) -> None:
    """Who was hired is free again."""
    club = _club(state, fields)
    player = fields.text("player")
    if player not in club.hired:
        raise fields.bad("player", f"'{player}' has not been hired")
    club.hired.remove(player)


def _club_as_was(state: "Competition", fields: Fields) -> None:
    """What a club brings from the season before: experience and lessons; injuries are healed by now."""
    club = _club(state, fields)
    if state.stages:
        raise fields.bad("do", "comes too late: the first stage has been drawn")
    club.experience = _numbers(fields, "experience")
    table = fields.get("learned")
    if not isinstance(table, dict) or len(table) > MOST_PLAYERS:
        raise fields.bad("learned", "must be lists of skills by player")
    for player, skills in table.items():
        whole = isinstance(skills, list) and all(isinstance(skill, str) for skill in skills)
        if not whole or len(skills) > MOST_LEARNED:
            raise fields.bad("learned", f"'{player}' has at most {MOST_LEARNED} skills, in a list")
        club.learned[str(player)] = tuple([str(skill) for skill in skills])


def _numbers(fields: Fields, key: str) -> dict[str, int]:
    table = fields.get(key)
    whole = isinstance(table, dict) and all(type(n) is int and 0 <= n <= MOST_EXPERIENCE for n in table.values())
    if not whole or not isinstance(table, dict) or len(table) > MOST_PLAYERS:
        raise fields.bad(key, "must be numbers by player")
    return {str(player): int(number) for player, number in table.items()}


MARK_STEPS: Final[dict[str, Callable[["Competition", Fields], None]]] = {
    "injury": _injury,
    "healing": _healing,
    "experience": _experience,
    "training": _training,
    "hire": _hire,
    "dismiss": _dismiss,
    "club": _club_as_was,
}
