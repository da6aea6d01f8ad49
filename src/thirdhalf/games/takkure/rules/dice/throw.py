"""1.14: dice against a value, with the windows before and after them (R-57) and the skills that repeat a roll."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_window
from thirdhalf.games.takkure.changes.cards import drop_boosts, take_rerolls
from thirdhalf.games.takkure.changes.table import tell
from thirdhalf.games.takkure.rules.dice.reckoning import Reckoning, announce
from thirdhalf.games.takkure.rules.dice.rolls import D12, MISS, best_score, unopposed
from thirdhalf.games.takkure.rules.dice.values import ACTION_CHARACTERISTIC
from thirdhalf.games.takkure.skills.player import KEEP, USE
from thirdhalf.games.takkure.skills.repeats import A_FAILURE, REPEATS
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_ROLL, BEFORE_ROLL
from thirdhalf.games.takkure.table.hands import ADDED, DICE
from thirdhalf.games.takkure.table.kinds import (
    ACTED,
    BAC,
    BACKBONE,
    BDY,
    CATCHING,
    END,
    ENDURING,
    INT,
    KEEPING_FEET,
    KICKING,
    NO_PLAYER,
    NOTHING,
    RECEPTION,
    REF,
    ROLL_WORDS,
    STEAL_FROM_GROUND,
    STEAL_IN_AIR,
    STEAL_LOOSE,
    TACKLE,
    WITS,
)
from thirdhalf.games.takkure.table.questions.topics import USE_SKILL
from thirdhalf.games.takkure.table.state import Match, StepsOf
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame
from thirdhalf.kernel.frame import Match as KernelMatch

# What a throw is called, besides the kinds of rolls: one name serves several of them.
MELEE_THROW: Final = len(ROLL_WORDS)
SECOND_THOUGHT: Final = MELEE_THROW + 1
NAMES: Final[tuple[str, ...]] = (*ROLL_WORDS, "melee", "two moves ahead")
# The rule by which each is rolled; actions by 1.13.
RULES: Final = {
    RECEPTION: "2.02",
    CATCHING: "5.03",
    KICKING: "5.03",
    ENDURING: "1.18",
    KEEPING_FEET: "1.21",
    WITS: "4.07",
    BACKBONE: "R-47",
    STEAL_IN_AIR: "3.06",
    MELEE_THROW: "3.08",
    SECOND_THOUGHT: "5.05",
}
CHARACTERISTICS: Final = {
    **ACTION_CHARACTERISTIC,
    STEAL_LOOSE: BAC,
    STEAL_FROM_GROUND: BAC,
    STEAL_IN_AIR: BAC,
    RECEPTION: BAC,
    CATCHING: BAC,
    KICKING: BAC,
    ENDURING: END,
    KEEPING_FEET: REF,
    WITS: INT,
    BACKBONE: BDY,
}


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Frame):
    """1.13: who rolls, for what, against which value, with how many dice.

    `again` marks, one bit a die, the dice rolled twice (R-58); `rival` is whose tackle or break through an endurance
    roll comes from. The faces that stand in the end are the choice left to the caller, the first roller's result
    taken alone is the result.
    """

    __slots__ = ("again", "counts", "die", "faces", "kinds", "name", "players", "queue", "rival", "values")

    def __init__(
        self,
        step: int,
        name: int,
        players: list[int],
        kinds: list[int],
        values: list[int],
        counts: list[int],
        rival: int,
        faces: list[int],
        again: int,
        die: int,
        queue: list[int],
    ) -> None:
        self.step = step
        self.name = name
        self.players = players
        self.kinds = kinds
        self.values = values
        self.counts = counts
        self.rival = rival
        self.faces = faces
        self.again = again
        # Which die, or whose dice, are being rolled a second time.
        self.die = die
        # What the window after the roll has brought and is still to be done.
        self.queue = queue

    def copy(self) -> "Throw":
        return Throw(
            self.step,
            self.name,
            self.players[:],
            self.kinds[:],
            self.values[:],
            self.counts[:],
            self.rival,
            self.faces[:],
            self.again,
            self.die,
            self.queue[:],
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def check(match: Match, name: int, kind: int, reckoning: Reckoning, rival: int = NO_PLAYER) -> None:
    """1.14: one player's unopposed roll, from the window before it to the result."""
    value = announce(match, reckoning)
    match.call(Throw(OPEN_BEFORE, name, [reckoning.player], [kind], [value], [1], rival, [], 0, 0, []))


def throw_dice(
    match: Match, name: int, players: list[int], kinds: list[int], values: list[int], counts: list[int]
) -> None:
    """1.13: the dice of several players at once; the window before them is the caller's (R-57)."""
    match.call(Throw(ROLL_DICE, name, players, kinds, values, counts, NO_PLAYER, [], 0, 0, []))


def open_before(match: Match, throw: Throw) -> None:
    """R-57: cards and tokens that change the roll."""
    if match.terms.windows:
        open_window(match, BEFORE_ROLL, throw.players, throw.kinds, throw.counts, 0)
    else:
        throw.step = ROLL_DICE


def gather(match: Match, throw: Throw) -> None:
    """R-57: what they have added."""
    number = throw.players[0]
    kind = throw.kinds[0]
    throw.values[0] += boosted(match, number, kind, ADDED)
    throw.counts[0] += boosted(match, number, kind, DICE)
    drop_boosts(match, number, kind)


def roll_dice(match: Match, throw: Throw) -> None:
    """1.13: everybody's dice at once, in the order of `players`."""
    match.roll(NAMES[throw.name], rule_of(throw), D12, first_die(throw, len(throw.counts)), throw.players[0])


def rule_of(throw: Throw) -> str:
    """The rule by which this is rolled."""
    return RULES.get(throw.name, "1.13")


def show(match: Match, throw: Throw) -> None:
    """1.13: the dice lie open."""
    throw.faces = list(match.choice)
    for i in range(len(throw.players)):
        tell_roll(match, throw, i)


def tell_roll(match: Match, throw: Throw, i: int) -> None:
    """1.14: one player's dice and the value they are rolled against."""
    if match.log is None:
        return
    kind = throw.kinds[i]
    action = kind if kind < ACTED else TACKLE if kind == KEEPING_FEET else NOTHING
    first = first_die(throw, i)
    faces = throw.faces[first : first + throw.counts[i]]
    values = (throw.players[i], action, CHARACTERISTICS[kind], throw.values[i], *faces)
    tell(match, events.ROLLED, rule_of(throw), values)


def first_die(throw: Throw, i: int) -> int:
    """Where the dice of the i-th roller begin."""
    first = 0
    for roller in range(i):
        first += throw.counts[roller]
    return first


def open_after(match: Match, throw: Throw) -> None:
    """R-57, R-58: the window after a roll opens for each contest."""
    if match.terms.windows:
        open_window(match, AFTER_ROLL, throw.players, throw.kinds, throw.counts, 0)
    else:
        throw.step = OFFER_SKILL


def collect_rerolls(match: Match, throw: Throw) -> None:
    """R-58: the dice that cards and tokens have rolled again."""
    throw.queue = take_rerolls(match)


def reroll(match: Match, throw: Throw) -> None:
    """R-58: one after the other."""
    if not throw.queue:
        throw.step = OFFER_SKILL
        return
    target = throw.queue.pop(0)
    number = target >> 3
    throw.die = first_die(throw, throw.players.index(number)) + (target & 7)
    match.roll(NAMES[throw.name], "R-58", D12, 1, number)


def rerolled(match: Match, throw: Throw) -> None:
    """R-58: the new result stands."""
    throw.faces[throw.die] = match.choice[0]
    throw.again |= 1 << throw.die
    i = 0
    while first_die(throw, i + 1) <= throw.die:
        i += 1
    tell_roll(match, throw, i)
    throw.step = REROLL


def offer_skill(match: Match, throw: Throw) -> None:
    """5.05, 5.06: a skill may have a roll made again; dice rolled twice already stay (R-58, R-76)."""
    for i in range(len(throw.players)):
        if throw.kinds[i] in REPEATS:
            owner = repeated_by(match, throw, i)
            every = (1 << throw.counts[i]) - 1
            if owner != NO_PLAYER and throw.again >> first_die(throw, i) & every != every:
                throw.die = i
                seat = match.players[owner].team
                match.ask_pick(seat, USE_SKILL, REPEATS[throw.kinds[i]].rule, (USE, KEEP), owner)
                return
    throw.step = FINISH


def repeated_by(match: Match, throw: Throw, i: int) -> int:
    """5.05, 5.06: whose skill may have this roll made again, or NO_PLAYER."""
    repeat = REPEATS[throw.kinds[i]]
    if (score_of(throw, i) == MISS) != (repeat.of == A_FAILURE):
        return NO_PLAYER
    return repeat.owner(match, throw.players[i], throw.rival)


def score_of(throw: Throw, i: int) -> int:
    """4.06: a roller's best score."""
    return best_score(tuple(throw.faces), first_die(throw, i), throw.counts[i], throw.values[i])


def repeat(match: Match, throw: Throw) -> None:
    """5.05, 5.06: the second try."""
    if match.choice[0] == KEEP:
        throw.step = FINISH
        return
    i = throw.die
    number = throw.players[i]
    repeat = REPEATS[throw.kinds[i]]
    repeat.use(match, repeat.owner(match, number, throw.rival))
    once = [die for die in dice_of(throw, i) if not throw.again >> die & 1]
    match.roll(NAMES[throw.name], rule_of(throw), D12, len(once), number)


def dice_of(throw: Throw, i: int) -> range:
    """Which dice are the i-th roller's."""
    first = first_die(throw, i)
    return range(first, first + throw.counts[i])


def repeated(match: Match, throw: Throw) -> None:
    """R-58: the new result stands."""
    i = throw.die
    once = [die for die in dice_of(throw, i) if not throw.again >> die & 1]
    for die, face in zip(once, match.choice, strict=True):
        throw.faces[die] = face
        throw.again |= 1 << die
    tell_roll(match, throw, i)
    throw.step = OFFER_SKILL


def finish(match: Match, throw: Throw) -> None:
    """1.14: the faces are left to the caller, with what the first roller's come to alone."""
    match.choice = tuple(throw.faces)
    match.done(unopposed(score_of(throw, 0)))


STEPS: Final[StepsOf[Throw]] = (
    open_before,
    gather,
    roll_dice,
    show,
    open_after,
    collect_rerolls,
    reroll,
    rerolled,
    offer_skill,
    repeat,
    repeated,
    finish,
)
OPEN_BEFORE: Final = 0
ROLL_DICE: Final = 2
REROLL: Final = 6
OFFER_SKILL: Final = 8
FINISH: Final = 11
