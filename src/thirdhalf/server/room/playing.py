"""A match being played: its position, its dice, its record, and what can be taken back. No waiting, no storage."""

from collections.abc import Iterator
from itertools import takewhile, zip_longest
from typing import Final, NamedTuple

from thirdhalf.kernel.decision import MATCH_OVER, Choice, IllegalChoice
from thirdhalf.kernel.dice import SEED_BYTES, Dice, Nonce, shared_seed
from thirdhalf.kernel.event import EVERYBODY, Event
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game
from thirdhalf.kernel.record import CALLS, Recorder
from thirdhalf.kernel.seat import AWAY, CHANCE, HOME, NOBODY, seat_word
from thirdhalf.kernel.table import Table
from thirdhalf.server.games import teaches
from thirdhalf.server.keeping.rows import AGAIN, CALLED, CHOICE, GIVEN, NONCE, UNDO, Damaged, Entry, MatchRow

FARTHEST_BACK: Final = 32
"""How many choices in a row can be taken back."""

BY_SERVER: Final = "server"
"""In the place of a request's id: whoever sits there has given no number."""

MOST_UNDONE: Final = 1000
"""How many in a match: its log has an end."""

MOST_MOMENTS: Final = 60
"""To how many of the latest questions of a lesson one can return."""

MOST_TAKEN_BACK: Final = 12
"""To how many of the latest questions of a match both can agree to return."""

MOST_RETURNS: Final = 100
"""How often in a match."""


class Before:
    """The match before an open choice, and how many events and moves there were."""

    __slots__ = ("events", "match", "moves", "seat", "topic")

    def __init__(self, match: Match, events: int, moves: int, seat: int, topic: str) -> None:
        self.match = match
        self.events = events
        self.moves = moves
        self.seat = seat
        self.topic = topic


class Followed(NamedTuple):
    """What was stored elsewhere: its kind, whether the match waited for it, whether that was open, and whose it was."""

    kind: int
    waited: bool
    was_open: bool
    seat: int


class Mark(NamedTuple):
    """The match before a choice that may not be the next after all, while a side has not given its number."""

    match: Match
    events: int
    moves: int
    choices: int
    before: list[Before]
    moments: list[Before]
    last_open: Before
    turn: int


class Playing:
    """The match of a row. `length` is that of its log, what was taken back included."""

    def __init__(self, game: Game, row: MatchRow) -> None:
        self.game = game
        self.log: list[Event] = []
        self.recorder = Recorder(game, row.software, row.setup, row.names, row.seed)
        self.table = Table(game.new(row.setup, self.log), Dice(row.seed), self.recorder)
        self.length = 0
        self._seed = row.seed
        # Each side's own number for the dice, where they wait for that.
        self._shared = False
        self._nonces: list[Nonce | None] = [None, None]
        # What chance answered that a stored log does not have.
        self.rest: list[Entry] = []
        # All that was chosen and stands, chance's choices included, and how often some of it was taken back: whoever
        # thinks elsewhere has the match of these.
        self.choices: list[Choice] = []
        self.epoch = 0
        # How often each coach has decided or taken back: a request must name the number it was made at.
        self.turns = [0, 0]
        # The requests that were done, for each coach: sent again, they are not done again.
        self.done: tuple[set[str], set[str]] = (set(), set())
        self._before: list[Before] = []
        self._undone = 0
        # The people's open questions: to try a lesson again from there when it is over, or where both agree to.
        self._people = [seat for seat, coach in enumerate(row.coaches) if not coach]
        self._learning = any(teaches(row.game, coach) for coach in row.coaches)
        self._moments: list[Before] = []
        self._returned = 0
        # The last position that everybody has seen: that of the latest open question that was answered.
        self.last_open = Before(self.match.copy(), len(self.log), 0, NOBODY, "")

    def begin(self, numbers: dict[int, bytes]) -> list[Entry]:
        """The dice wait for a number of each side: these are the server's, for those who give none."""
        self._shared = True
        entries = self._noted([Entry(NONCE, CHANCE, (), "")])
        for seat, number in numbers.items():
            entries += self.take_nonce(seat, number, BY_SERVER)
        return entries

    def begin_at_once(self) -> list[Entry]:
        """What chance decides before anybody is asked, where the dice are the seed's alone: in older matches."""
        return self._noted(self._roll())

    def wants_nonce(self, seat: int) -> bool:
        """Whether this side has still to give its number."""
        return self._shared and self._nonces[seat] is None

    @property
    def lacks_nonce(self) -> bool:
        """Whether a side has still to give its number: no dice are rolled before that."""
        return self._shared and None in self._nonces

    def mark(self) -> Mark:
        """The match as it is, to return to."""
        lengths = len(self.log), len(self.recorder.moves), len(self.choices)
        kept = list(self._before), list(self._moments), self.last_open
        return Mark(self.match.copy(), *lengths, *kept, self.turns[self.asked])

    def return_to(self, mark: Mark, entry: Entry) -> None:
        """As if the choice in that line, on which no dice followed, had not been made."""
        del self.log[mark.events :]
        del self.recorder.moves[mark.moves :]
        del self.choices[mark.choices :]
        self._before, self._moments, self.last_open = mark.before, mark.moments, mark.last_open
        self.table.match = mark.match
        self.match.log = self.log
        self.length, self.turns[entry.seat] = self.length - 1, mark.turn
        self.done[entry.seat].discard(entry.id)
        self.epoch += 1

    @property
    def dice_wait(self) -> bool:
        """Whether dice are due, and a side has not given its number yet."""
        return self.match.decision is not None and self.match.decision.seat == CHANCE

    @property
    def nonces(self) -> list[Nonce | None]:
        """Home's and away's numbers; None for one that is not given."""
        return list(self._nonces)

    def take_nonce(self, seat: int, number: bytes, by: str) -> list[Entry]:
        """A side's own number, which must be wanted; with the second one what chance has waited for is rolled."""
        self._nonces[seat] = Nonce(number, "server" if by == BY_SERVER else "coach")
        entries = [Entry(NONCE, seat, tuple(number), by)]
        home, away = self._nonces
        if home is not None and away is not None:
            self.table.dice = Dice(shared_seed(self._seed, home.number, away.number))
            self.recorder.nonces = [home, away]
            rolled = self._roll()
            if rolled:
                self._before.clear()
            entries += rolled
        return self._noted(entries)

    def leave_nonce(self, seat: int, entries: list[Entry]) -> bool:
        """As if the last number had not been taken; False if dice were rolled since."""
        if len(entries) > 1:
            return False
        self._nonces[seat] = None
        self.length -= len(entries)
        return True

    def give(self, choices: list[Choice]) -> list[Entry]:
        """Begin amid another match: with its answers and its dice so far. Those to come are not the promised ones."""
        entries = []
        for choice in choices:
            if self.match.decision is None:
                raise IllegalChoice(MATCH_OVER)
            entries.append(Entry(GIVEN, self.match.decision.seat, choice, ""))
            self.table.choose(choice)
            self.choices.append(choice)
        self.recorder.seed = None
        self.last_open = Before(self.match.copy(), len(self.log), len(self.recorder.moves), NOBODY, "")
        return self._noted(entries + self._roll())

    def _first(self, entries: list[Entry]) -> list[Entry]:
        given = [entry.choice for entry in takewhile(lambda entry: entry.kind == GIVEN, entries)]
        try:
            if given:
                return self.give(given)
            if entries and (entries[0].kind, entries[0].seat) == (NONCE, CHANCE):
                return self.begin({})
            return self.begin_at_once()
        except IllegalChoice as refused:
            raise Damaged(f"the match does not begin like that: {refused}") from None

    def restore(self, entries: list[Entry]) -> None:
        """Play a stored log again; `Damaged` names the line that does not fit. Where the log was cut off before chance
        had answered, `rest` is what is missing: the dice are the same.
        """
        expected = self._first(entries)
        for line, entry in enumerate(entries):
            if not expected:
                try:
                    expected = self._again(entry)
                except Damaged as error:
                    raise Damaged(str(error), line) from None
                except Exception as error:
                    # Whatever the rules make of numbers that are no choice.
                    raise Damaged(f"cannot be played: {error}", line) from None
            wanted = expected.pop(0)
            if (entry.kind, entry.seat, entry.choice) != (wanted.kind, wanted.seat, wanted.choice):
                raise Damaged(f"has {entry.choice} where the match has {wanted.choice}", line)
        # The log does not say what the computer has chosen for a coach.
        self._close()
        self.rest = expected

    def follow(self, entries: list[Entry]) -> Iterator["Followed"]:
        """Take in what was stored elsewhere, answer by answer; `Damaged` where it does not fit."""
        while entries:
            first = entries[0]
            waited = first.kind != NONCE or self.dice_wait
            followed = Followed(first.kind, waited, not self.secret, first.seat)
            expected = self._again(first)
            for wanted, entry in zip_longest(expected, entries[: len(expected)]):
                if entry is None or (entry.kind, entry.seat, entry.choice) != (wanted.kind, wanted.seat, wanted.choice):
                    raise Damaged("what was stored elsewhere is not what follows")
            # The log does not say what the computer has chosen for a coach.
            self._close()
            yield followed
            entries = entries[len(expected) :]

    def _again(self, entry: Entry) -> list[Entry]:
        if entry.kind == UNDO:
            if self.retractable(entry.seat):
                return self.retract(entry.seat, entry.id)
            raise Damaged("nothing can be taken back")
        if entry.kind == CALLED:
            if self.over or entry.choice not in [(why,) for why in range(len(CALLS))]:
                raise Damaged("nobody can end it like that")
            return self.call(entry.seat, CALLS[entry.choice[0]])
        if entry.kind == NONCE:
            if entry.seat == CHANCE or not self.wants_nonce(entry.seat) or len(entry.choice) != SEED_BYTES:
                raise Damaged("no such number is waited for")
            return self.take_nonce(entry.seat, bytes(entry.choice), entry.id)
        if entry.kind == AGAIN:
            for moment in self._moments:
                if (moment.moves,) == entry.choice and moment.seat == entry.seat:
                    return self._return(moment, entry.id)
            raise Damaged("there is no such question to return to")
        if entry.seat != self.asked:
            raise Damaged("another seat is asked")
        return self.answer(entry.choice, entry.id)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.table.match

    @property
    def asked(self) -> int:
        """The coach who is asked; NOBODY when the match is over, or its dice wait."""
        decision = self.match.decision
        return NOBODY if self.over or decision is None or decision.seat == CHANCE else decision.seat

    @property
    def over(self) -> bool:
        """Whether it was ended, by the rules or by those who play."""
        return self.match.over or self.recorder.called != ("", "")

    def call(self, seat: int, why: str) -> list[Entry]:
        """The match ends here: that side could not or would not go on, or (NOBODY) both agree; why is one of CALLS."""
        self.recorder.called = (seat_word(seat), why)
        return self._noted([Entry(CALLED, seat, (CALLS.index(why),), "")])

    @property
    def secret(self) -> bool:
        """Whether only the coach who is asked may know it."""
        decision = self.match.decision
        return self.asked != NOBODY and decision is not None and self.game.audience(self.match, decision) != EVERYBODY

    def answer(self, choice: Choice, id: str) -> list[Entry]:
        """The asked coach's choice and what chance answers to it, as lines of the log. An illegal one raises
        `IllegalChoice` and changes nothing.
        """
        match = self.match
        decision = match.decision
        if self.over or decision is None or decision.seat == CHANCE:
            raise IllegalChoice(MATCH_OVER)
        seat = decision.seat
        moves = len(self.recorder.moves)
        before = None if self.secret else Before(match.copy(), len(self.log), moves, seat, decision.topic)
        self.table.choose(choice)
        self.choices.append(choice)
        if before is not None and seat in self._people:
            self._moments.append(before)
            del self._moments[: -MOST_MOMENTS if self._learning else -MOST_TAKEN_BACK]
        entries = [Entry(CHOICE, seat, choice, id)]
        rolled = self._roll()
        self._remember(before, rolled)
        return self._noted(entries + rolled)

    def retractable(self, seat: int) -> bool:
        """Whether the coach's last choice can be taken back: nobody else has decided or rolled since, and nothing
        secret was asked or can have been.
        """
        if not self._before or self._before[-1].seat != seat or self._undone >= MOST_UNDONE:
            return False
        return self.game.retractable(self.match, self._before[-1].topic)

    def retract(self, seat: int, id: str) -> list[Entry]:
        """Take the coach's last choice back."""
        self._undone += 1
        before = self._before.pop()
        del self.log[before.events :]
        self.table.match = before.match
        self.match.log = self.log
        self.recorder.moves.pop()
        self.choices.pop()
        self.epoch += 1
        return self._noted([Entry(UNDO, seat, (), id)])

    def returns(self, seat: int) -> list[str]:
        """What a lesson that is over asked of this coach, to be tried again from there: topics, the latest last."""
        if not self.match.over or not self._learning or self._returned >= MOST_RETURNS:
            return []
        topics = [moment.topic for moment in self._moments if moment.seat == seat]
        return [topic for place, topic in enumerate(topics) if topic not in topics[place + 1 :]]

    def try_again(self, seat: int, topic: str, id: str) -> list[Entry]:
        """Return to the latest question about that, which must be among `returns`. Other dice follow."""
        return self._return([each for each in self._moments if each.seat == seat and each.topic == topic][-1], id)

    def can_take_back(self, seat: int) -> bool:
        """Whether there is a decision of this side's to which both can agree to return."""
        return not self.over and self._returned < MOST_RETURNS and any(each.seat == seat for each in self._moments)

    def take_back(self, seat: int, id: str) -> list[Entry]:
        """Return to this side's latest open decision, which must be possible. Where dice were rolled since, others
        follow.
        """
        return self._return([each for each in self._moments if each.seat == seat][-1], id)

    def _return(self, moment: Before, id: str) -> list[Entry]:
        self._returned += 1
        del self._moments[self._moments.index(moment) :]
        self._before.clear()
        del self.log[moment.events :]
        rolled = any(move.by == seat_word(CHANCE) for move in self.recorder.moves[moment.moves :])
        del self.recorder.moves[moment.moves :]
        del self.choices[moment.moves :]
        self.epoch += 1
        if rolled:
            # The dice that were rolled since are gone: those to come are not the next of the promised ones.
            self.recorder.seed = None
        self.last_open = moment
        self.table.match = moment.match.copy()
        self.match.log = self.log
        return self._noted([Entry(AGAIN, moment.seat, (moment.moves,), id)])

    def answer_for_good(self, choice: Choice, id: str) -> list[Entry]:
        """The same; in a closed match nothing chosen so far can be taken back any more."""
        entries = self.answer(choice, id)
        self._close()
        return entries

    def _close(self) -> None:
        if self.game.closed(self.match) is not None:
            self._before.clear()

    def _roll(self) -> list[Entry]:
        entries: list[Entry] = []
        if self._shared and None in self._nonces:
            return entries
        while (faces := self.table.roll()) is not None:
            entries.append(Entry(CHOICE, CHANCE, faces, ""))
            self.choices.append(faces)
        return entries

    def _remember(self, before: Before | None, rolled: list[Entry]) -> None:
        self.last_open = before or self.last_open
        if before is None or rolled:
            self._before.clear()
            return
        if self._before and self._before[-1].seat != before.seat:
            self._before.clear()
        self._before.append(before)
        del self._before[:-FARTHEST_BACK]

    def _noted(self, entries: list[Entry]) -> list[Entry]:
        self.length += len(entries)
        for entry in entries:
            if entry.seat in (HOME, AWAY) and entry.kind not in (NONCE, CALLED):
                self.turns[entry.seat] += 1
                if entry.id:
                    self.done[entry.seat].add(entry.id)
        return entries
