"""`deal`: what is between the two sides."""

from thirdhalf.server.protocol import Accepted, Deal
from thirdhalf.server.room.room import MatchRoom


async def deal(room: MatchRoom, seat: int, request: Deal) -> Accepted:
    """Give up, agree on something, or end a match that the other side has left."""
    dealing = room.dealing
    async with room.lock:
        match request.what:
            case "resign":
                await dealing.resign(seat)
            case "decline":
                await dealing.decline(seat)
            case "go on":
                await dealing.go_on()
            case "claim" | "claim draw":
                await dealing.claim(seat, request.what == "claim draw")
            case "look":
                await dealing.look(seat, request.at)
            case "draw" | "take back" | "pause":
                await dealing.want(seat, request.what, request.id)
    return Accepted(id=request.id)
