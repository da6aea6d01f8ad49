"""Events, questions and options as messages of the catalogue, each value saying what it is; no language is involved."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import KEEP_HAND
from thirdhalf.games.takkure.cards.effects import REROLL
from thirdhalf.games.takkure.rules.actions.tackle import tacklers_in_contact
from thirdhalf.games.takkure.rules.exercise import reached_line
from thirdhalf.games.takkure.showing.account import word
from thirdhalf.games.takkure.showing.asking import SUREST
from thirdhalf.games.takkure.showing.naming import card_name, play_name, player_name
from thirdhalf.games.takkure.showing.whereabouts import whereabouts
from thirdhalf.games.takkure.skills.team import TOKENS
from thirdhalf.games.takkure.table.box import NO_PLAY, PASS_UP, STAR, STAR_REROLL, card_of, die_of, player_of
from thirdhalf.games.takkure.table.events import EVENT_FIELDS, ROLLED, TIME
from thirdhalf.games.takkure.table.kinds import ACTION_WORDS, BALL, LINE_REACHED, NO_PLAYER, NOTHING
from thirdhalf.games.takkure.table.questions.topics import (
    ARROW,
    CARD,
    CATCH,
    DEFENCE,
    DICE_FOR,
    DISCARD,
    FATIGUE_LOST,
    FIRST_ACTION,
    GO_ON,
    KICK_OUT,
    KICKS,
    SECOND_ACTION,
    SETTLE_FIRST,
    TEAM_PLAY,
    TEAM_PLAYS,
    USE_SKILL,
)
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.polyline import line_length
from thirdhalf.kernel.decision import Pick
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.frame import Projection
from thirdhalf.kernel.seat import seat_word
from thirdhalf.kernel.telling import (
    Telling,
    length,
    message_id,
    number,
    numbers,
    said,
    several,
    signed,
    text,
)

CARD_TOPICS: Final[tuple[str, ...]] = (CARD, SETTLE_FIRST)
PLAY_TOPICS: Final[tuple[str, ...]] = (TEAM_PLAY, TEAM_PLAYS)
ACTION_TOPICS: Final[tuple[str, ...]] = (FIRST_ACTION, DEFENCE, SECOND_ACTION)
NUMBER_TOPICS: Final[tuple[str, ...]] = (ARROW, DICE_FOR)
DIE_WORDS: Final[tuple[str, ...]] = ("no", "yes")
"""3.07: whether one's only die goes against somebody."""
OPTION_WORDS: Final = {
    CATCH: ("let it fall", "catch"),
    KICK_OUT: ("play on", "kick out"),
    USE_SKILL: ("no", "yes"),
    FATIGUE_LOST: ("inactive", "active"),
    GO_ON: ("stop", "go on"),
}
THINGLESS_TOPICS: Final = frozenset((*ACTION_TOPICS, *NUMBER_TOPICS, KICKS, *OPTION_WORDS, *PLAY_TOPICS, DISCARD))
"""No option points at anything on the table."""

ROLLED_FOR: Final = "event-rolled-for"
# What is rolled for by rules of their own: not an action, but something that follows from one.
REASONS: Final = {"1.18": "reason-endurance", "1.21": "reason-feet", "2.02": "reason-reception"}

_PLAYERS: Final[tuple[str, ...]] = ("player", "tackler", "receiver")
# Fields whose value is a kind, and the message group that names it.
_KINDS: Final = {
    "action": "action",
    "result": "result",
    "source": "source",
    "ending": "ending",
    "seat": "seat",
    "characteristic": "characteristic",
    "table": "table",
    "home_side": "side",
    "away_side": "side",
}


def event_message(kind: str) -> str:
    """The message that tells of this kind of event."""
    return message_id("event", kind)


def tell_event(match: Match, event: Event) -> Telling:
    """An event with each value under its name; a line's end also as `x` and `y`, with the words for it."""
    values: dict[str, Projection] = {}
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        value = event.values[i]
        if field in _PLAYERS:
            values[field] = player_name(match, value)
        elif field == "players":
            values[field] = several([player_name(match, other) for other in event.values[i:]])
        elif field == "points":
            values[field] = numbers(event.values[i:])
            values |= _place(match, event, event.values[-2], event.values[-1])
        elif field == "x":
            values |= _place(match, event, value, event.values[i + 1])
        elif field == "faces":
            values[field] = numbers(event.values[i:])
            values["verdict"] = text(verdict(event.values[i - 1], event.values[i:]))
        elif field == "amount":
            values[field] = signed(value)
        elif field in ("talent", "skill"):
            values[field] = said(message_id("skill", word(match, field, value)), "title")
        elif field == "card":
            values[field] = card_name(match, value)
        elif field == "play":
            values[field] = play_name(match, value)
        elif field == "letter":
            values[field] = text(word(match, field, value))
        elif field in _KINDS:
            values[field] = said(message_id(_KINDS[field], word(match, field, value)))
        elif field != "y":
            values[field] = number(value)
    if event.kind == ROLLED and event.rule in REASONS:
        values["reason"] = said(REASONS[event.rule])
        return Telling(ROLLED_FOR, values)
    if event.kind == TIME:
        values["home_team"] = said("seat-home")
        values["away_team"] = said("seat-away")
    return Telling(event_message(event.kind), values)


def _place(match: Match, event: Event, x: int, y: int) -> dict[str, Projection]:
    """Where it was, in words and as coordinates; sides are those of whoever the event is about."""
    first = EVENT_FIELDS[event.kind][0]
    player = event.values[0] if first in _PLAYERS else NO_PLAYER
    return {"x": length(x), "y": length(y), **whereabouts(match, player, x, y)}


def verdict(value: int, faces: tuple[int, ...]) -> str:
    """1.14: what a roll is by itself: a 1 is critical, a 12 always misses, up to the value it is made."""
    if 1 in faces:
        return "critical"
    return "made" if min(faces) <= min(value, SUREST) else "missed"


def option_label(match: Match, pick: Pick, option: int) -> Telling:
    """An option for people; `game.option_word` has the same order of cases."""
    if pick.topic == SECOND_ACTION and option == NOTHING and wins_by_staying(match):
        return Telling("option-on-the-line", {})
    if pick.topic in ACTION_TOPICS:
        return Telling(message_id("action", ACTION_WORDS[option]), {})
    if pick.topic == DICE_FOR and len(pick.options) == len(DIE_WORDS):
        return Telling(message_id("option-one-die", DIE_WORDS[option]), {})
    if pick.topic in NUMBER_TOPICS:
        return Telling("option-number", {"number": number(option)})
    if pick.topic == KICKS:
        return Telling(message_id("seat", seat_word(option)), {})
    if pick.topic in OPTION_WORDS:
        return Telling(message_id(message_id("option", pick.topic), OPTION_WORDS[pick.topic][option]), {})
    if pick.topic in CARD_TOPICS:
        return laid_label(match, option)
    if pick.topic in PLAY_TOPICS:
        if option == NO_PLAY:
            return Telling("option-no-team-play", {})
        return Telling("option-team-play", {"play": play_name(match, option)})
    if pick.topic == DISCARD:
        if option == KEEP_HAND:
            return Telling("option-keep-hand", {})
        return Telling("option-discard", {"card": card_name(match, option)})
    if option == BALL:
        return Telling("option-ball", {})
    return Telling("option-player", {"player": player_name(match, option)})


def wins_by_staying(match: Match) -> bool:
    """0.07, 1.21: whether the active player touches the line that ends the exercise, and no tackler touches it."""
    if match.holder != match.active or LINE_REACHED not in match.terms.endings or not reached_line(match):
        return False
    return not tacklers_in_contact(match, line_length(match.run_line))


def laid_label(match: Match, option: int) -> Telling:
    """4.07: what a coach can lay down in a window: the card or token, the player it is for, the number of the die."""
    if option == PASS_UP:
        return Telling("option-lay-nothing", {})
    card = card_of(option)
    if card in TOKENS:
        message = message_id("option-token", TOKENS[card].name)
        values: dict[str, Projection] = {}
    else:
        message = "option-card"
        values = {"card": card_name(match, card)}
    values["player"] = player_name(match, player_of(option))
    if rerolls(match, card):
        message += "-die"
        values["die"] = number(die_of(option) + 1)
    return Telling(message, values)


def rerolls(match: Match, card: int) -> bool:
    """4.07, 5.07: whether the card or token is for one of a player's dice."""
    return card == STAR_REROLL or (card < STAR and match.cards.box.plays[card].effect is REROLL)


def option_things(match: Match, pick: Pick, option: int) -> list[str]:
    """The players an option points at, or the ball."""
    if pick.topic in CARD_TOPICS:
        return [] if option == PASS_UP else [match.players[player_of(option)].profile.id]
    if pick.topic in THINGLESS_TOPICS:
        return []
    return ["ball"] if option == BALL else [match.players[option].profile.id]
