"""The table in characters, as everybody sees it: two letters a player, brackets around the carrier, small when down."""

from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.table.kinds import ROLE_WORDS
from thirdhalf.games.dreadball.table.pitch import HEXES, LENGTH, NO_ZONE, WIDTH, ZONE_AT
from thirdhalf.games.dreadball.table.state import Match as DreadBallMatch
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.state import ON_PITCH
from thirdhalf.games.takkure.table.state import Match as TakkureMatch
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.seat import HOME, seat_word

COLUMNS_AN_INCH = 3


class Page:
    """Rows of characters to write on."""

    __slots__ = ("_cells",)

    def __init__(self, rows: int, columns: int) -> None:
        self._cells = [[" "] * columns for _ in range(rows)]

    def put(self, row: int, column: int, label: str) -> None:
        """Write a label around a place; what would stick out is cut off."""
        cells = self._cells[max(0, min(len(self._cells) - 1, row))]
        first = column - len(label) // 2
        for i, character in enumerate(label):
            if 0 <= first + i < len(cells):
                cells[first + i] = character

    def lines(self) -> list[str]:
        """The rows, without what is blank at their ends."""
        return ["".join(row).rstrip() for row in self._cells]


def text(match: Match) -> str:
    """The pitch and a line about the match."""
    if isinstance(match, TakkureMatch):
        return takkure_text(match)
    assert isinstance(match, DreadBallMatch)
    return dreadball_text(match)


def label_of(name: str, team: int, upright: bool, carrier: bool) -> str:
    """Who stands there: › is home's, ‹ away's."""
    letters = name[:2].upper() if upright else name[:2].lower()
    letters = f"({letters})" if carrier else letters
    return f"{letters}›" if team == HOME else f"‹{letters}"


def takkure_text(match: TakkureMatch) -> str:
    """The pitch on its side: home attacks to the right."""
    terms = match.terms
    page = Page(2 * terms.half_width // INCH, 2 * terms.half_length * COLUMNS_AN_INCH // INCH + 1)
    for place in (-terms.line, 0, terms.line):
        for row in range(2 * terms.half_width // INCH):
            page.put(row, (place + terms.half_length) * COLUMNS_AN_INCH // INCH, "┊" if place == 0 else "│")
    things = [(match.ball_x, match.ball_y, "●")] if match.holder == NO_PLAYER else []
    for number, player in enumerate(match.players):
        if player.off == ON_PITCH:
            label = label_of(player.profile.name, player.team, player.ground == 0, number == match.holder)
            things.append((player.x, player.y, label))
    for x, y, label in things:
        page.put((x + terms.half_width) // INCH, (y + terms.half_length) * COLUMNS_AN_INCH // INCH, label)
    score = f"home {match.home_tries} : {match.away_tries} away"
    clock = f"half {match.half}, time {match.time}"
    head = f"{score} · {clock} · {seat_word(match.attacker)} attacks, tokens {match.tokens}"
    return "\n".join([head, *page.lines(), asked_line(match)])


def dreadball_text(match: DreadBallMatch) -> str:
    """The hexes; those of strike zones are marked ◦. Who defends the west attacks to the right."""
    page = Page(2 * WIDTH + 1, 4 * LENGTH + 3)
    for at, (q, r) in enumerate(HEXES):
        zone = ZONE_AT[0][at] != NO_ZONE or ZONE_AT[1][at] != NO_ZONE
        page.put(r + WIDTH, 2 * LENGTH + 2 * q + r + 1, "◦" if zone else "·")
    if match.ball >= 0 and match.holder < 0:
        q, r = HEXES[match.ball]
        page.put(r + WIDTH, 2 * LENGTH + 2 * q + r + 1, "●")
    for number, player in enumerate(match.players):
        if player.at >= 0:
            q, r = HEXES[player.at]
            role = ROLE_WORDS[player.profile.role]
            label = label_of(role[0], player.team, standing(player), number == match.holder)
            page.put(r + WIDTH, 2 * LENGTH + 2 * q + r + 1, label)
    score = f"home {match.home_points} : {match.away_points} away"
    head = f"{score} · rush {match.rush}, {seat_word(match.rushing)} with tokens {match.tokens}"
    return "\n".join([head, *page.lines(), asked_line(match)])


def asked_line(match: Match) -> str:
    """Who is to decide. Not what about: some questions are secret."""
    return f"{seat_word(match.decision.seat)} decides" if match.decision is not None else "over"
