"""R-61: a match that fits all a coach knows: the other coach's hidden cards are dealt anew. 0.03, R-85: and what it
judges by eye.
"""

from functools import lru_cache
from typing import Final

from thirdhalf.games.takkure.cards.windows import Window, own_window
from thirdhalf.games.takkure.rules.team_play import standing_mates
from thirdhalf.games.takkure.table.box import NO_PLAY, STAR, card_of, laid_on
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.profile import UNHURT, Profile, injured
from thirdhalf.games.takkure.table.state import Match, direction
from thirdhalf.games.takkure.table.terms import judged, judged_terms
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.seat import AWAY, HOME


def guess(match: Match, seat: int, chooser: Chooser) -> Match:
    """A copy in which everything that this seat cannot see is made up; a spectator sees neither hand."""
    copy = match.copy()
    for hidden in (HOME, AWAY):
        if hidden != seat and match.terms.cards:
            deal_anew(copy, hidden, chooser)
    return copy


def deal_anew(match: Match, seat: int, chooser: Chooser) -> None:
    """R-61: other cards for those in hand, in the deck, chosen, or lying face down."""
    cards = match.own_cards()
    pool = [*cards.hands[seat], *cards.decks[seat]]
    window = own_window(match)
    if window is not None:
        pool = lay_other_cards(match, window, seat, pool, chooser)
    hand = drawn(pool, len(cards.hands[seat]), chooser)
    cards.hands[seat] = tuple(sorted(hand))
    cards.decks[seat] = tuple(sorted([card for card in pool if card not in hand]))
    choose_other_plays(match, seat, chooser)


def lay_other_cards(match: Match, window: Window, seat: int, pool: list[int], chooser: Chooser) -> list[int]:
    """R-56: other cards for those laid face down in this window, from all the coach may hold; the rest of the pool."""
    places = range(window.first) if seat == match.attacker else range(window.first, len(window.laid))
    if window.seat == match.attacker:
        places = range(len(window.laid)) if seat == match.attacker else range(0)
    hidden = [i for i in places if card_of(window.laid[i]) < STAR]
    pool = pool + [card_of(window.laid[i]) for i in hidden]
    plays = match.cards.box.plays
    for i in hidden:
        fitting = []
        for card in pool:
            play = plays[card]
            if play.effect.when == window.when:
                found = play.effect.targets(match, window, seat, play)
                fitting += [laid_on(card, one) for one in found]
        if fitting:
            window.laid[i] = fitting[chooser.below(len(fitting))]
        pool.remove(card_of(window.laid[i]))
    return pool


def choose_other_plays(match: Match, seat: int, chooser: Chooser) -> None:
    """R-61: other team plays for those chosen and not yet used; one lying face down fits those who take part."""
    cards = match.own_cards()
    known = list(cards.spent[seat])
    pool = [play for play in cards.box.choice(cards.teams[seat]) if play not in known]
    wanted = len(cards.plays[seat]) - len(known)
    if cards.declared != NO_PLAY and seat == match.attacker:
        declared = cards.box.team_plays[cards.declared]
        everybody = len(standing_mates(match)) + 1
        size = declared.participants or everybody
        alike = [
            play
            for play in pool
            if (cards.box.team_plays[play].participants or everybody) == size
            and cards.box.team_plays[play].grounded == declared.grounded
        ]
        cards.declared = alike[chooser.below(len(alike))]
        known.append(cards.declared)
        pool.remove(cards.declared)
        wanted -= 1
    cards.plays[seat] = tuple(sorted([*known, *drawn(pool, wanted, chooser)]))


def drawn(pool: list[int], count: int, chooser: Chooser) -> list[int]:
    """So many of the pool, at random."""
    left = pool[:]
    return [left.pop(chooser.below(len(left))) for _ in range(count)]


MOST_OFF: Final = 80
"""R-85: by how many thousandths an eye misjudges a distance at most."""
BITS: Final = (1 << 32) - 1


def judge_by_eye(match: Match, seat: int) -> Match:
    """R-85: the match, which is the eye's own, with every player's moves, and the reach of passes, pressure and
    catches, as that seat takes them to go.

    Who judges that something lies within 6" compares a distance with a move; to misjudge the one is to misjudge the
    other. What touches, and where the lines are, is seen as it is; a walk that is offered is measured.
    """
    for number in range(len(match.players)):
        player = match.own(number)
        player.profile = judged_profile(player.profile, misjudged(match, seat, number))
    match.terms = judged_terms(match.terms, misjudged(match, seat, NO_PLAYER))
    return match


def misjudged(match: Match, seat: int, number: int) -> int:
    """R-85: by how many thousandths this seat takes distances from that player, or of the ball's ways, for too long or
    too short. The same whenever it looks at the same, in the same activation.
    """
    mixed = match.half * 0x85EBCA6B + match.sets * 0xC2B2AE35 + int(match.attacker == seat) * 0x165667B1
    mixed += (match.tokens + int(match.active != NO_PLAYER)) * 0x27D4EB2F
    if number >= 0:
        # From the seat's side of the table: whoever sits on the other one sees the same turned round.
        player = match.players[number]
        way = direction(seat)
        place = 5 * int(player.team == seat)
        for mate in range(number):
            place += int(match.players[mate].team == player.team)
        mixed += place * 0x9E3779B1
        mixed += player.x * way * 0x2C1B3C6D + player.y * way * 0x297A2D39
    mixed &= BITS
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & BITS
    mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & BITS
    return (mixed ^ mixed >> 15) % (2 * MOST_OFF + 1) - MOST_OFF


@lru_cache(maxsize=4096)
def judged_profile(profile: Profile, error: int) -> Profile:
    """R-85: the player's values with its moves as they are taken to go."""
    seen = injured(profile, UNHURT)
    seen.attack_move = judged(profile.attack_move, error)
    seen.defence_move = judged(profile.defence_move, error)
    return seen
