"""Swiss: in each round those meet who have done alike so far, and nobody meets the same one twice.

The pairs are those of FIDE's Dutch system, made by py4swiss, which the extra `league` brings. What was drawn is written
down, so that only who draws needs it.
"""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from thirdhalf.league.fixtures import BYE, Result
from thirdhalf.league.trf import trf


def next_pairs(
    entries: int, rounds: Sequence[Sequence[Result]], planned: int, out: frozenset[int] = frozenset()
) -> list[tuple[int, int]]:
    """The pairs of the next round, home first, one of them perhaps with BYE; seeds are counted from 0. ValueError where
    nobody is left whom somebody has not met.
    """
    try:
        from py4swiss.engines import DutchEngine
        from py4swiss.engines.common import PairingError
        from py4swiss.trf import TrfParser
    except ImportError:
        raise ValueError("Swiss pairs need py4swiss: pip install 'thirdhalf[league]'") from None
    text = trf([f"{entry + 1}" for entry in range(entries)], rounds, planned, out=out)
    with TemporaryDirectory() as folder:
        file = Path(folder, "stage.trf")
        file.write_text(text, encoding="utf-8")
        try:
            pairs = DutchEngine.generate_pairings(TrfParser.parse(file, strict=True))
        except PairingError:
            raise ValueError(f"round {len(rounds) + 1} cannot be paired without somebody meeting twice") from None
    return [(pair.white - 1, pair.black - 1 if pair.black else BYE) for pair in pairs]
