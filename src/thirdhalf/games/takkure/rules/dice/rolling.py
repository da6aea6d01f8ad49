"""1.14: dice against a value, with the windows before and after them (R-57) and the skills that repeat a roll."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import boosted, open_window
from thirdhalf.games.takkure.changes.cards import drop_boosts, take_rerolls
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.reckoning import Reckoning, announce
from thirdhalf.games.takkure.rules.dice.rolls import D12, MISS, best_score, unopposed
from thirdhalf.games.takkure.rules.dice.values import ACTION_CHARACTERISTIC
from thirdhalf.games.takkure.skills.player import KEEP, USE
from thirdhalf.games.takkure.skills.repeats import A_FAILURE, REPEATS
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_ROLL, BEFORE_ROLL, die_of, targeted
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
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

# What a roll is called, besides the kinds of rolls: one name serves several of them.
MELEE_ROLL: Final = len(ROLL_WORDS)
SECOND_THOUGHT: Final = MELEE_ROLL + 1
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
    MELEE_ROLL: "3.08",
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
class Rolling(Frame):
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
        faces: list[int],
        queue: list[int],
    ) -> None:
        self.step = step
        self.name = name
        self.players = players
        self.kinds = kinds
        self.values = values
        self.counts = counts
        self.rival: int = NO_PLAYER
        self.faces = faces
        self.again = 0
        # Which die, or whose dice, are being rolled a second time.
        self.die = 0
        # What the window after the roll has brought and is still to be done.
        self.queue = queue

    def copy(self) -> "Rolling":
        twin = Rolling(
            self.step,
            name=self.name,
            players=self.players[:],
            kinds=self.kinds[:],
            values=self.values[:],
            counts=self.counts[:],
            faces=self.faces[:],
            queue=self.queue[:],
        )
        twin.rival = self.rival
        twin.again = self.again
        twin.die = self.die
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def check(match: Match, name: int, kind: int, reckoning: Reckoning, rival: int = NO_PLAYER) -> None:
    """1.14: one player's unopposed roll, from the window before it to the result."""
    value = announce(match, reckoning)
    rolling = Rolling(
        OPEN_BEFORE, name, players=[reckoning.player], kinds=[kind], values=[value], counts=[1], faces=[], queue=[]
    )
    rolling.rival = rival
    match.call(rolling)


def roll_together(
    match: Match, name: int, players: list[int], kinds: list[int], values: list[int], counts: list[int]
) -> None:
    """1.13: the dice of several players at once; the window before them is the caller's (R-57)."""
    match.call(Rolling(ROLL_DICE, name, players, kinds, values, counts, faces=[], queue=[]))


def open_before(match: Match, rolling: Rolling) -> None:
    """R-57: cards and tokens that change the roll."""
    if match.terms.windows:
        open_window(match, BEFORE_ROLL, rolling.players, rolling.kinds, rolling.counts, 0)
    else:
        rolling.step = ROLL_DICE


def gather(match: Match, rolling: Rolling) -> None:
    """R-57: what they have added."""
    number = rolling.players[0]
    kind = rolling.kinds[0]
    rolling.values[0] += boosted(match, number, kind, ADDED)
    rolling.counts[0] += boosted(match, number, kind, DICE)
    drop_boosts(match, number, kind)


def roll_dice(match: Match, rolling: Rolling) -> None:
    """1.13: everybody's dice at once, in the order of `players`."""
    match.roll(NAMES[rolling.name], rule_of(rolling), D12, first_die(rolling, len(rolling.counts)), rolling.players[0])


def rule_of(rolling: Rolling) -> str:
    """The rule by which this is rolled."""
    return RULES.get(rolling.name, "1.13")


def show(match: Match, rolling: Rolling) -> None:
    """1.13: the dice lie open."""
    rolling.faces = list(match.choice)
    for i in range(len(rolling.players)):
        tell_roll(match, rolling, i)


def tell_roll(match: Match, rolling: Rolling, i: int) -> None:
    """1.14: one player's dice and the value they are rolled against."""
    if match.log is None:
        return
    kind = rolling.kinds[i]
    action = kind if kind < ACTED else TACKLE if kind == KEEPING_FEET else NOTHING
    first = first_die(rolling, i)
    faces = rolling.faces[first : first + rolling.counts[i]]
    values = (rolling.players[i], action, CHARACTERISTICS[kind], rolling.values[i], *faces)
    tell(match, events.ROLLED, rule_of(rolling), values)


def first_die(rolling: Rolling, i: int) -> int:
    """Where the dice of the i-th roller begin."""
    first = 0
    for roller in range(i):
        first += rolling.counts[roller]
    return first


def open_after(match: Match, rolling: Rolling) -> None:
    """R-57, R-58: the window after a roll opens for each contest."""
    if match.terms.windows:
        open_window(match, AFTER_ROLL, rolling.players, rolling.kinds, rolling.counts, 0)
    else:
        rolling.step = OFFER_SKILL


def collect_rerolls(match: Match, rolling: Rolling) -> None:
    """R-58: the dice that cards and tokens have rolled again."""
    rolling.queue = take_rerolls(match)


def reroll(match: Match, rolling: Rolling) -> None:
    """R-58: one after the other."""
    if not rolling.queue:
        rolling.step = OFFER_SKILL
        return
    target = rolling.queue.pop(0)
    number = targeted(target)
    rolling.die = first_die(rolling, rolling.players.index(number)) + die_of(target)
    match.roll(NAMES[rolling.name], "R-58", D12, 1, number)


def rerolled(match: Match, rolling: Rolling) -> None:
    """R-58: the new result stands."""
    rolling.faces[rolling.die] = match.choice[0]
    rolling.again |= 1 << rolling.die
    i = 0
    while first_die(rolling, i + 1) <= rolling.die:
        i += 1
    tell_roll(match, rolling, i)
    rolling.step = REROLL


def offer_skill(match: Match, rolling: Rolling) -> None:
    """5.05, 5.07: a skill may have a roll made again; dice rolled twice already stay (R-58, R-76)."""
    for i in range(len(rolling.players)):
        if rolling.kinds[i] in REPEATS:
            owner = repeated_by(match, rolling, i)
            every = (1 << rolling.counts[i]) - 1
            if owner != NO_PLAYER and rolling.again >> first_die(rolling, i) & every != every:
                rolling.die = i
                seat = match.players[owner].team
                match.ask_pick(seat, USE_SKILL, REPEATS[rolling.kinds[i]].rule, (USE, KEEP), owner)
                return
    rolling.step = FINISH


def repeated_by(match: Match, rolling: Rolling, i: int) -> int:
    """5.05, 5.07: whose skill may have this roll made again, or NO_PLAYER."""
    repeat = REPEATS[rolling.kinds[i]]
    if (score_of(rolling, i) == MISS) != (repeat.of == A_FAILURE):
        return NO_PLAYER
    return repeat.owner(match, rolling.players[i], rolling.rival)


def score_of(rolling: Rolling, i: int) -> int:
    """4.06: a roller's best score."""
    return best_score(tuple(rolling.faces), first_die(rolling, i), rolling.counts[i], rolling.values[i])


def repeat(match: Match, rolling: Rolling) -> None:
    """5.05, 5.07: the second try."""
    if match.choice[0] == KEEP:
        rolling.step = FINISH
        return
    i = rolling.die
    number = rolling.players[i]
    repeat = REPEATS[rolling.kinds[i]]
    repeat.use(match, repeat.owner(match, number, rolling.rival))
    once = [die for die in dice_of(rolling, i) if not rolling.again >> die & 1]
    match.roll(NAMES[rolling.name], rule_of(rolling), D12, len(once), number)


def dice_of(rolling: Rolling, i: int) -> range:
    """Which dice are the i-th roller's."""
    first = first_die(rolling, i)
    return range(first, first + rolling.counts[i])


def repeated(match: Match, rolling: Rolling) -> None:
    """R-58: the new result stands."""
    i = rolling.die
    once = [die for die in dice_of(rolling, i) if not rolling.again >> die & 1]
    for die, face in zip(once, match.choice, strict=True):
        rolling.faces[die] = face
        rolling.again |= 1 << die
    tell_roll(match, rolling, i)
    rolling.step = OFFER_SKILL


def finish(match: Match, rolling: Rolling) -> None:
    """1.14: the faces are left to the caller, with what the first roller's come to alone."""
    match.choice = tuple(rolling.faces)
    match.done(unopposed(score_of(rolling, 0)))


STEPS: Final[StepsOf[Rolling]] = (
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
