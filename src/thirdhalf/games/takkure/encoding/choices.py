"""The choices of Takkure as numbers: where a line leads and what is near there, or which action, player or card."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import KEEP_HAND
from thirdhalf.games.takkure.showing.telling import ACTION_TOPICS, CARD_TOPICS, NUMBER_TOPICS, OPTION_WORDS, PLAY_TOPICS
from thirdhalf.games.takkure.table.box import NO_PLAY, PASS_UP, STAR, card_of, die_of, player_of
from thirdhalf.games.takkure.table.kinds import ACTION_WORDS, BALL, NOTHING
from thirdhalf.games.takkure.table.questions.places import Room
from thirdhalf.games.takkure.table.questions.topics import ARROW, DISCARD, KICKS
from thirdhalf.games.takkure.table.questions.walks import Mark, Walk
from thirdhalf.games.takkure.table.space import ball_place, place_of
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, direction
from thirdhalf.geometry.native import i64, mypyc_attr
from thirdhalf.geometry.plane import Point, distance, distance2
from thirdhalf.geometry.roots import root
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.encoding import IN_WORD, Field, flags, numbers, one_of, word, words, words_alone, zeros
from thirdhalf.kernel.seat import HOME

UNIT: Final = 10
"""Hundredths of a millimetre in one step of a place."""

SIDE: Final = 4
"""Players a coach can have."""

MOST: Final = 64
"""Candidates offered. The longest lists of `tactics` have some forty; only cards could make more."""

FIRST_TEAMS: Final = ("", "yamato", "teriomorphs")
FIRST_CARDS: Final = 17
FIRST_TEAM_PLAYS: Final = 12
FIRST_TOKENS: Final = 4
"""What there was when the numbers got their meaning, which they keep where no later team plays."""

PLACE_WORDS: Final = ("corner x", "corner y", "end x", "end y")
LENGTH_WORDS: Final = ("length", "to ball", "nearest opponent", "second opponent")
THINGS: Final = ("own 1", "own 2", "own 3", "own 4", "other 1", "other 2", "other 3", "other 4", "ball")

# What a row is made of: whether it is to do nothing, a place or line, an action, a player or the ball, three numbers.
NOTHING_FLAGS: Final = (zeros(1), numbers(1).pack(1))
IN_LINE: Final = 1 + len(PLACE_WORDS) + 2 + len(LENGTH_WORDS)
OPTION: Final = len(ACTION_WORDS) + len(THINGS) + 3
pack_line: Final = words(IN_LINE // IN_WORD, IN_LINE % IN_WORD).pack
# A line is no option: what a row says of one begins in the last word, with zeros.
pack_line_alone: Final = words_alone(IN_LINE // IN_WORD + 1, OPTION - IN_WORD + IN_LINE % IN_WORD).pack
NO_PLACE: Final = zeros(len(PLACE_WORDS) + 2 + len(LENGTH_WORDS))
ACTION_FLAGS: Final = one_of(len(ACTION_WORDS))
THING_FLAGS: Final = one_of(len(THINGS))
NO_ACTION: Final = ACTION_FLAGS[-1]
NO_THING: Final = THING_FLAGS[-1]
NUMBERS: Final = numbers(3)
NO_NUMBERS: Final = zeros(3)
ACTION_ROWS: Final = tuple(
    [
        NOTHING_FLAGS[int(action == NOTHING)] + NO_PLACE + ACTION_FLAGS[action] + NO_THING + NO_NUMBERS
        for action in range(len(ACTION_WORDS))
    ]
)


def candidate_fields(far: int, plays: int, tokens: int, team_plays: int) -> tuple[Field, ...]:
    """The numbers of a candidate, in the order in which `encode_choices` writes them."""
    return (
        Field("nothing", 0, 1),
        *[Field(name, -far, far) for name in PLACE_WORDS],
        Field("gain", -2 * far, 2 * far),
        Field("to line", -2 * far, 2 * far),
        *[Field(name, 0, 3 * far) for name in LENGTH_WORDS],
        *flags("action:", ACTION_WORDS),
        *flags("of", THINGS),
        Field("number", 0, 359),
        Field("card", 0, plays + tokens),
        Field("team play", 0, team_plays),
    )


def encode_choices(match: Match, choices: list[Choice], far: int) -> bytes:
    """All candidates for what is asked, one after the other."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision, Pick) and decision.topic in ACTION_TOPICS:
        return b"".join([ACTION_ROWS[choice[0]] for choice in choices])
    rows: list[bytes] = []
    sight = Sight(match, decision.seat, far)
    if isinstance(decision, Pick):
        for choice in choices:
            write_option(match, decision, choice[0], sight, rows)
        return b"".join(rows)
    start = start_of(decision)
    for choice in choices:
        sight.measure(start, choice)
        near = word(sight.to_ball, sight.nearest, sight.second, 0)
        rows.append(pack_line_alone(sight.lead, sight.rest, near))
    return b"".join(rows)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """What places are measured by for a seat: the ball, the line, and the other coach's standing players; and what was
    measured last, in the order in which it is written: two words and three numbers.
    """

    __slots__ = (
        "ball_x",
        "ball_y",
        "far",
        "foes_x",
        "foes_y",
        "lead",
        "line",
        "nearest",
        "rest",
        "second",
        "to_ball",
        "way",
    )

    def __init__(self, match: Match, seat: i64, far: i64) -> None:
        x, y = ball_place(match)
        self.ball_x: i64 = x
        self.ball_y: i64 = y
        self.far = far
        self.line: i64 = match.terms.line
        self.way = direction(seat)
        self.foes_x: list[int] = []
        self.foes_y: list[int] = []
        for player in match.players:
            if player.team != seat and player.off == ON_PITCH and player.ground == 0:
                self.foes_x.append(player.x)
                self.foes_y.append(player.y)
        self.lead: i64 = 0
        self.rest: i64 = 0
        self.to_ball: i64 = 0
        self.nearest: i64 = 0
        self.second: i64 = 0

    def measure(self, start: Point | None, choice: Choice) -> None:
        """A place, or a line by its first point and its end: how long it is, what it gains, what is near its end."""
        way = self.way
        far = self.far
        size = len(choice)
        x: i64 = 0
        y: i64 = 0
        corner_x: i64 = 0
        corner_y: i64 = 0
        length: i64 = 0
        gain: i64 = 0
        if size:
            x = choice[size - 2]
            y = choice[size - 1]
            corner_x = choice[0]
            corner_y = choice[1]
            if start is not None:
                length = distance(start[0], start[1], corner_x, corner_y)
                if size > 2:
                    length += distance(corner_x, corner_y, x, y)
                gain = (y - start[1]) * way
        elif start is not None:
            x = corner_x = start[0]
            y = corner_y = start[1]
        nearest = far * UNIT * far * UNIT
        second = nearest
        for index in range(len(self.foes_x)):
            off = distance2(x, y, self.foes_x[index], self.foes_y[index])
            if off < nearest:
                second = nearest
                nearest = off
            elif off < second:
                second = off
        wide = 3 * far
        self.lead = word(
            0 if size else 1, inside(corner_x * way, far), inside(corner_y * way, far), inside(x * way, far)
        )
        self.rest = word(
            inside(y * way, far),
            inside(gain, 2 * far),
            inside(self.line - y * way, 2 * far),
            least(wide, length // UNIT),
        )
        self.to_ball = least(wide, distance(x, y, self.ball_x, self.ball_y) // UNIT)
        self.nearest = root(nearest) // UNIT
        self.second = root(second) // UNIT


def write_option(match: Match, pick: Pick, option: int, sight: Sight, rows: list[bytes]) -> None:
    """An option of a pick that is no action: the player with its place, the card or the number it stands for."""
    topic = pick.topic
    if topic in CARD_TOPICS:
        rows += (NOTHING_FLAGS[int(option == PASS_UP)], NO_PLACE, NO_ACTION)
        if option == PASS_UP:
            rows += (NO_THING, NO_NUMBERS)
        else:
            rows.append(THING_FLAGS[slot_of(match, pick.seat, player_of(option))])
            rows.append(NUMBERS.pack(die_of(option), card_number(match, card_of(option)), 0))
    elif topic in PLAY_TOPICS:
        rows += (NOTHING_FLAGS[int(option == NO_PLAY)], NO_PLACE, NO_ACTION, NO_THING)
        rows.append(NUMBERS.pack(0, 0, option + 1 if option != NO_PLAY else 0))
    elif topic == DISCARD:
        rows += (NOTHING_FLAGS[int(option == KEEP_HAND)], NO_PLACE, NO_ACTION, NO_THING)
        rows.append(NUMBERS.pack(0, option + 1 if option != KEEP_HAND else 0, 0))
    elif topic in NUMBER_TOPICS or topic in OPTION_WORDS or topic == KICKS:
        rows += (NOTHING_FLAGS[0], NO_PLACE, NO_ACTION, NO_THING)
        rows.append(NUMBERS.pack(number_of(pick, option), 0, 0))
    else:
        sight.measure(None, place_of(match, option))
        rows.append(pack_line(sight.lead, sight.rest, sight.to_ball, sight.nearest, sight.second))
        rows.append(NO_ACTION)
        rows.append(THING_FLAGS[len(THINGS) - 1 if option == BALL else slot_of(match, pick.seat, option)])
        rows.append(NO_NUMBERS)


def number_of(pick: Pick, option: int) -> int:
    """The number an option stands for, as its coach sees it: degrees are turned with the table."""
    if pick.topic == ARROW:
        return option if pick.seat == HOME else (option + 180) % 360
    if pick.topic == KICKS:
        return int(option == pick.seat)
    return option


def card_number(match: Match, card: int) -> int:
    """Which card or token: 1 and on for the cards, then the tokens (R-13), in the order of their numbers."""
    if card < STAR:
        return card + 1
    size = len(match.cards.box.plays)
    if all(team in FIRST_TEAMS for team in match.cards.teams):
        size = min(size, FIRST_CARDS)
    return size + 1 + card - STAR


def slot_of(match: Match, seat: int, number: int) -> int:
    """Where a player stands in an observation: own ones first, in the order of their numbers."""
    team = match.players[number].team
    before = 0
    for other in range(number):
        if match.players[other].team == team:
            before += 1
    return before if team == seat else SIDE + before


def start_of(decision: Decision) -> Point | None:
    """Where the line that is asked for begins, or what must make room stood; nothing for other questions."""
    if isinstance(decision, Mark):
        return (decision.x, decision.y)
    if isinstance(decision, Walk):
        return (decision.x, decision.y)
    return (decision.x, decision.y) if isinstance(decision, Room) else None


def inside(place: i64, far: i64) -> i64:
    """A coordinate in our unit; what lies beyond the pitch is told as at its edge."""
    place //= UNIT
    if place > far:
        return far
    return -far if place < -far else place


def least(one: i64, other: i64) -> i64:
    """The smaller number."""
    return one if one < other else other
