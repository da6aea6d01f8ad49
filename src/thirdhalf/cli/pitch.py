"""The pitch in characters, lying on its side: home attacks to the right."""

from rich.text import Text

from thirdhalf.geometry.plane import INCH
from thirdhalf.kernel.seat import AWAY, HOME
from thirdhalf.takkure.kinds import NO_PLAYER
from thirdhalf.takkure.state import ON_PITCH, Match

MOST_COLUMNS_AN_INCH = 3
STYLES = ("bold cyan", "bold magenta")


def columns_an_inch(match: Match, width: int) -> int:
    """How wide an inch can be drawn on a screen of that width; 0 if the pitch does not fit."""
    return min(MOST_COLUMNS_AN_INCH, (width - 4) * INCH // (2 * match.terms.half_length))


def rows_of(match: Match) -> int:
    """How many lines the pitch takes: one an inch."""
    return 2 * match.terms.half_width // INCH


def draw_pitch(match: Match, scale: int) -> Text:
    """Two letters for a player (brackets: has the ball; small: on the ground), ● for a loose ball."""
    columns = 2 * match.terms.half_length * scale // INCH
    rows = rows_of(match)
    cells = [[(" ", "") for _ in range(columns)] for _ in range(rows)]
    for place in (-match.terms.line, 0, match.terms.line):
        column = min(columns - 1, (place + match.terms.half_length) * scale // INCH)
        for row in cells:
            row[column] = ("┊" if place == 0 else "│", "bright_black")
    if match.holder == NO_PLAYER:
        _put(match, scale, cells, match.ball_x, match.ball_y, "●", "bold yellow")
    for number, player in enumerate(match.players):
        if player.off != ON_PITCH:
            continue
        label = short(player.profile.name)
        label = label.lower() if player.ground else label
        label = f"({label})" if number == match.holder else label
        style = STYLES[player.team] + (" reverse" if number == match.active else "")
        _put(match, scale, cells, player.x, player.y, label, style)
    text = Text()
    for i, row in enumerate(cells):
        for character, style in row:
            text.append(character, style)
        if i < rows - 1:
            text.append("\n")
    return text


def _put(match: Match, scale: int, cells: list[list[tuple[str, str]]], x: int, y: int, label: str, style: str) -> None:
    column = (y + match.terms.half_length) * scale // INCH - (len(label) // 2)
    row = min(len(cells) - 1, (x + match.terms.half_width) // INCH)
    for i, character in enumerate(label):
        if 0 <= column + i < len(cells[row]):
            cells[row][column + i] = (character, style)


def short(name: str) -> str:
    """The two letters that stand for a player."""
    return name[:2].title()


def legend(match: Match) -> Text:
    """Who is who, with tokens: a line a team."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for seat in (HOME, AWAY):
        side = "► " if seat == HOME else "◄ "
        told = [_told(match, number) for number, player in enumerate(match.players) if player.team == seat]
        text.append(side + " · ".join(told), STYLES[seat])
        if seat == match.attacker:
            text.append(f"   attacks, tokens left: {match.tokens}", "dim")
        if seat == HOME:
            text.append(standing(match), "dim")
            text.append("\n")
    return text


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
