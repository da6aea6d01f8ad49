"""The world of a career: its divisions from below, and who coaches the six other clubs of each."""

from typing import Final, NamedTuple

DIVISIONS: Final = ("underground", "second", "first")
NAMES: Final = ("Underground League", "Neon League, second division", "Neon League, first division")
CUP: Final = "Whale Cup"
LEAGUE: Final = "League"
TOP: Final = len(DIVISIONS) - 1
GOING: Final = 2
"""How many go up, and how many go down."""
IN_THE_CUP: Final = 4


class Rival(NamedTuple):
    """A club of the computer's with its coach; `strength` is how many levels it is above the others of its division."""

    club: str
    coach: str
    strength: int


RIVALS: Final = (
    (
        Rival("Gutter Foxes", "Nami Okoye", -1),
        Rival("Tram Line Nine", "Bram Solheim", 0),
        Rival("The Night Shift", "Ilse Marangoni", 0),
        Rival("Canal Street Eels", "Tadeo Brandt", 0),
        Rival("Rooftop Hounds", "Mirela Funk", 0),
        Rival("Dead Signal", "Old Hakim", 1),
    ),
    (
        Rival("Harbour Lanterns", "Sunniva Drax", -1),
        Rival("Paper Dragons", "Wei Castellan", 0),
        Rival("Glass Quarter", "Petra Oyelaran", 0),
        Rival("Silver Static", "Jun Halloran", 0),
        Rival("Monorail United", "Faye Mbeki", 0),
        Rival("Velvet Hammers", "Dragan Itō", 1),
    ),
    (
        Rival("Skyline Imperial", "Aurelio Voss", -1),
        Rival("The Meridian", "Chiyo Lindqvist", 0),
        Rival("Obsidian Park", "Rex Adeyemi", 0),
        Rival("Aurora Works", "Helena Karas", 0),
        Rival("Zero Hour", "Kasimir Bell", 0),
        Rival("Golden Bridge", "Yuki Santoro", 1),
    ),
)
NAMED: Final = {rival.club: rival for division in RIVALS for rival in division}
CLUBS: Final = frozenset(NAMED)
NUMBERS: Final = {name: number for number, name in enumerate(NAMED)}
"""Each club's own number, wherever it plays."""

Divided = tuple[tuple[str, ...], ...]
BEGUN: Final[Divided] = tuple([tuple([rival.club for rival in division]) for division in RIVALS])
"""Which clubs play where when a career begins, from below."""
