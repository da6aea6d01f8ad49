"""D2 Configuration: what the coaches agree on before a match."""

from typing import Final

SWITCHES: Final[tuple[tuple[str, int, int], ...]] = (
    ("rushes", 1, 200),
    ("tokensPerRush", 1, 20),
    ("maxTokensPerPlayer", 1, 20),
    ("maxOnPitch", 1, 8),
    ("landslide", 1, 1000),
    ("explodingSixes", 0, 1),
    ("passEndsRush", 0, 1),
    ("throwBlocking", 0, 1),
    ("saveOnCatch", 0, 1),
    ("suddenDeathCap", 0, 200),
    ("scatterCap", 1, 1000),
)
"""D2: every switch in order, with its least and greatest value; 0 to 1 is false to true."""

SHEET: Final[tuple[int, ...]] = (14, 5, 2, 6, 7, 0, 1, 0, 0, 14, 50)
PRESETS: Final[dict[str, dict[str, int]]] = {
    "sheet": {},
    # D2.1
    "full-like": {"explodingSixes": 1, "passEndsRush": 0, "throwBlocking": 1, "saveOnCatch": 1},
    # D2.2
    "demo": {"maxOnPitch": 5, "tokensPerRush": 3, "rushes": 6},
}


class Goal:
    """A31: what a lesson is for: its kind, the player it is about, or NO_PLAYER, and the hex, or NO_HEX."""

    __slots__ = ("at", "kind", "player")

    def __init__(self, kind: int, player: int, at: int) -> None:
        self.kind = kind
        self.player = player
        self.at = at


class Terms:
    """D2: the switches of one match; A31: the goal of a lesson. Never changes once the match is set up."""

    __slots__ = (
        "exploding",
        "goal",
        "landslide",
        "most_on_pitch",
        "most_tokens",
        "pass_ends",
        "readings",
        "rushes",
        "save_on_catch",
        "scatter_cap",
        "sudden_death_cap",
        "throw_blocking",
        "tokens",
    )

    def __init__(
        self,
        rushes: int,
        tokens: int,
        most_tokens: int,
        most_on_pitch: int,
        landslide: int,
        exploding: int,
        pass_ends: int,
        throw_blocking: int,
        save_on_catch: int,
        sudden_death_cap: int,
        scatter_cap: int,
        readings: int,
    ) -> None:
        self.rushes = rushes
        self.tokens = tokens
        self.most_tokens = most_tokens
        self.most_on_pitch = most_on_pitch
        self.landslide = landslide
        self.exploding = exploding
        self.pass_ends = pass_ends
        self.throw_blocking = throw_blocking
        self.save_on_catch = save_on_catch
        self.sudden_death_cap = sudden_death_cap
        self.scatter_cap = scatter_cap
        # The readings played to the letter, a bit for each (`table/readings.py`); 0: all as the table reads them.
        self.readings = readings
        self.goal: Goal | None = None


def agreed(preset: str, own: dict[str, int], readings: int) -> Terms:
    """D2, D2.1, D2.2: the sheet's values, a preset's over them, the coaches' own over those; and the readings."""
    values = []
    for (name, _, _), value in zip(SWITCHES, SHEET, strict=True):
        values.append(own.get(name, PRESETS[preset].get(name, value)))
    values.append(readings)
    return Terms(*values)
