"""`thirdhalf bot`: a seat of a match on a server, played by a program or by a coach of the server's."""

import sys

from thirdhalf.kernel.seat import seat_word
from thirdhalf.server.visiting.playing import play_by_coach, play_by_program
from thirdhalf.server.visiting.seat import JOIN, Seat, joined


def play_seat(address: str, token: str | None, coach: str | None, program: str | None, seconds: float) -> int:
    """Play to the end and print how it ended; 1 where the program has forfeited."""
    if JOIN in address:
        address, token = joined(address, "Bot")
        print(f"the seat is taken; to come back: --connect {address} --seat {token}", file=sys.stderr)
    if not token:
        raise ValueError("--connect wants --seat TOKEN, or the link of an invitation instead of the address")
    if not address.startswith(("http://", "https://")):
        raise ValueError(f"'{address}' is no address of a server: it begins with http:// or https://")
    seat = Seat(address.partition("#")[0], token)
    forfeited = ""
    try:
        if program is not None:
            outcome, forfeited = play_by_program(seat, program, seconds, warned)
        else:
            outcome = play_by_coach(seat, coach or "")
    finally:
        seat.close()
    score = f"{outcome.home_score}:{outcome.away_score}"
    print(f"{seat.role}: the winner is {seat_word(outcome.winner)}, {score} ({outcome.ending})")
    if forfeited:
        print(f"thirdhalf: the program forfeited: {forfeited}", file=sys.stderr)
    return int(bool(forfeited))


def warned(fault: str) -> None:
    """Say what a program did wrong."""
    print(f"thirdhalf: {fault}", file=sys.stderr)
