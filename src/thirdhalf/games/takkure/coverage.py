"""How often everything on the cards and in the tables occurred: actions, skills, cards, injury rows."""

from thirdhalf.games.takkure.showing.account import in_words
from thirdhalf.games.takkure.skills.team import TEAM_SKILLS
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.catalog import Catalog
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    ACTION_WORDS,
    NO_SKILL,
    NO_TALENT,
    NO_TEAM_SKILL,
    NOTHING,
    SKILL_WORDS,
    TALENT_WORDS,
    TEAM_SKILL_WORDS,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.kernel.event import Event

# Events that are what they count.
_ACTION_OF = {events.STOOD_UP: "stand up", events.RESTED: "rest"}
_OF_TEAMS = tuple([skill.told_by() for skill in TEAM_SKILLS if skill.told_by()])


def everything(catalog: Catalog) -> list[str]:
    """All that can occur, by name."""
    actions = [word for code, word in enumerate(ACTION_WORDS) if code not in (NOTHING, ACTED)]
    return [
        *[f"action: {word}" for word in actions],
        *[f"position skill: {word}" for code, word in enumerate(SKILL_WORDS) if code != NO_SKILL],
        *[f"player skill: {word}" for code, word in enumerate(TALENT_WORDS) if code != NO_TALENT],
        *[f"team skill: {word}" for code, word in enumerate(TEAM_SKILL_WORDS) if code != NO_TEAM_SKILL],
        *[f"card: {card.id}" for card in catalog.box.plays],
        *[f"team play: {card.id}" for card in catalog.box.team_plays],
        *[f"common injury: {face}" for face in range(1, 13)],
        *[f"grave injury: {face}" for face in range(1, 13)],
    ]


def occurrences(match: Match, log: list[Event]) -> dict[str, int]:
    """How often each occurred in a match; an action counts when it is declared."""
    seen: dict[str, int] = {}
    for event in log:
        name = _name(match, event)
        if name:
            seen[name] = seen.get(name, 0) + 1
    return seen


def _name(match: Match, event: Event) -> str:
    kind = event.kind
    if kind in _ACTION_OF:
        return f"action: {_ACTION_OF[kind]}"
    if kind in _OF_TEAMS:
        return f"team skill: {TEAM_SKILL_WORDS[match.cards.skills[_team_of(match, event)]]}"
    if kind == events.MARKED:
        return "action: move"
    for known, group, field in (
        (events.DECLARED, "action", "action"),
        (events.POSITION_SKILL, "position skill", "skill"),
        (events.SKILL_USED, "player skill", "talent"),
        (events.CARD_TURNED, "card", "card"),
        (events.PLAY_TURNED, "team play", "play"),
    ):
        if kind == known:
            return f"{group}: {in_words(match, event)[field]}"
    if kind == events.INJURY:
        told = in_words(match, event)
        return f"{told['table']} injury: {told['face']}"
    return ""


def _team_of(match: Match, event: Event) -> int:
    """Whose tokens an event tells of: those of a player, or of a coach."""
    who = event.values[0]
    return match.players[who].team if event.kind == events.HONOUR else who
