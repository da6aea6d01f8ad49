"""DreadBall's pitch in characters: a line is a row of hexes, the west lies left."""

from collections.abc import Mapping
from typing import Final

from thirdhalf.games.dreadball.rules.rush import player_with_token
from thirdhalf.games.dreadball.rules.threat import standing
from thirdhalf.games.dreadball.showing.account import hex_word
from thirdhalf.games.dreadball.table.kinds import NO_PLAYER, ON_BENCH, ON_PITCH, ROLE_WORDS
from thirdhalf.games.dreadball.table.pitch import HEXES, LAUNCH_LINE, LENGTH, WEST, WIDTH, ZONES
from thirdhalf.games.dreadball.table.state import Match, Player, own_match, side_of
from thirdhalf.kernel.drawing.sketch import ACTIVE, BALL, FAINT, MARK, TEAM_STYLES, Line, Sheet, Sketch
from thirdhalf.kernel.frame import Match as KernelMatch
from thirdhalf.kernel.seat import AWAY, HOME, seat_word

WIDE: Final = 2
"""Columns for half a hex: room for role, number, facing and ball; with one there is room for number and facing."""
HALF_HEXES: Final = 4 * LENGTH
ARROWS: Final[tuple[str, ...]] = ("→↘↙←↖↗", "⇒⇘⇙⇐⇖⇗")
LYING: Final = "›‹"


class DreadBallSketch(Sketch):
    """The scale is columns for half a hex."""

    __slots__ = ()

    def scale(self, match: KernelMatch, width: int) -> int:
        return max(each for each in (0, 1, WIDE) if (HALF_HEXES + 2) * each + 4 <= width)

    def rows(self, match: KernelMatch) -> int:
        return 2 * WIDTH + 1

    def pitch(self, match: KernelMatch, scale: int, marks: Mapping[str, str]) -> Sheet:
        """S3→ for a player and where he faces (S3⇒: away's), s3› for one who lies (s3‹: away's); ● with the
        carrier or for a loose ball; the points of zones, ◎ their strike and + their bonus hexes, o the launch hexes.
        """
        match = own_match(match)
        sheet = Sheet(self.rows(match), (HALF_HEXES + 2) * scale)
        painted = ground()
        for at in range(len(HEXES)):
            put(sheet, scale, at, painted.get(at, "·"), FAINT)
            if hex_word(at) in marks:
                put(sheet, scale, at, marks[hex_word(at)], MARK)
        if match.holder == NO_PLAYER and match.ball >= 0:
            put(sheet, scale, match.ball, "●", BALL)
        moving = (player_with_token(match), match.decision.who if match.decision is not None else NO_PLAYER)
        for number, player in enumerate(match.players):
            if player.where == ON_PITCH:
                label = token(player)[scale == 1 :] + pointer(player)
                style = TEAM_STYLES[player.team] + (ACTIVE if number in moving else "")
                if number == match.holder:
                    label, style = (label + "●", style) if scale == WIDE else (label, BALL)
                put(sheet, scale, player.at, label, style)
        return sheet

    def legend(self, match: KernelMatch) -> list[Line]:
        match = own_match(match)
        lines: list[Line] = []
        for seat in (HOME, AWAY):
            points = match.home_points if seat == HOME else match.away_points
            side = "►" if side_of(match, seat) == WEST else "◄"
            line = [(f"{side} {seat_word(seat)} {points} " + " · ".join(off_pitch(match, seat)), TEAM_STYLES[seat])]
            if match.rush and seat == match.rushing:
                line.append((f"   rush {match.rush} of {match.terms.rushes}, tokens left: {match.tokens}", FAINT))
            lines.append(line)
        return lines


def put(sheet: Sheet, scale: int, at: int, label: str, style: str) -> None:
    """Write on a hex: each row begins half a hex further than the one above."""
    q, r = HEXES[at]
    sheet.put(r + WIDTH, (2 * LENGTH + 2 * q + r) * scale, label, style)


def ground() -> dict[int, str]:
    """What is painted on the hexes that are not plain."""
    marks = dict.fromkeys(LAUNCH_LINE[WEST], "o")
    for zone in [zone for zones in ZONES for zone in zones]:
        marks.update(dict.fromkeys(zone.hexes, str(zone.value)))
        marks[zone.strike] = "◎"
        marks[zone.bonus] = "+"
    return marks


def token(player: Player) -> str:
    """Role and number; small letters for who is not on his feet."""
    label = ROLE_WORDS[player.profile.role][0].upper() + str(player.profile.number)
    return label if standing(player) else label.lower()


def pointer(player: Player) -> str:
    """Where he faces, or that he lies, and whose he is."""
    return ARROWS[player.team][player.facing] if standing(player) else LYING[player.team]


def off_pitch(match: Match, seat: int) -> list[str]:
    """Who waits on the bench or is out of play."""
    told: list[str] = []
    for player in match.players:
        if player.team == seat and player.where != ON_PITCH:
            where = "bench" if player.where == ON_BENCH else f"out for {player.turns}"
            told.append(f"{token(player).upper()} {where}")
    return told
