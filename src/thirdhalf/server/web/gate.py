"""Who comes to play, one after the other: crowds of newcomers take no more than a part of the server, however often
they come, and who has a seat goes before them.
"""

from typing import Final, Protocol

from thirdhalf.server.clock.hours import MACHINE, Handle, Hours
from thirdhalf.server.limits import CONNECTIONS_OF_AN_ADDRESS, MOST_UNGREETED, Addresses

PAUSE: Final = 0.005
"""Seconds after each, in which those who are there have their turn."""
AGAIN: Final = 0.1
"""Seconds after which it is looked again where nobody may come in now."""


class Visitor(Protocol):
    """Somebody at the gate."""

    def come_in(self) -> None:
        """Begin to play."""

    def stay_out(self) -> None:
        """Too many wait."""


class Gate:
    """Newcomers wait here, an address after the other has its turn."""

    def __init__(self, addresses: Addresses, hours: Hours = MACHINE) -> None:
        self._addresses = addresses
        self._hours = hours
        self._waiting: dict[str, dict[Visitor, None]] = {}
        self._timer: Handle | None = None

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def come(self, address: str, visitor: Visitor) -> None:
        """Let somebody in at that address's turn, which may be now; where too many wait, turn somebody away."""
        if self._addresses.returns(address):
            visitor.come_in()
            return
        waiting = self._waiting.setdefault(address, {})
        waiting[visitor] = None
        if len(waiting) > CONNECTIONS_OF_AN_ADDRESS:
            self._turn_away(address)
        elif len(self) > MOST_UNGREETED:
            self._turn_away(max(self._waiting, key=lambda each: len(self._waiting[each])))
        if self._timer is None:
            self._go_on()

    def _turn_away(self, address: str) -> None:
        """Whoever came last from where the most are."""
        self._addresses.turn_away(address)
        visitor = next(reversed(self._waiting[address]))
        self.leave(address, visitor)
        visitor.stay_out()

    def leave(self, address: str, visitor: Visitor) -> None:
        """It waits no longer."""
        waiting = self._waiting.get(address, {})
        waiting.pop(visitor, None)
        if not waiting:
            self._waiting.pop(address, None)

    def _go_on(self) -> None:
        self._timer = None
        if self._waiting:
            visitor = self._next()
            self._timer = self._hours.later(PAUSE if visitor else AGAIN, self._go_on)
            if visitor is not None:
                visitor.come_in()

    def _next(self) -> Visitor | None:
        """Whose turn it is, if anybody may come in now."""
        if not self._addresses.newcomers.take(1.0):
            return None
        address = next(filter(self._addresses.may_come, self._waiting), None)
        if address is None:
            self._addresses.newcomers.give(1.0)
            return None
        waiting = self._waiting.pop(address)
        visitor = next(iter(waiting))
        del waiting[visitor]
        if waiting:
            self._waiting[address] = waiting
        return visitor
