"""What is counted of a match, for any game: figures of players and sides, faces of dice, cards."""

from typing import Final

from thirdhalf.kernel.seat import AWAY, HOME

SEATS: Final = (HOME, AWAY)


class Person:
    """A player as figures name it: its id, its name, its coach's seat."""

    __slots__ = ("id", "name", "seat")

    def __init__(self, id: str, name: str, seat: int) -> None:
        self.id = id
        self.name = name
        self.seat = seat


class Figures:
    """Everything that was counted. `sides` are the faces of one die; `names` are the figures there are, in the order
    in which they are told, and `lengths` those of them that are hundredths of a millimetre.
    """

    __slots__ = ("_counts", "cards", "faces", "lengths", "names", "people", "sides", "throws")

    def __init__(self, people: list[Person], names: tuple[str, ...], lengths: tuple[str, ...], sides: int) -> None:
        self.people = people
        self.names = names
        self.lengths = lengths
        self.sides = sides
        # Who threw dice, and which seat played which card, each with the number of the event that tells it.
        self.throws: list[tuple[int, int]] = []
        self.cards: list[tuple[int, int, str]] = []
        # How often each face was thrown by each seat.
        self.faces = [[0] * sides for _ in SEATS]
        self._counts: dict[tuple[int, str], int] = {}

    def count(self, player: int, name: str, amount: int = 1) -> None:
        """A player, by its number, has done something so often, or so far."""
        key = (player, name)
        self._counts[key] = self._counts.get(key, 0) + amount

    def threw(self, event: int, player: int, faces: tuple[int, ...]) -> None:
        """A player's dice."""
        self.throws.append((event, player))
        own = self.faces[self.people[player].seat]
        for face in faces:
            own[face - 1] += 1

    def card(self, event: int, seat: int, card: str) -> None:
        """A card was played."""
        self.cards.append((event, seat, card))

    def of_player(self, player: int) -> dict[str, int]:
        """A player's figures; what it has none of is left out."""
        return {name: self._counts[player, name] for name in self.names if self._counts.get((player, name))}

    def of_side(self, seat: int) -> dict[str, int]:
        """A side's figures: the sums over its players, nothing left out."""
        own = [number for number, person in enumerate(self.people) if person.seat == seat]
        return {name: sum([self._counts.get((number, name), 0) for number in own]) for name in self.names}
