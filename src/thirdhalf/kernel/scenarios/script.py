"""The lines of a scenario's `play`: who answers what, which answers are refused, what is offered.

The grammar is described in docs/scenarios.md.
"""

import re
from typing import Final

from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.decision import NO_ONE, Choice, Decision, Path, Pick, Place, Refusal, Roll
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.game import Game, option_from_word
from thirdhalf.kernel.seat import SEAT_WORDS, seat_word
from thirdhalf.kernel.texts.lengths import read_pair, written

_NUMBER: Final = re.compile(r"[+-]?[0-9]")
_FACE: Final = re.compile(r"[0-9]{1,3}")
_DICE: Final = "dice"
CHECKS: Final[tuple[str, ...]] = ("asks ", "offer ", "refuse ")
"""How the lines begin that check something and change nothing."""


class ScriptError(Exception):
    """A line of the script does not fit the match, or does not hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game adds to the script: the places that names stand for, and ways that words describe. Lengths without
    a unit are in `unit`.
    """

    __slots__ = ("game", "unit")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.unit = INCH

    def place(self, match: Match, name: str) -> tuple[int, int] | None:
        """Where the thing of that name is, if there is one."""
        return None

    def called(self, match: Match, who: int) -> str:
        """The name of whom a question is about."""
        return ""

    def way(self, match: Match, path: Path, words: str) -> Choice | None:
        """The way those words describe (`stay`, `closest`, …), or None if they describe none."""
        return None

    def offered(self, match: Match, decision: Decision) -> str:
        """What can be answered, in words."""
        if isinstance(decision, Roll):
            return f"{decision.count} × D{decision.sides}"
        if isinstance(decision, Pick):
            return ", ".join([self.game.option_word(match, decision, option) for option in decision.options])
        return "a way" if isinstance(decision, Path) else "a point"


def situation(guide: Guide, match: Match) -> str:
    """What is going on, for a message, and whom the question is about: `WholeMatch › Turn: runner`."""
    going_on = " › ".join([type(frame).__name__ for frame in match.frames()])
    decision = match.decision
    name = "" if decision is None or decision.who == NO_ONE else guide.called(match, decision.who)
    return f"{going_on}: {name}" if name else going_on


def play_line(guide: Guide, match: Match, line: str) -> str:
    """Do one line: answer, or check what it claims. What has been done, in words; `ScriptError` says what is wrong."""
    head, colon, rest = line.partition(":")
    head = head.strip()
    rest = rest.strip()
    if head.startswith("asks "):
        _expect_question(guide, match, head.removeprefix("asks ").strip())
        return "checked:  it is asked"
    if not colon:
        raise ScriptError(f"'{line}' has no colon: a line reads 'topic: answer'")
    if head.startswith("refuse "):
        return f"refused:  {_expect_refusal(guide, match, head.removeprefix('refuse ').strip(), rest)}"
    if head.startswith("offer "):
        _expect_offer(guide, match, head.removeprefix("offer ").strip(), rest)
        return "checked:  these are offered"
    decision = _asked(guide, match, head)
    choice = read_choice(guide, match, decision, rest)
    refusal = decision.refusal(choice)
    if refusal is not None:
        raise ScriptError(f"refused, {refusal}")
    done = "rolled" if isinstance(decision, Roll) else "chosen"
    told = f"{done}:   {answer(guide.game, match, decision, decision.completed(choice), guide.unit)}"
    match.choose(choice)
    return told


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


def _expect_refusal(guide: Guide, match: Match, topic: str, rest: str) -> Refusal:
    words, arrow, rule = rest.rpartition("->")
    if not arrow:
        raise ScriptError("a refusal reads 'refuse topic: answer -> rule'")
    decision = _asked(guide, match, topic)
    refusal = decision.refusal(read_choice(guide, match, decision, words.strip()))
    if refusal is None:
        raise ScriptError(f"'{words.strip()}' is accepted")
    if refusal.rule != rule.strip():
        raise ScriptError(f"refused by {refusal}; not by {rule.strip()}")
    return refusal


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
    """`x y`, a name, or `x y from name`; lengths with a unit or without."""
    offset, from_word, name = words.partition(" from ")
    base = (0, 0)
    if from_word:
        base = _named(guide, match, name.strip())
    elif not _NUMBER.match(words.strip()):
        return _named(guide, match, words.strip())
    try:
        pair = read_pair(offset, guide.unit)
    except ValueError as error:
        raise ScriptError(str(error)) from None
    if pair is None:
        raise ScriptError(f"'{words.strip()}' is no point: write 'x y', a name, or 'x y from name'")
    return base[0] + pair[0], base[1] + pair[1]


def _named(guide: Guide, match: Match, name: str) -> tuple[int, int]:
    place = guide.place(match, name)
    if place is None:
        raise ScriptError(f"there is nothing called '{name}' on the pitch")
    return place


def answer(game: Game, match: Match, decision: Decision, choice: Choice, unit: int) -> str:
    """A choice as it stands after the colon; lengths in that unit, which is not named."""
    if isinstance(decision, Roll):
        return " ".join([str(face) for face in choice])
    if isinstance(decision, Pick):
        return game.option_word(match, decision, choice[0])
    if isinstance(decision, Path) and not choice:
        return "stay"
    return " > ".join([f"{written(choice[i], unit)} {written(choice[i + 1], unit)}" for i in range(0, len(choice), 2)])


def script_line(game: Game, match: Match, decision: Decision, choice: Choice, unit: int) -> str:
    """An answer as a line of `play`."""
    topic = _DICE if isinstance(decision, Roll) else decision.topic
    return f"{topic}: {answer(game, match, decision, choice, unit)}"
