"""Takkure's pitch in characters, lying on its side: home attacks to the right."""

from collections.abc import Mapping

from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, own_match
from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.drawing.sketch import ACTIVE, BALL, FAINT, TEAM_STYLES, Line, Sheet, Sketch
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME

MOST_COLUMNS_AN_INCH = 3


class TakkureSketch(Sketch):
    """The scale is columns an inch; a line is an inch."""

    __slots__ = ()

    def scale(self, match: KernelMatch, width: int) -> int:
        match = own_match(match)
        return min(MOST_COLUMNS_AN_INCH, (width - 4) * INCH // (2 * match.terms.half_length))

    def rows(self, match: KernelMatch) -> int:
        match = own_match(match)
        return 2 * match.terms.half_width // INCH

    def pitch(self, match: KernelMatch, scale: int, marks: Mapping[str, str]) -> Sheet:
        """Two letters for a player (› home's, ‹ away's; brackets: has the ball; small: on the ground), ● for a loose
        ball.
        """
        match = own_match(match)
        terms = match.terms
        columns = 2 * terms.half_length * scale // INCH
        rows = self.rows(match)
        sheet = Sheet(rows, columns)
        for place in (-terms.line, 0, terms.line):
            column = min(columns - 1, (place + terms.half_length) * scale // INCH)
            for row in range(rows):
                sheet.put(row, column, "┊" if place == 0 else "│", FAINT)

        def put(x: int, y: int, label: str, style: str) -> None:
            row = min(rows - 1, (x + terms.half_width) // INCH)
            sheet.put(row, (y + terms.half_length) * scale // INCH - len(label) // 2, label, style)

        if match.holder == NO_PLAYER:
            put(match.ball_x, match.ball_y, "●", BALL)
        for number, player in enumerate(match.players):
            if player.off != ON_PITCH:
                continue
            label = short(player.profile.name)
            label = label.lower() if player.ground else label
            label = f"({label})" if number == match.holder else label
            label = f"{label}›" if player.team == HOME else f"‹{label}"
            put(player.x, player.y, label, TEAM_STYLES[player.team] + (ACTIVE if number == match.active else ""))
        return sheet

    def legend(self, match: KernelMatch) -> list[Line]:
        match = own_match(match)
        lines: list[Line] = []
        for seat in (HOME, AWAY):
            side = "► " if seat == HOME else "◄ "
            told = [_told(match, number) for number, player in enumerate(match.players) if player.team == seat]
            line = [(side + " · ".join(told), TEAM_STYLES[seat])]
            if seat == match.attacker:
                line.append((f"   attacks, tokens left: {match.tokens}", FAINT))
            if seat == HOME:
                line.append((standing(match), FAINT))
            lines.append(line)
        return lines


def short(name: str) -> str:
    """The two letters that stand for a player."""
    return name[:2].title()


def standing(match: Match) -> str:
    """Tries and time, in a match that has them."""
    if match.half == 0:
        return ""
    return f"   half {match.half}, time {match.time}, tries {match.home_tries}–{match.away_tries}"


def _told(match: Match, number: int) -> str:
    player = match.players[number]
    parts = [f"{short(player.profile.name)} {player.profile.name}"]
    if number == match.holder:
        parts.append("ball")
    if player.ground:
        parts.append(f"ground {player.ground}")
    if player.wounds:
        parts.append(f"wounds {player.wounds}")
    return ", ".join(parts)
