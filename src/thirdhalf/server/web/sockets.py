"""Sockets over which HTTP is spoken: how many there may be, and how long each may keep the server waiting."""

import asyncio
import socket
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from thirdhalf.server.limits import Addresses, Network, address_of, visitor
from thirdhalf.server.web.gate import Gate

if TYPE_CHECKING:
    import h11

HEADER_SECONDS: Final = 10.0
"""From a connection, or the first word of a request, to the end of its headers."""
UNREAD_SECONDS: Final = 30.0
"""For how long an answer may lie unread."""
MOST_SOCKETS: Final = 2000
SOCKETS_OF_AN_ADDRESS: Final = 128
TURNED_AWAY_AT_ONCE: Final = 16
READ_AT_ONCE: Final = 16_384
"""Bytes that are read from a socket before it is another's turn: in 250 kB there are hundreds of messages."""
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


FORWARDED: Final = b"x-forwarded-for"


class Sockets:
    """Those that are open, the oldest first; what has become a WebSocket is counted elsewhere."""

    def __init__(self, addresses: Addresses, most: int = MOST_SOCKETS, proxies: list[Network] | None = None) -> None:
        self.addresses = addresses
        self.gate = Gate(addresses)
        self._most = most
        self._proxies = proxies or []
        # Whether who opens too many is turned away before anything is made for that.
        self.at_the_door = False
        self._open: dict[PatientProtocol, str] = {}
        self._of_address: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, protocol: "PatientProtocol") -> bool:
        """Count one; False if it cannot stay. Where there are too many, the oldest that asks for nothing goes."""
        host = protocol.client[0] if protocol.client else ""
        address = visitor(host, "", ())
        if not self._proxied(host) and self._of_address.get(address, 0) >= SOCKETS_OF_AN_ADDRESS:
            return False
        if not self.at_the_door and not self.may_come(host):
            return False
        if len(self._open) >= self._most:
            idle = next((other for other in self._open if other.idle), None)
            if idle is None:
                return False
            self.leave(idle)
            idle.transport.abort()
        self._open[protocol] = address
        self._of_address[address] = self._of_address.get(address, 0) + 1
        return True

    def may_come(self, host: str) -> bool:
        """Whether one more may be opened from there now."""
        return self._proxied(host) or self.addresses.may_open(visitor(host, "", ()))

    def _proxied(self, host: str) -> bool:
        found = address_of(host)
        return found is not None and any(found in proxy for proxy in self._proxies)

    def player(self, protocol: "PatientProtocol", event: "h11.Request") -> str:
        """Who it is that would make a WebSocket of it, as limits count them."""
        host = protocol.client[0] if protocol.client else ""
        forwarded = ",".join([value.decode("latin-1") for name, value in event.headers if name == FORWARDED])
        return visitor(host, forwarded, self._proxies)

    def leave(self, protocol: "PatientProtocol") -> None:
        """It is gone, or no concern of ours any more."""
        address = self._open.pop(protocol, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]


class Door(socket.socket):
    """Where connections come in. Whoever has opened too many is hung up on here: that costs half of what it does once
    something was made for each of them.
    """

    sockets: Sockets | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who may come; `BlockingIOError` where there is none, or others are to have their turn."""
        for _ in range(TURNED_AWAY_AT_ONCE):
            connection, address = super().accept()
            if self.sockets is None or self.sockets.may_come(str(address[0])):
                return connection, address
            connection.close()
        raise BlockingIOError


class PatientProtocol(H11Protocol):
    """One socket. The patience is the server's, and has an end."""

    sockets: Sockets

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._headers_until: asyncio.TimerHandle | None = None
        self._read_until: asyncio.TimerHandle | None = None
        # The request by which it would become a WebSocket, and who waits with it.
        self._coming: h11.Request | None = None
        self._player = ""

    @property
    def idle(self) -> bool:
        """Whether it waits for a request."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the class above has it
        super().connection_made(transport)
        if self.sockets.enter(self):
            read_in_turns(transport)
            self._wait_for_headers()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._coming is not None:
            # Nothing is said before one is let in.
            self.transport.abort()
            return
        super().data_received(data)
        if not self.idle or self.transport.is_closing():
            self._stop_waiting()
        elif self._headers_until is None:
            self._wait_for_headers()

    def handle_websocket_upgrade(self, event: "h11.Request") -> None:
        self._coming, self._player = event, self.sockets.player(self, event)
        # Whoever waits for too long is cut off like who does not come to the end of its headers.
        self.sockets.gate.come(self._player, self)

    def stay_out(self) -> None:
        """Be told that too many wait."""
        self._let_go()
        self.transport.write(TOO_MANY)
        self.transport.close()

    def come_in(self) -> None:
        """Become a WebSocket."""
        event, self._coming = self._coming, None
        assert event is not None
        self._let_go()
        # Nothing more comes to this protocol, so nothing must be waited for.
        self._wait_for_headers = lambda: None  # type: ignore[method-assign]
        if not self.transport.is_closing():
            super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._read_until is None:
            self._read_until = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._read_until is not None:
            self._read_until.cancel()
            self._read_until = None

    def _wait_for_headers(self) -> None:
        self._headers_until = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._headers_until is not None:
            self._headers_until.cancel()
            self._headers_until = None

    def _let_go(self) -> None:
        self.sockets.leave(self)
        self.sockets.gate.leave(self._player, self)
        self._stop_waiting()
        if self._read_until is not None:
            self._read_until.cancel()
            self._read_until = None


def read_in_turns(transport: asyncio.Transport) -> None:
    """Read so much from it at a time, where the loop can be told; else it is the loop's own measure."""
    if hasattr(transport, "max_size"):
        transport.max_size = READ_AT_ONCE


def protocol_with(sockets: Sockets) -> type[PatientProtocol]:
    """The protocol of a server with these sockets."""
    return type("Protocol", (PatientProtocol,), {"sockets": sockets})
