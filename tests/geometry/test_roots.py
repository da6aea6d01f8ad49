"""Square roots of whole numbers: the compiled engine's own, against the library's."""

from math import isqrt
from random import Random

import pytest

from thirdhalf.geometry.roots import by_steps


@pytest.mark.parametrize("bits", range(1, 63))
def test_the_root_is_the_library_s_for_numbers_of_every_size(bits: int) -> None:
    random = Random(bits)
    for _ in range(200):
        near = isqrt(random.getrandbits(bits))
        for number in (max(0, near * near - 1), near * near, near * near + near, near * near + 2 * near):
            assert by_steps(number) == isqrt(number), number
