"""1.16: how a roll's value is put together. Who asks gets the value; who rolls tells what it is made of."""

from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.rules.dice.values import characteristic, dice_for, weariness
from thirdhalf.games.takkure.skills.position import SECOND_DIE
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.kinds import BDY, END, FATIGUE
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.event import Event


@mypyc_attr(acyclic=True, free_list_len=1)
class Reckoning:
    """1.16: what a player's roll is made against, and what is to be told of that, in order."""

    __slots__ = ("notes", "player", "value")

    def __init__(self, player: int, value: int) -> None:
        self.player = player
        self.value = value
        self.notes: list[Event] | None = None

    def modify(self, match: Match, source: int, amount: int, rule: str) -> None:
        """1.16: a modifier; it is put into words only where somebody listens."""
        if amount:
            self.value += amount
            if match.log is not None:
                self.note(Event(events.MODIFIED, rule, (self.player, source, amount)))

    def note_skill(self, match: Match, number: int, talent: int) -> None:
        """5.05: a player's skill works by itself."""
        if match.log is not None:
            self.note(Event(events.SKILL_USED, "5.05", (number, talent)))

    def note(self, event: Event) -> None:
        """What is to be told."""
        if self.notes is None:
            self.notes = []
        self.notes.append(event)


def reckon(match: Match, number: int, kind: int) -> Reckoning:
    """0.06, 4.01: the value a roll starts from: the present one, and -1 of three active fatigue tokens."""
    reckoning = Reckoning(number, characteristic(match.players[number], kind))
    if kind not in (END, BDY):
        reckoning.modify(match, FATIGUE, weariness(match, number), "4.01")
    return reckoning


def announce(match: Match, reckoning: Reckoning) -> int:
    """1.16: what the value is made of is told; the value."""
    if match.log is not None and reckoning.notes is not None:
        match.log += reckoning.notes
    return reckoning.value


def announce_modifier(match: Match, number: int, source: int, amount: int, rule: str) -> int:
    """1.16: one more modifier is told; its amount."""
    if amount and match.log is not None:
        tell(match, events.MODIFIED, rule, (number, source, amount))
    return amount


def take_dice(match: Match, number: int, action: int) -> int:
    """4.05: the player's dice for this action, the skill told that gives the second."""
    dice = dice_for(match, number, action)
    if dice > 1 and match.log is not None:
        tell(match, events.POSITION_SKILL, "4.05", (number, SECOND_DIE[action]))
    return dice
