"""Where on its run a passer throws (2.01)."""

from thirdhalf.games.takkure.rules.actions.tackle import tacklers_in_contact
from thirdhalf.games.takkure.rules.second import receiver_named
from thirdhalf.games.takkure.table.kinds import NO_PLAYER, PRESSURE
from thirdhalf.games.takkure.table.questions.places import ThrowPoint
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics.gathering import Gathering
from thirdhalf.geometry.plane import divide
from thirdhalf.geometry.polyline import at, first_touch_on, line_length, project_on
from thirdhalf.kernel.decision import Choice


def throw_points(match: Match, question: ThrowPoint) -> list[Choice]:
    """2.01, R-25: nearest to the receiver, before each tackler is touched and before each presser is near, the ends of
    the run, and its foremost point.
    """
    line = question.line
    passer = match.players[match.active]
    found = Gathering(question, passer.profile.radius // 2)
    length = line_length(line)
    receiver = receiver_named(match)
    if receiver != NO_PLAYER:
        target = match.players[receiver]
        found.offer_point(at(line, project_on(line, target.x, target.y)))
    contacts = sorted([match.players[number].contact_at for number in tacklers_in_contact(match, length)])
    for contact in contacts:
        if contact > 0:
            found.offer_point(at(line, contact - 1))
    found.offer_point(line[0])
    pressed: list[int] = []
    for player in match.players:
        if player.declared == PRESSURE:
            near = passer.profile.radius + player.profile.radius + match.terms.pressure_reach
            pressed.append(first_touch_on(line, player.x, player.y, near))
    for contact in sorted(pressed):
        if contact > 0:
            found.offer_point(at(line, contact - 1))
    found.offer_point(line[-1])
    found.offer_point(question.foremost())
    found.offer_point(at(line, divide(length, 2)))
    return found.choices
