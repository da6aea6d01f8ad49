"""The WebSocket by which a match is played: what a visitor can make it do for nothing has a bound."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from thirdhalf.server.limits import Bucket
from thirdhalf.server.web.sockets import read_in_turns

PINGS_A_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 20.0
UNREAD_AFTER_CLOSE: Final = 65_536
"""Bytes that may still come, and are taken apart, after this side has hung up."""


class PlaySocket(WebSocketsSansIOProtocol):
    """One WebSocket. Whoever does not read is not read from, so that nothing piles up here."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE)
        self._after_close = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was HTTP before."""
        super().connection_made(transport)
        read_in_turns(self.transport)

    def data_received(self, data: bytes) -> None:
        """Take it apart, unless this side has hung up and it does not end."""
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > UNREAD_AFTER_CLOSE:
                self.transport.abort()
                return
        super().data_received(data)

    def handle_ping(self) -> None:
        """Answer, but not by thousands: no answer counts them elsewhere."""
        if self._pings.take(1.0):
            super().handle_ping()
        else:
            self.transport.abort()
