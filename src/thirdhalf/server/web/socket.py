"""A WebSocket as a line to a seat."""

from starlette.websockets import WebSocket

from thirdhalf.server.connection import Gone, Line


class SocketLine(Line):
    """The other end is a WebSocket, which must be accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return text

    async def send(self, text: str) -> None:
        await self._socket.send_text(text)

    async def close(self, code: int, why: str) -> None:
        await self._socket.close(code, why)
