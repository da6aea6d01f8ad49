"""Swapping seats swaps the match, and turning the pitch round by 180 degrees (D3.14) turns it, event by event."""

from hypothesis import given, settings

from tests.games.dreadball.playing import PRESETS, SEEDS, RandomPlay
from tests.games.every.mirror import play_both
from thirdhalf.games.dreadball.changes import place
from thirdhalf.games.dreadball.game import dreadball
from thirdhalf.games.dreadball.rules.match import PLAY_RUSH, WholeMatch
from thirdhalf.games.dreadball.showing.telling import HEX_TOPICS
from thirdhalf.games.dreadball.table.events import EVENT_FIELDS, STRIKE, TOSS
from thirdhalf.games.dreadball.table.kinds import NO_HEX, NO_PLAYER
from thirdhalf.games.dreadball.table.pitch import FORMATION, FORWARD, opposite
from thirdhalf.games.dreadball.table.questions.topics import DODGE_MOVE, FACING, LINE_UP, TARGET, THROW_AT, TOKEN
from thirdhalf.games.dreadball.table.questions.topics import STRIKE as STRIKE_OPTION
from thirdhalf.games.dreadball.table.state import Match, new_match, new_player
from thirdhalf.games.dreadball.table.terms import PRESETS as SWITCHES
from thirdhalf.games.dreadball.table.terms import SHEET, agreed
from thirdhalf.kernel.decision import Choice, Decision, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.kernel.seat import AWAY, HOME, NOBODY, other

PLAYER_TOPICS = (LINE_UP, TOKEN, TARGET, THROW_AT)


class Swap:
    """What becomes of everything when the seats are swapped; here the pitch stays as it is."""

    def hex(self, at: int) -> int:
        """The same hex in the other match."""
        return at

    def direction(self, direction: int) -> int:
        """The same direction in the other match."""
        return direction

    def rush(self, rush: int) -> int:
        """The same rush in the other match."""
        return rush

    def player(self, number: int) -> int:
        """The same player in the other match: squads are numbered 0 to 7 and 8 to 15."""
        return (number + 8) % 16

    def choice(self, decision: Decision, choice: Choice) -> Choice:
        """The same choice in the other match."""
        if isinstance(decision, Roll):
            if decision.topic == "toss":
                return (choice[1], choice[0])
            return (self.direction(choice[0] - 1) + 1, choice[1]) if decision.topic == "scatter" else choice
        option = choice[0]
        if option < 0:
            return choice
        if decision.topic in (*HEX_TOPICS, DODGE_MOVE):
            return (self.hex(option),)
        if decision.topic == FACING:
            return (self.direction(option),)
        if decision.topic in PLAYER_TOPICS and option != STRIKE_OPTION:
            return (self.player(option),)
        return choice

    def event(self, event: Event) -> Event:
        """The same event in the other match."""
        values: list[int] = []
        for i, field in enumerate(EVENT_FIELDS[event.kind]):
            if field == "hexes":
                values.extend(self.hex(number) for number in event.values[i:])
            elif field == "faces":
                values.extend(event.values[i:])
            elif event.kind in (TOSS, STRIKE) and field.startswith(("home", "away")):
                values.append(event.values[2 * len(EVENT_FIELDS[event.kind]) - 3 - i])
            else:
                values.append(self.value(field, event.values[i]))
        return Event(event.kind, event.rule, tuple(values), event.audience)

    def value(self, field: str, value: int) -> int:
        """The same value in the other match."""
        if field in ("player", "target", "receiver"):
            return self.player(value)
        if field in ("hex", "from"):
            return self.hex(value) if value >= 0 else value
        if field in ("facing", "direction"):
            return self.direction(value)
        if field == "seat":
            return other(value) if value != NOBODY else NOBODY
        return self.rush(value) if field == "rush" else value


class Turn(Swap):
    """The pitch is turned round as well, and the match is one rush ahead, for home takes the odd ones."""

    def hex(self, at: int) -> int:
        return opposite(at)

    def direction(self, direction: int) -> int:
        return (direction + 3) % 6

    def rush(self, rush: int) -> int:
        return rush + 1


@given(PRESETS, SEEDS)
@settings(max_examples=40)
def test_swapped_seats_swap_the_match(preset: str, seed: int) -> None:
    game = dreadball()
    match = game.new({"home": "veer-myn", "away": "forgefathers", "preset": preset}, [])
    twin = game.new({"home": "forgefathers", "away": "veer-myn", "preset": preset}, [])
    swap = Swap()
    play_both(game, match, twin, RandomPlay(seed), swap.choice, swap.event, swap.player)


def set_up(preset: str, teams: tuple[str, str], rush: int) -> Match:
    """Both teams in the standard formation, after so many rushes."""
    rushes = SWITCHES[preset].get("rushes", SHEET[0]) + rush
    terms = agreed(preset, {"rushes": rushes}, 0)
    squads = [dreadball().team(id).squad for id in teams]
    players = [new_player(profile, seat) for seat, squad in zip((HOME, AWAY), squads, strict=True) for profile in squad]
    match = new_match(terms, players, HOME, [])
    match.rush = rush
    for side in (0, 1):
        for i in range(terms.most_on_pitch):
            place(match, 8 * side + i, FORMATION[side][i], FORWARD[side], "D6.4")
    assert match.log is not None
    match.log.clear()
    match.call(WholeMatch(PLAY_RUSH, HOME, NO_PLAYER, NO_HEX))
    match.run()
    return match


@given(PRESETS, SEEDS)
@settings(max_examples=40)
def test_a_turned_pitch_turns_the_match(preset: str, seed: int) -> None:
    match = set_up(preset, ("veer-myn", "forgefathers"), 0)
    twin = set_up(preset, ("forgefathers", "veer-myn"), 1)
    turn = Turn()
    play_both(dreadball(), match, twin, RandomPlay(seed), turn.choice, turn.event, turn.player)
