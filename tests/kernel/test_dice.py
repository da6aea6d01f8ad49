"""The dice stream is what docs/dice.md says, and fair."""

from collections import Counter
from hashlib import blake2b

import pytest

from thirdhalf.kernel.decision import Roll
from thirdhalf.kernel.dice import Dice, DiceRanOut, ScriptedDice, commitment, seed_from


def test_the_stream_is_keyed_blake2b_block_by_block() -> None:
    seed = bytes(range(32))
    stream = b"".join(blake2b(n.to_bytes(8, "little"), key=seed).digest() for n in range(3))
    expected = [byte % 12 + 1 for byte in stream if byte < 252]
    dice = Dice(seed)
    assert [dice.face(12) for _ in range(len(expected))] == expected


def test_the_first_dice_of_seed_one_never_change() -> None:
    dice = Dice(seed_from("1"))
    assert [dice.face(12) for _ in range(12)] == [3, 11, 2, 12, 6, 12, 8, 7, 6, 11, 7, 6]


def test_faces_are_even() -> None:
    """Chi-square over 120,000 dice: 11 degrees of freedom, 31.3 is exceeded once in a thousand; the seed is fixed."""
    dice = Dice(seed_from("fair"))
    counts = Counter(dice.face(12) for _ in range(120_000))
    assert sorted(counts) == list(range(1, 13))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 31.3


def test_a_commitment_does_not_tell_the_seed_but_fits_it_alone() -> None:
    seed = seed_from("1")
    assert commitment(seed) != commitment(seed_from("2"))
    assert seed.hex() not in commitment(seed)
    assert len(commitment(seed)) == 64


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


def test_a_script_that_runs_out_says_so() -> None:
    dice = ScriptedDice((5, 6))
    assert dice.roll(Roll("tackle", "1.21", 12, 2, 0)) == (5, 6)
    with pytest.raises(DiceRanOut, match="the script has 0 left"):
        dice.roll(Roll("tackle", "1.21", 12, 1, 0))
