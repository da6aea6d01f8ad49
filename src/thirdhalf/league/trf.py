"""A Swiss stage in the format of chess tournaments, for pairing programs: FIDE TRF16, with javafo's additions."""

from collections.abc import Iterable, Sequence

from thirdhalf.league.fixtures import BYE, WALK_OVER, Result
from thirdhalf.league.standings import halves_of


def trf(
    names: Sequence[str],
    rounds: Sequence[Iterable[Result]],
    planned: int,
    *,
    title: str = "",
    out: frozenset[int] = frozenset(),
) -> str:
    """Entries are numbered from 1 in the order given; home plays white. Pairs that have been drawn are forbidden,
    though one of the two was not there; who is out is not paired.
    """
    by_round = [{entry: result for result in each for entry in result[:2]} for each in rounds]
    halves = [
        sum([halves_of(each[entry], entry) for each in by_round if entry in each and each[entry].counts])
        for entry in range(len(names))
    ]
    ranks = sorted(range(len(names)), key=lambda entry: (-halves[entry], entry))
    lines = [f"012 {title or 'Third Half'}", f"XXR {planned}"]
    for entry, name in enumerate(names):
        cells = "".join([f"  {_cell(each.get(entry), entry)}" for each in by_round])
        points = f"{halves[entry] // 2}.{5 * (halves[entry] % 2)}"
        shown = name[:33]
        lines.append(f"001 {entry + 1:4d}      {shown:<33}{'':33}{points:>4} {ranks.index(entry) + 1:4d}{cells}")
    if out:
        lines.append("XXZ " + " ".join([str(entry + 1) for entry in sorted(out)]))
    for each in rounds:
        lines += [f"XXP {result.home + 1} {result.away + 1}" for result in each if result.away != BYE]
    return "\n".join(lines) + "\n"


def _cell(result: Result | None, entry: int) -> str:
    """One round of one entry: whom it met, on which side, and what came of it."""
    if result is None or not result.counts:
        return "0000 - Z"
    if result.away == BYE:
        return "0000 - U"
    side = "w" if result.home == entry else "b"
    won = halves_of(result, entry)
    letter = "-=+"[won] if result.kind == WALK_OVER else "0=1"[won]
    return f"{result.other(entry) + 1:4d} {side} {letter}"
