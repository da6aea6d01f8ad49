"""Which throws of the dice come to the same: a D12 has twelve faces, but a roll only a few consequences.

The rules themselves say whose dice are whose and against which value (the event `rolled`). Dice of one roller count by
their best score (4.06), and scores only by which is higher (1.15, 3.08): throws that agree in this are one `Bunch`.
Whether the rules hold to it is checked at every roll, on two throws of each bunch that differ in all they can; where
they do not, because somebody may still look at the dice, the bunch is split.
"""

from functools import cache
from itertools import product
from typing import Final

from thirdhalf.games.takkure.odds.tables import Scores, Side, face_with, scored
from thirdhalf.games.takkure.rules.dice.rolls import CRITICAL_SCORE, D12, MISS, best_score
from thirdhalf.games.takkure.table.events import ROLLED
from thirdhalf.kernel.decision import Choice, Roll
from thirdhalf.kernel.event import Event
from thirdhalf.odds.explorer import Fall, every_throw

Places = tuple[tuple[int, ...], ...]

# In the event `rolled`: player, action, characteristic, then these.
_VALUE: Final = 3
_FACES: Final = 4


class Rollers:
    """Whose dice a roll consists of: for each roller its value and dice, and which of the dice they are."""

    __slots__ = ("places", "sides")

    def __init__(self, sides: tuple[Side, ...], places: Places) -> None:
        self.sides = sides
        self.places = places


class Bunch:
    """Throws that come to the same, as long as nobody looks at the dice: how many, and the scores they have, from the
    lowest for each roller to the highest.
    """

    __slots__ = ("high", "low", "pattern", "weight")

    def __init__(self, pattern: Scores, weight: int, low: Scores, high: Scores) -> None:
        self.pattern = pattern
        self.weight = weight
        self.low = low
        self.high = high


def by_scores(fall: Fall) -> bool:
    """All throws, bunch by bunch; one by one where the dice are nobody's."""
    rollers = rollers_of(fall)
    if rollers is None:
        return every_throw(fall)
    return all(add_bunch(fall, rollers, bunch) for bunch in bunches(rollers.sides))


def add_bunch(fall: Fall, rollers: Rollers, bunch: Bunch) -> bool:
    """Add what a bunch of throws comes to; if two of them differ, look closer: by scores, then throw by throw. False if
    that takes more than the limit leaves.
    """
    low = low_throw(rollers, bunch)
    if fall.after(low) == fall.after(high_throw(rollers, bunch)):
        fall.add(low, bunch.weight)
    elif bunch.low != bunch.high:
        return all(add_bunch(fall, rollers, part) for part in split(rollers.sides, bunch.pattern))
    elif bunch.weight > fall.left:
        return False
    else:
        for faces in throws_of(rollers, bunch.low):
            fall.add(faces, 1)
    return True


def rollers_of(fall: Fall) -> Rollers | None:
    """Whose dice these are, asked of the rules by letting them fall once and listening."""
    roll = fall.roll
    if roll.sides != D12 or roll.count > D12:
        return None
    return rollers_in(fall.events(telling_faces(roll.count)), roll)


def telling_faces(count: int) -> Choice:
    """Faces that differ from die to die, so that an event shows which dice it speaks of; a single die misses."""
    return tuple([D12 - i for i in range(count)])


def rollers_in(log: list[Event], roll: Roll) -> Rollers | None:
    """Who rolled what when the dice showed `telling_faces`; None if the events do not account for every die once."""
    told = telling_faces(roll.count)
    sides: list[Side] = []
    places: list[tuple[int, ...]] = []
    found = 0
    for event in log:
        if event.kind == ROLLED:
            faces = event.values[_FACES:]
            if any(face not in told for face in faces):
                return None
            sides.append((event.values[_VALUE], len(faces)))
            places.append(tuple([told.index(face) for face in faces]))
            found += len(faces)
    if found != roll.count or len({place for group in places for place in group}) != found:
        return None
    return Rollers(tuple(sides), tuple(places))


def pattern_of(scores: Scores) -> Scores:
    """All that counts of several scores: who missed, who is critical, and the order of the others."""
    ranks = sorted({score for score in scores if MISS < score < CRITICAL_SCORE})
    return tuple([score if score in (MISS, CRITICAL_SCORE) else ranks.index(score) + 1 for score in scores])


@cache
def bunches(sides: tuple[Side, ...]) -> tuple[Bunch, ...]:
    """All throws of these rollers, bunched by the pattern of their scores."""
    found: dict[Scores, Bunch] = {}
    for scores, weight in scored(sides):
        pattern = pattern_of(scores)
        bunch = found.get(pattern)
        if bunch is None:
            found[pattern] = Bunch(pattern, weight, scores, scores)
        else:
            bunch.weight += weight
            bunch.low = tuple(map(min, bunch.low, scores))
            bunch.high = tuple(map(max, bunch.high, scores))
    return tuple(found.values())


@cache
def split(sides: tuple[Side, ...], pattern: Scores) -> tuple[Bunch, ...]:
    """The bunch of this pattern, taken apart by scores."""
    return tuple(
        [Bunch(scores, weight, scores, scores) for scores, weight in scored(sides) if pattern_of(scores) == pattern]
    )


def low_throw(rollers: Rollers, bunch: Bunch) -> Choice:
    """A throw of the bunch: the lowest scores, all dice of a roller alike."""
    faces = [0] * sum([dice for _, dice in rollers.sides])
    for group, score in zip(rollers.places, bunch.low, strict=True):
        for place in group:
            faces[place] = face_with(score)
    return tuple(faces)


def high_throw(rollers: Rollers, bunch: Bunch) -> Choice:
    """Another: the highest scores, each on one die of its roller, the other dice as different as they can be."""
    faces = [0] * sum([dice for _, dice in rollers.sides])
    for (value, _), group, score in zip(rollers.sides, rollers.places, bunch.high, strict=True):
        missed = min(max(value + 1, 2), D12)
        for place in group:
            faces[place] = missed if score == MISS else D12
        if score != MISS:
            faces[group[0]] = face_with(score)
    return tuple(faces)


def throws_of(rollers: Rollers, scores: Scores) -> list[Choice]:
    """Every single throw with these scores."""
    faces_of = [
        [faces for faces in product(range(1, D12 + 1), repeat=dice) if best_score(faces, 0, dice, value) == score]
        for (value, dice), score in zip(rollers.sides, scores, strict=True)
    ]
    found: list[Choice] = []
    for parts in product(*faces_of):
        faces = [0] * sum([dice for _, dice in rollers.sides])
        for group, part in zip(rollers.places, parts, strict=True):
            for place, face in zip(group, part, strict=True):
                faces[place] = face
        found.append(tuple(faces))
    return found
