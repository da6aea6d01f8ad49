"""Many matches in one call show what each of them shows alone, whatever a row has shown before."""

from random import Random

import pytest

from thirdhalf.environment.batch import Batch, Buffers
from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import Prizes

ROWS = 3
STEPS = 120


def memory(size: int) -> memoryview:
    """So many bytes, with something in them that does not belong there."""
    return memoryview(bytearray(b"\x2a" * size))


@pytest.mark.parametrize("game", ["takkure", "dreadball"])
def test_every_row_shows_what_its_match_shows_alone(game: str) -> None:
    encoder = encoder_of(game, {})
    sizes = (2 * len(encoder.observation_fields), encoder.most, 2 * encoder.most * len(encoder.candidate_fields))
    whole = [memory(ROWS * size) for size in sizes]
    small = [memory(ROWS * size) for size in (1, 8, 1, 1)]
    batch = Batch(encoder, (None, None), 0, Prizes(), 0, Buffers(*whole, *small))
    random = Random(1)
    counts = set()
    for begun in range(2):
        batch.reset(f"rows {begun}")
        for _ in range(STEPS):
            for row, session in enumerate(batch.sessions):
                alone = [memory(size) for size in sizes]
                session.write(session.seat, *alone)
                shown = [array[row * size : (row + 1) * size] for array, size in zip(whole, sizes, strict=True)]
                assert shown == alone
                counts.add(len(session.choices))
            batch.step([random.randrange(len(session.choices)) for session in batch.sessions])
    assert min(counts) < 4 < 12 < max(counts)
