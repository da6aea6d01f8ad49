"""Turning the table round by 180 degrees and swapping seats turns the match round, event by event.

A reflection would not do: the arrows of the scatter template run clockwise (2.03).
"""

from functools import partial

from hypothesis import given, settings

from tests.engine import often
from tests.games.every.mirror import play_both
from tests.games.takkure.playing import EXERCISES, SEEDS, RandomPlay
from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.table.box import PASS_UP, card_of, die_of, laid, player_of
from thirdhalf.games.takkure.table.events import EVENT_FIELDS, TIME, TRY
from thirdhalf.games.takkure.table.kinds import BALL, NO_PLAYER
from thirdhalf.games.takkure.table.questions.picks import DRAWING, CardDraw
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
from thirdhalf.kernel.decision import Choice, Decision, Pick, Roll
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

SAME = (
    FIRST_ACTION,
    DEFENCE,
    SECOND_ACTION,
    DICE_FOR,
    CATCH,
    KICK_OUT,
    FATIGUE_LOST,
    USE_SKILL,
    TEAM_PLAY,
    TEAM_PLAYS,
    DISCARD,
    GO_ON,
)


def partner(match: Match, twin: Match, number: int) -> int:
    """The same player in the turned match."""
    if number in (BALL, NO_PLAYER):
        return number
    ids = [player.profile.id for player in twin.players]
    return ids.index(match.players[number].profile.id)


def turned_choice(match: Match, twin: Match, decision: Decision, choice: Choice) -> Choice:
    """The same choice in the turned match."""
    if isinstance(decision, Roll):
        # The coin has a side for each coach.
        return (3 - choice[0],) if decision.topic == "referee roll" else choice
    if decision.topic in SAME:
        return choice
    if decision.topic == KICKS:
        return (other(choice[0]),)
    if decision.topic in (CARD, SETTLE_FIRST):
        option = choice[0]
        return (laid(card_of(option), partner(match, twin, player_of(option)), die_of(option)) if option else PASS_UP,)
    if decision.topic == ARROW:
        return ((choice[0] + 180) % 360,)
    if isinstance(decision, Pick):
        return (partner(match, twin, choice[0]),)
    return tuple(-number for number in choice)


def turned_event(match: Match, twin: Match, event: Event) -> Event:
    """The same event in the turned match."""
    values: list[int] = []
    for i, field in enumerate(EVENT_FIELDS[event.kind]):
        if (event.kind == TIME and field != "box") or (event.kind == TRY and field != "player"):
            values.append(event.values[3 - i])
        elif field in ("player", "tackler", "receiver"):
            values.append(partner(match, twin, event.values[i]))
        elif field == "players":
            values.extend(partner(match, twin, number) for number in event.values[i:])
        elif field in ("x", "y"):
            values.append(-event.values[i])
        elif field == "points":
            values.extend(-number for number in event.values[i:])
        elif field == "faces":
            values.extend(event.values[i:])
        elif field == "seat":
            values.append(other(event.values[i]) if event.values[i] != NOBODY else NOBODY)
        elif field == "degrees":
            values.append((event.values[i] + 180) % 360)
        else:
            values.append(event.values[i])
    audience = event.audience if event.audience == EVERYBODY else EVERYBODY - event.audience
    return Event(event.kind, event.rule, tuple(values), audience)


def deal_both(match: Match, twin: Match, player: RandomPlay) -> None:
    """5.01: home gets ready first, which nobody notices: the same cards for the same team in both matches."""
    answers: dict[int, list[Choice]] = {HOME: [], AWAY: []}
    while match.decision is not None and match.decision.topic in (TEAM_PLAYS, DRAWING):
        choice = player.answer(match)
        answers[owner(match.decision)].append(choice)
        match.choose(choice)
    while twin.decision is not None and twin.decision.topic in (TEAM_PLAYS, DRAWING):
        twin.choose(answers[other(owner(twin.decision))].pop(0))


def owner(decision: Decision) -> int:
    """Whose cards it is about."""
    return decision.coach if isinstance(decision, CardDraw) else decision.seat


@given(EXERCISES, SEEDS)
@settings(max_examples=often(120))
def test_a_turned_table_turns_the_match(exercise: int, seed: int) -> None:
    game = takkure()
    log: list[Event] = []
    twin_log: list[Event] = []
    match = game.new({"exercise": exercise, "home": "yamato", "away": "teriomorphs", "attacker": "home"}, log)
    twin = game.new({"exercise": exercise, "home": "teriomorphs", "away": "yamato", "attacker": "away"}, twin_log)
    player = RandomPlay(seed)
    if exercise == 6:
        deal_both(match, twin, player)
        assert sorted(repr(turned_event(match, twin, event)) for event in log) == sorted(repr(e) for e in twin_log)
    play_both(
        game,
        match,
        twin,
        player,
        partial(turned_choice, match, twin),
        partial(turned_event, match, twin),
        partial(partner, match, twin),
    )
