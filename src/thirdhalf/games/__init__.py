"""The games there are. Only here does a name stand for a game; nothing around the games asks which one it is."""

from typing import Final

from thirdhalf.games.dreadball import DreadBallKit
from thirdhalf.games.kit import Kit
from thirdhalf.games.takkure import TakkureKit

KITS: Final[dict[str, Kit]] = {kit.id: kit for kit in (TakkureKit(), DreadBallKit())}


def kit_of(id: str) -> Kit:
    """The game of that name; ValueError names those there are."""
    kit = KITS.get(id)
    if kit is None:
        raise ValueError(f"there is no game '{id}'; there are: {', '.join(KITS)}")
    return kit
