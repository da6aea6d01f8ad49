"""The choices of Takkure as numbers: where a line leads and what is near there, or which action, player or card."""

from typing import Final

from thirdhalf.games.takkure.cards.deal import KEEP_HAND
from thirdhalf.games.takkure.showing.telling import ACTION_TOPICS, CARD_TOPICS, NUMBER_TOPICS, OPTION_WORDS, PLAY_TOPICS
from thirdhalf.games.takkure.table.box import NO_PLAY, PASS_UP, STAR, card_of, die_of, player_of
from thirdhalf.games.takkure.table.kinds import ACTION_WORDS, BALL, NOTHING
from thirdhalf.games.takkure.table.questions.places import Room
from thirdhalf.games.takkure.table.questions.topics import ARROW, DISCARD, KICKS
from thirdhalf.games.takkure.table.questions.walks import Mark, Walk
from thirdhalf.games.takkure.table.space import ball_place
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, direction
from thirdhalf.geometry.native import i64
from thirdhalf.geometry.plane import Point, distance, distance2
from thirdhalf.geometry.roots import root
from thirdhalf.kernel.decision import Choice, Decision, Pick
from thirdhalf.kernel.encoding import IN_WORD, Field, flags, numbers, one_of, word, words, zeros
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
LINE: Final = words((1 + len(PLACE_WORDS) + 2 + len(LENGTH_WORDS)) // IN_WORD, 3)
NO_PLACE: Final = zeros(len(PLACE_WORDS) + 2 + len(LENGTH_WORDS))
ACTION_FLAGS: Final = one_of(len(ACTION_WORDS))
THING_FLAGS: Final = one_of(len(THINGS))
NO_ACTION: Final = ACTION_FLAGS[-1]
NO_THING: Final = THING_FLAGS[-1]
NUMBERS: Final = numbers(3)
NO_NUMBERS: Final = zeros(3)
NO_OPTION: Final = NO_ACTION + NO_THING + NO_NUMBERS
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
    opponents = opponents_of(match, decision.seat)
    if isinstance(decision, Pick):
        for choice in choices:
            write_option(match, decision, choice[0], opponents, far, rows)
        return b"".join(rows)
    start = start_of(decision)
    ball = ball_place(match)
    for choice in choices:
        rows.append(line_row(match, decision.seat, start, choice, opponents=opponents, ball=ball, far=far))
        rows.append(NO_OPTION)
    return b"".join(rows)


def line_row(
    match: Match, seat: int, start: Point | None, choice: Choice, opponents: list[Point], ball: Point, far: int
) -> bytes:
    """A place, or a line by its first point and its end: how long it is, what it gains, and what is near its end."""
    way = direction(seat)
    x, y = (choice[-2], choice[-1]) if choice else start or (0, 0)
    corner_x, corner_y = (choice[0], choice[1]) if choice else (x, y)
    length = 0
    gain = 0
    if start is not None and choice:
        length = distance(start[0], start[1], corner_x, corner_y)
        if len(choice) > 2:
            length += distance(corner_x, corner_y, x, y)
        gain = (y - start[1]) * way
    nearest = far * UNIT * far * UNIT
    second = nearest
    for foe_x, foe_y in opponents:
        off = distance2(x, y, foe_x, foe_y)
        if off < nearest:
            second = nearest
            nearest = off
        elif off < second:
            second = off
    wide = 3 * far
    return LINE.pack(
        word(int(not choice), inside(corner_x * way, far), inside(corner_y * way, far), inside(x * way, far)),
        word(
            inside(y * way, far),
            inside(gain, 2 * far),
            inside(match.terms.line - y * way, 2 * far),
            min(wide, length // UNIT),
        ),
        min(wide, distance(x, y, ball[0], ball[1]) // UNIT),
        root(nearest) // UNIT,
        root(second) // UNIT,
    )


def write_option(match: Match, pick: Pick, option: int, opponents: list[Point], far: int, rows: list[bytes]) -> None:
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
        ball = ball_place(match)
        place = ball if option == BALL else (match.players[option].x, match.players[option].y)
        rows.append(line_row(match, pick.seat, None, place, opponents=opponents, ball=ball, far=far))
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


def opponents_of(match: Match, seat: int) -> list[Point]:
    """Where the other coach's standing players are."""
    return [
        (player.x, player.y)
        for player in match.players
        if player.team != seat and player.off == ON_PITCH and player.ground == 0
    ]


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
