"""D5.1: what a player can do."""

from thirdhalf.games.dreadball.table.kinds import ARMOUR, CATCH, PICK_UP, SLAM, SLAMBACK, STEAL, THROW


class Profile:
    """A player's number, role and stats. "4+" is 4: a die of 4 or more is a success. D5.4: there are no
    abilities. Never changes.
    """

    __slots__ = ("armour", "id", "move", "name", "number", "role", "skill", "speed", "strength")

    def __init__(
        self, id: str, name: str, number: int, role: int, move: int, strength: int, speed: int, skill: int, armour: int
    ) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.role = role
        self.move = move
        self.strength = strength
        self.speed = speed
        self.skill = skill
        self.armour = armour

    def stat(self, test: int) -> int:
        """D20: the stat that a test is rolled against."""
        if test in (SLAM, SLAMBACK):
            return self.strength
        if test in (STEAL, THROW, CATCH, PICK_UP):
            return self.skill
        if test == ARMOUR:
            return self.armour
        return self.speed
