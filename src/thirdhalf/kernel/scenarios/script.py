"""The lines of a scenario's `play`: who answers what, which answers are refused, what is offered.

The grammar is described in docs/scenarios.md.
"""

import re
from decimal import Decimal
from typing import Final

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE, Choice, Decision, IllegalChoice, Path, Pick, Place, Roll
from thirdhalf.kernel.fields import inches
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, option_from_word
from thirdhalf.kernel.seat import SEAT_WORDS, seat_word

_NUMBER: Final = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?")
_FACE: Final = re.compile(r"[0-9]{1,3}")
_DICE: Final = "dice"


class ScriptError(Exception):
    """A line of the script does not fit the match, or does not hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game adds to the script: the places that names stand for, and ways that words describe."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def place(self, match: Match, name: str) -> tuple[int, int] | None:
        """Where the thing of that name is, if there is one."""
        return None

    def called(self, match: Match, who: int) -> str:
        """The name of whom a question is about."""
        return ""

    def way(self, match: Match, path: Path, words: str) -> Choice | None:
        """The way those words describe (`stay`, `closest`, …), or None if they describe none."""
        return None


def situation(guide: Guide, match: Match) -> str:
    """What is going on, for a message, and whom the question is about: `WholeMatch › Turn: runner`."""
    going_on = " › ".join([type(frame).__name__ for frame in match.frames()])
    decision = match.decision
    name = "" if decision is None or decision.who == NO_ONE else guide.called(match, decision.who)
    return f"{going_on}: {name}" if name else going_on


def play_line(guide: Guide, match: Match, line: str) -> None:
    """Do one line: answer, or check what it claims. `ScriptError` says what is wrong."""
    head, colon, rest = line.partition(":")
    head = head.strip()
    rest = rest.strip()
    if head.startswith("asks "):
        _expect_question(guide, match, head.removeprefix("asks ").strip())
    elif not colon:
        raise ScriptError(f"'{line}' has no colon: a line reads 'topic: answer'")
    elif head.startswith("refuse "):
        _expect_refusal(guide, match, head.removeprefix("refuse ").strip(), rest)
    elif head.startswith("offer "):
        _expect_offer(guide, match, head.removeprefix("offer ").strip(), rest)
    else:
        decision = _asked(guide, match, head)
        try:
            match.choose(read_choice(guide, match, decision, rest))
        except IllegalChoice as refused:
            raise ScriptError(f"refused, {refused}") from None


def _asked(guide: Guide, match: Match, topic: str) -> Decision:
    decision = match.decision
    if decision is None:
        raise ScriptError(f"nobody is asked about '{topic}': it is over")
    wanted = _DICE if isinstance(decision, Roll) else decision.topic
    if topic != wanted:
        about = f"dice for '{decision.topic}'" if isinstance(decision, Roll) else f"'{decision.topic}'"
        going_on = situation(guide, match)
        raise ScriptError(f"the match asks {seat_word(decision.seat)} for {about}, not for '{topic}' ({going_on})")
    return decision


def _expect_question(guide: Guide, match: Match, words: str) -> None:
    seat, _, topic = words.partition(" ")
    if seat not in SEAT_WORDS:
        raise ScriptError(f"'{seat}' is none of: {', '.join(SEAT_WORDS)}")
    decision = _asked(guide, match, topic.strip())
    if seat_word(decision.seat) != seat:
        raise ScriptError(f"the match asks {seat_word(decision.seat)}, not {seat}")


def _expect_refusal(guide: Guide, match: Match, topic: str, rest: str) -> None:
    answer, arrow, rule = rest.rpartition("->")
    if not arrow:
        raise ScriptError("a refusal reads 'refuse topic: answer -> rule'")
    decision = _asked(guide, match, topic)
    try:
        match.copy().choose(read_choice(guide, match, decision, answer.strip()))
    except IllegalChoice as refused:
        if refused.refusal.rule != rule.strip():
            raise ScriptError(f"refused by {refused}; not by {rule.strip()}") from None
        return
    raise ScriptError(f"'{answer.strip()}' is accepted")


def _expect_offer(guide: Guide, match: Match, topic: str, rest: str) -> None:
    decision = _asked(guide, match, topic)
    if not isinstance(decision, Pick):
        raise ScriptError(f"'{topic}' offers no list")
    offered = sorted([guide.game.option_word(match, decision, option) for option in decision.options])
    wanted = sorted([word.strip() for word in rest.split(",")])
    if offered != wanted:
        raise ScriptError(f"offered are: {', '.join(offered)}")


def read_choice(guide: Guide, match: Match, decision: Decision, words: str) -> Choice:
    """The choice that the words after the colon describe."""
    if isinstance(decision, Roll):
        faces = words.split()
        if not faces or not all(_FACE.fullmatch(face) for face in faces):
            raise ScriptError(f"'{words}' is not a list of faces")
        return tuple([int(face) for face in faces])
    if isinstance(decision, Pick):
        try:
            return (option_from_word(guide.game, match, decision, words),)
        except ValueError as error:
            raise ScriptError(str(error)) from None
    if isinstance(decision, Path):
        if words == "stay":
            return ()
        way = guide.way(match, decision, words)
        if way is not None:
            return way
        points: list[int] = []
        for part in words.split(">"):
            points.extend(read_point(guide, match, part))
        return tuple(points)
    assert isinstance(decision, Place)
    return read_point(guide, match, words)


def read_point(guide: Guide, match: Match, words: str) -> tuple[int, int]:
    """`x y` in inches, a name, or `x y from name`."""
    offset, from_word, name = words.partition(" from ")
    base = (0, 0)
    if from_word:
        base = _named(guide, match, name.strip())
    elif not _NUMBER.match(words.strip()):
        return _named(guide, match, words.strip())
    numbers = offset.split()
    if len(numbers) != 2 or not all(_NUMBER.fullmatch(number) for number in numbers):
        raise ScriptError(f"'{words.strip()}' is no point: write 'x y', a name, or 'x y from name'")
    return (
        base[0] + inches("play", "x", Decimal(numbers[0])),
        base[1] + inches("play", "y", Decimal(numbers[1])),
    )


def _named(guide: Guide, match: Match, name: str) -> tuple[int, int]:
    place = guide.place(match, name)
    if place is None:
        raise ScriptError(f"there is nothing called '{name}' on the pitch")
    return place
