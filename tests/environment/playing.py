"""Playing environments at random for the tests."""

from collections.abc import Callable
from random import Random

from thirdhalf.environment.games import encoder_of
from thirdhalf.environment.session import Prizes, Session

SETUPS = [
    ("takkure", {"exercise": 1}),
    ("takkure", {"exercise": 2, "attacker": "away"}),
    ("takkure", {"exercise": 3}),
    ("takkure", {"exercise": 4}),
    ("takkure", {"exercise": 5}),
    ("takkure", {"exercise": 6}),
    ("dreadball", {"preset": "demo"}),
    ("dreadball", {"preset": "full-like"}),
]


def new_session(game: str, setup: dict[str, str | int], max_cycles: int = 0) -> Session:
    """A session of which both seats are stepped."""
    return Session(encoder_of(game, setup), (None, None), max_cycles, Prizes())


def play(session: Session, seed: int, look: Callable[[Session], None] | None = None, most: int = 400) -> None:
    """Play at random for so many steps, or to the end; `look` sees every position first."""
    random = Random(seed)
    session.reset(str(seed))
    for _ in range(most):
        if session.seat < 0:
            return
        if look is not None:
            look(session)
        session.step(random.randrange(len(session.choices)))
