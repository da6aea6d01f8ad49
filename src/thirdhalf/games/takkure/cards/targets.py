"""R-75: for whom a card may be played in a window, player and die in one number; nobody where it would do nothing."""

from typing import TYPE_CHECKING

from thirdhalf.games.takkure.skills.position import sees_far
from thirdhalf.games.takkure.table.box import Play, target, target_of, targeted
from thirdhalf.games.takkure.table.kinds import TACKLE
from thirdhalf.games.takkure.table.state import NO_CONTACT, ON_PITCH, Match, team_of

if TYPE_CHECKING:
    from thirdhalf.games.takkure.cards.windows import Window


def concerned(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: those whom the window concerns, with a roll that the card is for, on the side that it is for."""
    found = []
    for i, number in enumerate(window.players):
        own = match.players[number].team == seat
        if own != (play.against == 1) and (not play.rolls or window.kinds[i] in play.rolls):
            found.append(target(number, 0))
    return found


def wounded(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: those of them who have wounds to count."""
    return [one for one in concerned(match, window, seat, play) if match.players[targeted(one)].wounds]


def far_off(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: those of them who pass beyond the shortest range."""
    return concerned(match, window, seat, play) if window.extra else []


def slow(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: those of them who stand and do not move twice as far anyway: nothing is added to Defensive Vision."""
    return [
        one
        for one in concerned(match, window, seat, play)
        if match.players[targeted(one)].ground == 0 and not sees_far(match, targeted(one))
    ]


def avengers(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: those of them whose wound somebody on the pitch has dealt."""
    return concerned(match, window, seat, play) if match.players[window.extra].off == ON_PITCH else []


def runner(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: the active player, if a run is marked."""
    return [target(match.active, 0)] if seat == match.attacker and len(match.run_line) > 1 else []


def thinkers(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: any of the coach's players, while there are cards to draw."""
    return [target(number, 0) for number in team_of(match, seat)] if match.cards.decks[seat] else []


def tacklers_off(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: own tacklers not in contact, who may close in."""
    return [target(number, 0) for number in loose_tacklers(match, seat)]


def loose_tacklers(match: Match, seat: int) -> list[int]:
    """4.07, T3: the coach's tacklers who are not in contact, by number."""
    if seat == match.attacker:
        return []
    return [
        number
        for number, player in enumerate(match.players)
        if player.declared == TACKLE and player.contact_at == NO_CONTACT
    ]


def tacklers_on(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """4.07: tacklers in contact with the active carrier, whom it may fool."""
    if seat != match.attacker or match.holder != match.active:
        return []
    return [
        target(number, 0)
        for number, player in enumerate(match.players)
        if player.declared == TACKLE and player.contact_at > NO_CONTACT
    ]


def dice_rolled(match: Match, window: "Window", seat: int, play: Play) -> list[int]:
    """R-58: the coach's dice in rolls that the card is for."""
    return dice_of(match, window, seat, play.rolls)


def dice_of(match: Match, window: "Window", seat: int, rolls: tuple[int, ...]) -> list[int]:
    """R-58: the coach's dice in this roll that are not about to be rolled again."""
    found = []
    for i, number in enumerate(window.players):
        if match.players[number].team == seat and (not rolls or window.kinds[i] in rolls):
            for die in range(window.counts[i]):
                one = target(number, die)
                if all(target_of(option) != one for option in window.laid):
                    found.append(one)
    return found
