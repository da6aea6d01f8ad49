"""The clocks of a match: a bank for each side and some seconds back for every decision of its own, or days for each.

Nothing here knows what time it is: whoever calls says so. All times are seconds.

- An open question is on its side's clock from the moment it is shown. What lag may cost is not counted: the first
  moments of every decision, the same for everybody, so that nobody gains by pretending.
- What is asked in secret is on no clock that can be seen. It has an allowance of its own, and what goes beyond it is
  taken from the bank with the next open decision.
- Whoever is disconnected uses up a bank for that first, and the own one only then.
- While the server is down nothing is taken. While nobody at all is there, only clocks of days run on.
- Where several processes have a match, what one of them believes of a side that is connected to another holds until
  that side comes here itself: then only what the other process has surely lived through is taken for thinking.
"""

from typing import Final, Literal

from msgspec import Struct

LAG: Final = 0.5
"""Of every decision so much is not counted."""
UNSEEN: Final = 20.0
"""Of every decision in secret so much is not counted."""
AWAY: Final = 60.0
"""The bank for being disconnected."""
DAY: Final = 86_400.0
NOBODY: Final = -1

Seconds = float


class Terms(Struct, frozen=True):
    """What was agreed on: seconds for each side and seconds back for each decision, or days for each decision."""

    bank: int = 0
    increment: int = 0
    days: int = 0

    @property
    def full(self) -> Seconds:
        """What each side begins with."""
        return self.days * DAY if self.days else float(self.bank)


class Kept(Struct):
    """What is stored: what each side has left, of its bank and of the one for being disconnected, what it owes for
    secret decisions, at which date that was so of a clock that has run on since (0: it stands still) and whether the
    side that is asked was gone then, whether both have agreed on a pause, how long the log is to which this belongs,
    and what was still not to be counted of a decision that had begun.
    """

    left: list[Seconds]
    away: list[Seconds]
    owed: list[Seconds]
    at: float = 0.0
    gone: bool = False
    paused: bool = False
    length: int = 0
    grace: Seconds | None = None


def new(terms: Terms) -> Kept:
    """At the beginning of a match."""
    return Kept([terms.full, terms.full], [AWAY, AWAY], [0.0, 0.0])


class Clock:
    """Both clocks of a match. `now` never goes back; `date` is the same time for those who come later."""

    def __init__(self, terms: Terms, kept: Kept) -> None:
        self.terms = terms
        self.kept = kept
        self.running = NOBODY
        self._mode: Literal["open", "secret"] = "open"
        self._since = 0.0
        # Since when this process counts the decision, from when to when that took of the bank, and how much it took of
        # the one for being disconnected.
        self._began = 0.0
        self._taken: list[tuple[float, float]] = []
        self._absent = 0.0
        # What is not to be counted of the decision, what was owed and not counted when this process began with it,
        # and whether its side is connected.
        self._grace = LAG
        self._before = (0.0, LAG)
        self._here = True

    def start(self, seat: int, secret: bool, here: bool, now: float, date: float) -> None:
        """That side is asked. A clock of days goes on from when it was stored."""
        self.running = seat
        self._mode = "secret" if secret else "open"
        self._since = now
        self._grace = UNSEEN if secret else LAG
        if self.kept.grace is not None:
            self._grace = min(self._grace, self.kept.grace)
        self._here = here or secret
        self._before = (self.kept.owed[seat], self._grace)
        self._began = now
        self._taken.clear()
        self._absent = 0.0
        if self.terms.days and not secret:
            if not self.kept.at:
                self.kept.left[seat] = self.terms.full
                self.kept.at = date
            self._since = now - max(0.0, date - self.kept.at)

    def stop(self, now: float, back: bool) -> None:
        """It has decided; it gets something back for that, unless the question is only put off. What was counted since
        is given back: the answer had to wait until it could be stored.
        """
        seat = self.running
        if seat == NOBODY:
            return
        if self._mode == "secret":
            since = max(0.0, self._since - now)
            self.kept.owed[seat] = max(self._before[0], self.kept.owed[seat] - since)
        self.kept.left[seat] += sum([max(0.0, end - max(begun, now)) for begun, end in self._taken])
        self._count(now)
        self.kept.grace = None if back else self._grace
        if self._mode == "open" and back:
            kept = self.kept
            kept.left[seat] -= kept.owed[seat]
            kept.owed[seat] = 0.0
            if self.terms.days:
                kept.left[seat] = self.terms.full
            else:
                kept.left[seat] = min(self.terms.full, max(0.0, kept.left[seat]) + self.terms.increment)
            kept.at = 0.0
            kept.paused = False
        self.running = NOBODY

    def connected(self, seat: int, here: bool, now: float) -> None:
        """That side has come or gone."""
        if seat == self.running and self._mode == "open" and here != self._here:
            self._count(now)
            self._here = here

    def catch_up(self, now: float, date: float) -> None:
        """Another process has gone on with this decision since what is kept was written: so does this one."""
        if self._counted and self.kept.at:
            here = not self.kept.gone
            self._take(self._take_over(now, date), self._began, here)

    def arrive(self, seat: int, seen: float, lost: bool, now: float, date: float) -> None:
        """That side, which was elsewhere until `seen` as far as is known, is about to come here. What was counted after
        that is taken from its bank for being disconnected; from nothing, where the servers have lost it.
        """
        if seat == self.running and self._mode == "secret" and lost and not self.kept.paused:
            self._since = now
            self.kept.owed[seat], self._grace = self._before
            self._think_unseen(seat, max(0.0, seen - self._began))
        if seat != self.running or not self._counted:
            return
        self._count(now)
        doubtful = sum([max(0.0, end - max(begun, seen)) for begun, end in self._taken])
        self._taken.clear()
        self.kept.left[seat] += doubtful
        if self.kept.at:
            here = not self.kept.gone
            begun = self._take_over(now, date)
            known = max(begun, min(seen, self._began))
            self._take(begun, known, here)
            doubtful += max(0.0, self._began - known)
        if lost:
            self.kept.away[seat] += self._absent
            self._absent = 0.0
        else:
            spared = min(doubtful, self.kept.away[seat])
            self.kept.away[seat] -= spared
            self.kept.left[seat] -= doubtful - spared

    @property
    def _counted(self) -> bool:
        """Whether what passes is counted by the second, for all to see."""
        return self.running != NOBODY and self._mode == "open" and not self.terms.days and not self.kept.paused

    def _take_over(self, now: float, date: float) -> float:
        """When this decision began for whoever has gone on with it, which is told once."""
        begun = now - max(0.0, date - self.kept.at)
        self.kept.at = 0.0
        return min(begun, self._began)

    def pause(self, paused: bool, now: float) -> None:
        """Both agree that no time runs, or one of them ends that."""
        self._count(now)
        self.kept.paused = paused

    def count(self, now: float) -> None:
        """What is kept is as of now."""
        self._count(now)
        self.kept.grace = None if self.running == NOBODY else self._grace

    def _count(self, now: float) -> None:
        """Take what has passed since the last time."""
        if self.running == NOBODY:
            return
        seat, kept = self.running, self.kept
        passed = max(0.0, now - self._since)
        self._since = max(self._since, now)
        if self.terms.days and kept.at:
            kept.at += passed
        if kept.paused:
            return
        if self._mode == "secret":
            self._think_unseen(seat, passed)
            return
        self._take(now - passed, now, self._here)

    def _think_unseen(self, seat: int, passed: Seconds) -> None:
        free = min(passed, self._grace)
        self._grace -= free
        self.kept.owed[seat] += passed - free

    def _take(self, begun: float, end: float, here: bool) -> None:
        """Take that time: of the bank, or of the one for being disconnected as long as that lasts."""
        seat, kept = self.running, self.kept
        passed = max(0.0, end - begun)
        free = min(passed, self._grace)
        self._grace -= free
        passed -= free
        if not here and not self.terms.days:
            spared = min(passed, kept.away[seat])
            kept.away[seat] -= spared
            self._absent += spared
            passed -= spared
        elif passed and self._taken and self._taken[-1][1] == end - passed:
            self._taken[-1] = (self._taken[-1][0], end)
        elif passed:
            self._taken.append((end - passed, end))
        kept.left[seat] -= passed

    # What is known of it.

    def left(self, seat: int, now: float) -> Seconds:
        """What a side is shown to have: nothing of it tells what is asked in secret."""
        if seat == self.running and self._mode == "open":
            self._count(now)
        return max(0.0, self.kept.left[seat])

    def away(self, seat: int, now: float) -> Seconds:
        """What a side has left for being disconnected."""
        if seat == self.running and self._mode == "open":
            self._count(now)
        return self.kept.away[seat]

    @property
    def shown(self) -> int:
        """Whose clock can be seen to run."""
        return self.running if self._mode == "open" and not self.kept.paused else NOBODY

    @property
    def spares(self) -> bool:
        """Whether what passes now is the bank's for being disconnected."""
        return self.shown != NOBODY and not self._here and not self.terms.days and self.kept.away[self.running] > 0

    def due(self, now: float) -> Seconds | None:
        """Seconds until the side that is asked has none left; None where nobody's time runs."""
        if self.running == NOBODY or self.kept.paused:
            return None
        self._count(now)
        seat = self.running
        spare = 0.0 if self._here or self.terms.days else self.kept.away[seat]
        return max(0.0, self.kept.left[seat] - self.kept.owed[seat]) + self._grace + spare

    def may_claim(self, seat: int, now: float) -> bool:
        """Whether this side need not wait any longer for the other, who is disconnected and has used up the time for
        that.
        """
        other = 1 - seat
        if self.terms.days or self.running != other or self._mode == "secret" or self._here or self.kept.paused:
            return False
        self._count(now)
        return self.kept.away[other] <= 0
