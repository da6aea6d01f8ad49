"""What a stranger may ask of the server, and how often: sizes and rates."""

import time
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, NamedTuple

Network = IPv4Network | IPv6Network
HOUR: Final = 3600

LARGEST_MESSAGE: Final = 16_384
LARGEST_BODY: Final = 16_384
LARGEST_RECORD: Final = 1_000_000

MESSAGES_A_SECOND: Final = 50.0
MESSAGES_AT_ONCE: Final = 100.0
REQUESTS_A_SECOND: Final = 30.0
REQUESTS_AT_ONCE: Final = 120.0
# What costs more than one: connecting, creating a match, verifying a record, naming a token, a message that cannot be
# read.
CONNECTING: Final = 5.0
CREATING: Final = 5.0
VERIFYING: Final = 20.0
UNKNOWN: Final = 5.0
MALFORMED: Final = 5.0
MOST_MALFORMED: Final = 20
CONNECTIONS_OF_AN_ADDRESS: Final = 64
# Whoever has a seat, whoever watches and whoever has not said yet: none of them takes another's places.
MOST_SEATED: Final = 2000
MOST_WATCHING: Final = 1000
MOST_UNGREETED: Final = 500
CREATED_AN_HOUR: Final = 300
# Whoever comes to play from where nobody has had a seat so far: so many a second of all together, and some at once,
# with a pause after each. Who has had a seat comes in at once, as often as a connection breaks and a bit more.
NEWCOMERS_A_SECOND: Final = 40.0
NEWCOMERS_AT_ONCE: Final = 1000.0
RETURNS_A_SECOND: Final = 1.0
RETURNS_AT_ONCE: Final = 16.0
# Sockets that an address may open: one that is closed at once costs a tenth of a request that is refused. Who asks too
# often opens fewer of them.
OPENED_A_SECOND: Final = 40.0
OPENED_AT_ONCE: Final = 400.0
TURNED_AWAY: Final = 4.0
# Who sends what cannot be read until it is cut off is not heard for as long as so many requests take, twice as long
# each time, up to a bound; after the time of a good behaviour it counts as the first time again.
UNHEARD: Final = 60.0
LONGEST_UNHEARD: Final = 960.0
FORGIVEN: Final = 9000.0
FILES_A_SECOND: Final = 100.0
FILES_AT_ONCE: Final = 1000.0
MOST_ADDRESSES: Final = 10_000

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class Bucket:
    """So many a second, and some at once."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def wait(self, cost: float) -> float:
        """Take the cost and say how many seconds to wait until it is paid."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left / self.rate)

    def take(self, cost: float) -> bool:
        """Take the cost if it is there."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give(self, cost: float) -> None:
        """Give back what was taken for nothing."""
        self._left = min(self.burst, self._left + cost)

    def fine(self, cost: float) -> None:
        """Take the cost, or what there is."""
        self._fill()
        self._left = max(0.0, self._left - cost)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Allowance(NamedTuple):
    """What the operator lets visitors have: messages of a connection and requests of an address a second, matches that
    an address creates in an hour (so many at once), and before which addresses a proxy of the operator's own stands.
    """

    messages: float = MESSAGES_A_SECOND
    requests: float = REQUESTS_A_SECOND
    creations: int = CREATED_AN_HOUR
    proxies: tuple[str, ...] = ()


USUAL: Final = Allowance()


class Buckets:
    """A bucket for each address; those used last are the last to be forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float) -> bool:
        """Whether the address may have that now."""
        return self._of(address).take(cost)

    def fine(self, address: str, cost: float) -> None:
        """The address has that much less."""
        self._of(address).fine(cost)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            forget_first(self._buckets)
            bucket = Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        return bucket

    def give(self, address: str, cost: float) -> None:
        """Give back what the address took for nothing."""
        if address in self._buckets:
            self._buckets[address].give(cost)


def forget_first(kept: dict[str, Any]) -> None:
    """Where much is kept of addresses, forget what was kept of the first."""
    if len(kept) >= MOST_ADDRESSES:
        del kept[next(iter(kept))]


class Unheard:
    """Addresses that have sent what cannot be read, and until when nothing is read from them."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        # How long it was the last time, in requests, and until when.
        self._of: dict[str, tuple[float, float]] = {}

    def add(self, address: str) -> None:
        """It has done so again."""
        now = time.monotonic()
        before, until = self._of.pop(address, (0.0, 0.0))
        if now > until + FORGIVEN / self._rate:
            before = 0.0
        # What it had begun before it was cut off is not another time.
        cost = before if now < until else min(LONGEST_UNHEARD, max(UNHEARD, 2 * before))
        forget_first(self._of)
        self._of[address] = (cost, max(until, now + cost / self._rate))

    def has(self, address: str) -> bool:
        """Whether nothing is read from it now."""
        return address in self._of and time.monotonic() < self._of[address][1]


class Ticket:
    """A connection that is counted."""

    __slots__ = ("_address", "_addresses", "_stage")

    def __init__(self, addresses: "Addresses", address: str) -> None:
        self._addresses = addresses
        self._address = address
        self._stage = UNGREETED
        addresses.held[UNGREETED] += 1
        addresses.connections[address] = addresses.connections.get(address, 0) + 1

    def admit(self, role: str) -> bool:
        """Whether there is a place for somebody with this role."""
        stage = SEATED if role in ("home", "away") else WATCHING
        if self._addresses.held[stage] >= MOST_HELD[stage]:
            return False
        self._addresses.held[self._stage] -= 1
        self._addresses.held[stage] += 1
        self._stage = stage
        if stage == SEATED:
            self._addresses.sits(self._address)
        return True

    def end(self) -> None:
        """The connection is gone."""
        addresses = self._addresses
        addresses.held[self._stage] -= 1
        addresses.connections[self._address] -= 1
        if not addresses.connections[self._address]:
            del addresses.connections[self._address]


UNGREETED: Final = 0
SEATED: Final = 1
WATCHING: Final = 2
MOST_HELD: Final = (MOST_UNGREETED, MOST_SEATED, MOST_WATCHING)


class Addresses:
    """What each address has asked for, and how many connections it has."""

    def __init__(self, allowance: Allowance) -> None:
        rate = allowance.requests
        self._requests = Buckets(rate, max(rate, REQUESTS_AT_ONCE))
        self._files = Buckets(FILES_A_SECOND, FILES_AT_ONCE)
        self._opened = Buckets(max(rate, OPENED_A_SECOND), max(rate, OPENED_AT_ONCE))
        self.newcomers = Bucket(max(rate, NEWCOMERS_A_SECOND), max(rate, NEWCOMERS_AT_ONCE))
        self._returns = Buckets(max(rate / REQUESTS_A_SECOND, RETURNS_A_SECOND), RETURNS_AT_ONCE)
        self._seated: dict[str, None] = {}
        self.unheard = Unheard(rate)
        self.connections: dict[str, int] = {}
        # How many connections are of each kind.
        self.held = [0, 0, 0]

    def may_ask(self, address: str, cost: float) -> bool:
        """Whether the address may make a request of that cost now."""
        if self._requests.take(address, cost):
            return True
        self.turn_away(address)
        return False

    def turn_away(self, address: str) -> None:
        """The address has asked for too much, and opens fewer sockets."""
        self._opened.fine(address, TURNED_AWAY)

    def may_come(self, address: str) -> bool:
        """Whether the address may begin to play now, having waited for that."""
        return self._requests.take(address, CONNECTING)

    def sits(self, address: str) -> None:
        """Somebody there has a seat."""
        self._seated.pop(address, None)
        forget_first(self._seated)
        self._seated[address] = None

    def returns(self, address: str) -> bool:
        """Whether this may be somebody with a seat who comes again, and need not wait with those who are new."""
        return address in self._seated and self._returns.take(address, 1.0) and self.may_come(address)

    def may_open(self, address: str) -> bool:
        """Whether the address may open one more socket now."""
        return not self.unheard.has(address) and self._opened.take(address, 1.0)

    def may_load(self, address: str) -> bool:
        """Whether the address may have one more of the page's files now."""
        return self._files.take(address, 1.0)

    def connect(self, address: str) -> Ticket | None:
        """Count a connection; None if there are too many."""
        if self.connections.get(address, 0) >= CONNECTIONS_OF_AN_ADDRESS or self.held[UNGREETED] >= MOST_UNGREETED:
            return None
        return Ticket(self, address)


def visitor(host: str, forwarded: str, proxies: Sequence[Network]) -> str:
    """Who asks, as limits count them: an IPv4 address, or the /64 of an IPv6 one, for that is what one household has.
    Behind the operator's own proxies it is the last address in their header that is not a proxy's.
    """
    address = address_of(host)
    if address is None:
        return host
    for told in reversed(forwarded.split(",") if forwarded else []):
        if not any(address in proxy for proxy in proxies):
            break
        before = address_of(told.strip())
        if before is None:
            break
        address = before
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 64), strict=False).network_address)
    return str(address)


@lru_cache(1000)
def address_of(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it is written, with or without a port or brackets; IPv4 within IPv6 is IPv4."""
    bare = text.strip("[]") if text.count(":") != 1 else text.partition(":")[0]
    bare = bare.partition("]")[0].partition("%")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches that address or name."""
    address = address_of(host)
    return host in LOOPBACK if address is None else address.is_loopback


def networks(texts: Sequence[str]) -> list[Network]:
    """The operator's proxies: addresses, or networks (10.0.0.0/8); ValueError where one is neither."""
    return [ip_network(text, strict=False) for text in texts]


class TooLarge(Exception):
    """A body is longer than is read."""
