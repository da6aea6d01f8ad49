"""D8 Dice tests: the pool, the roll, the successes."""

from typing import Final

from thirdhalf.games.dreadball.changes import tell
from thirdhalf.games.dreadball.rules.threat import threats
from thirdhalf.games.dreadball.table import events
from thirdhalf.games.dreadball.table.kinds import (
    ACTION_WORDS,
    ARMOUR,
    AS_GUARD,
    AS_STRIKER,
    GUARD,
    NO_PLAYER,
    SLAM,
    SLAMBACK,
    STRIKER,
    THREATS,
)
from thirdhalf.games.dreadball.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

BASE: Final = 3
"""D8.1: dice in a pool unless the action says otherwise."""
SIDES: Final = 6
STRONG: Final = frozenset((SLAM, SLAMBACK, ARMOUR))
"""D20: the tests in which Guards are better, not Strikers."""
RULES: Final[tuple[str, ...]] = (
    "D9.1",
    "D9.3",
    "D12.3",
    "D12.3",
    "D14.4",
    "D15.1",
    "D9.5",
    "D9.9",
    "D11.1",
    "D12.3",
    "D12.3",
    "D13.9",
    "D14.9",
)
"""The rule that makes each test, in the order of the actions."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Test(Frame):
    """D8: one pool of dice; its result is the number of successes."""

    __slots__ = ("dice", "kind", "player", "successes")

    def __init__(self, step: int, player: int, kind: int, dice: int, successes: int) -> None:
        self.step = step
        self.player = player
        self.kind = kind
        self.dice = dice
        self.successes = successes

    def copy(self) -> "Test":
        return Test(self.step, self.player, self.kind, self.dice, self.successes)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def pool_at_hand(match: Match) -> Test | None:
    """D8: the test whose dice are to be rolled, if it is one."""
    test = match.present
    return test if isinstance(test, Test) else None


def call_test(match: Match, number: int, kind: int, dice: int) -> None:
    """D8.1, D8.2, D20: roll that many dice, one more for the role that is good at it. The result is the successes."""
    role = match.players[number].profile.role
    if kind in STRONG:
        if role == GUARD:
            dice += 1
            modify(match, number, AS_GUARD, 1, RULES[kind])
    elif role == STRIKER:
        dice += 1
        modify(match, number, AS_STRIKER, 1, RULES[kind])
    match.call(Test(0, number, kind, dice, 0))


def roll_here(match: Match, number: int, kind: int, dice: int, but: int = NO_PLAYER) -> None:
    """D4.6 to D4.8: a test in the hex the player occupies: each opponent threatening it costs a die."""
    player = match.players[number]
    call_test(match, number, kind, dice - threatened(match, number, player.at, kind, but))


def threatened(match: Match, number: int, at: int, kind: int, but: int) -> int:
    """D4.6: the dice that threats on the hex cost."""
    cost = threats(match, at, match.players[number].team, but)
    if cost:
        modify(match, number, THREATS, -cost, RULES[kind])
    return cost


def modify(match: Match, number: int, source: int, amount: int, rule: str) -> None:
    """D8.2: tell of a change of the pool."""
    if match.log is not None:
        tell(match, events.MODIFIED, rule, (number, source, amount))


def roll(match: Match, test: Test) -> None:
    """D8.4, A3: without dice there are no successes."""
    if test.dice <= 0:
        tell(match, events.CAME_TO, "D8.4", (test.player, test.kind, test.successes))
        match.done(test.successes)
    else:
        match.roll(ACTION_WORDS[test.kind], RULES[test.kind], SIDES, test.dice, test.player)


def count(match: Match, test: Test) -> None:
    """D8.3, D8.8: a die equal to or above the stat is a success. D8.7, A2, D19.1: sixes may add dice, wave by wave."""
    stat = match.players[test.player].profile.stat(test.kind)
    sixes = 0
    successes = test.successes
    for face in match.choice:
        if face >= stat:
            successes += 1
        if face == SIDES:
            sixes += 1
    test.successes = successes
    if match.log is not None:
        tell(match, events.ROLLED, RULES[test.kind], (test.player, test.kind, stat, *match.choice))
    if sixes and match.terms.exploding:
        test.dice = sixes
        test.step = ROLL
    else:
        if match.log is not None:
            tell(match, events.CAME_TO, "D8.3", (test.player, test.kind, test.successes))
        match.done(test.successes)


STEPS: Final[StepsOf[Test]] = (roll, count)
ROLL: Final = 0
