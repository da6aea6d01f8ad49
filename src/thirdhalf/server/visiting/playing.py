"""Playing a seat to the end: by lines with a program, or by a coach of the server's."""

from collections.abc import Callable

from thirdhalf.bots.dialogue import Dialogue
from thirdhalf.bots.process import Process
from thirdhalf.bots.question import PICK, Offer, Question
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.game import Outcome
from thirdhalf.kernel.seat import NOBODY, SEAT_WORDS
from thirdhalf.server.visiting.seat import Seat, Told

COACHES = ("home", "away")


class SeatQuestion(Question):
    """A question that a server asks; whatever has to be known of it is asked of the server."""

    def __init__(self, seat: Seat, asked: Told, told: int) -> None:
        self._seat = seat
        self._asked = asked
        # How many events of the match it has been told.
        self.told = told
        self.form, self.topic, self.rule = asked["form"], asked["topic"], asked["rule"]
        answer = seat.request("offer", turn=seat.turn)
        if answer["type"] != "offered":
            raise Overtaken
        words = {option["choice"]: option["word"] for option in asked["options"]}
        self.offers = tuple(
            [Offer(tuple(choice), words[choice[0]] if self.form == PICK else "") for choice in answer["choices"]]
        )

    def refusal(self, choice: Choice) -> str:
        answer = self._seat.request("judge", turn=self._seat.turn, choice=list(choice))
        if answer["type"] != "judged":
            raise Overtaken
        return "" if answer["allowed"] else f"{answer['rule']}: {answer['why']['message']}"

    def shown(self, what: str) -> object:
        if what == "state":
            return self._seat.state
        if what == "setting":
            return self._seat.setting
        if what == "question":
            return self._asked["data"]
        first = max(0, self.told - self._seat.first_event)
        new = self._seat.events[first:]
        self.told = self._seat.first_event + len(self._seat.events)
        return [{field: event[field] for field in ("kind", "rule", "values")} for event in new]


class Overtaken(Exception):
    """The question is asked no more: somebody has taken a choice back, or the seat was played elsewhere."""


def play_by_coach(seat: Seat, coach: str) -> Outcome:
    """Let a coach of the server's decide, whenever the seat is asked."""
    check_role(seat)
    while seat.until_asked():
        answer = seat.decide("step", coach=coach)
        if answer["type"] == "refused" and answer["code"] not in ("stale", "not asked"):
            raise ValueError(f"the server will not have it: {answer['code']}")
    return outcome_of(seat)


def play_by_program(seat: Seat, command: str, seconds: float, warn: Callable[[str], None]) -> tuple[Outcome, str]:
    """Let a program decide; how it ended, and why the program forfeited, if it did: then the seat is played on with
    the first choices, for the others' sake. `warn` is told of faults.
    """
    check_role(seat)
    process = Process(command)
    try:
        dialogue = Dialogue(process, seconds)
        dialogue.begin(seat.info["game"], SEAT_WORDS.index(seat.role), seat.info["match"], seat.info["setup"])
        told = 0
        while seat.until_asked():
            before = len(dialogue.faults)
            try:
                assert seat.question is not None
                question = SeatQuestion(seat, seat.question, told)
                choice = dialogue.answer(question)
            except Overtaken:
                seat.question = None
                continue
            told = question.told
            for fault in dialogue.faults[before:]:
                warn(fault)
            seat.decide("choose", choice=list(choice))
        outcome = outcome_of(seat)
        dialogue.over(outcome)
        return outcome, dialogue.forfeited
    finally:
        process.stop()


def check_role(seat: Seat) -> None:
    """ValueError for who only watches."""
    if seat.role not in COACHES:
        raise ValueError("this token is a spectator's: a bot needs that of a seat")


def outcome_of(seat: Seat) -> Outcome:
    """How the match ended."""
    told = seat.outcome
    assert told is not None
    winner = SEAT_WORDS.index(told["winner"]) if told["winner"] in COACHES else NOBODY
    return Outcome(winner, told["home_score"], told["away_score"], told["ending"])
