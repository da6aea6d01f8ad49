"""R-61: a match that fits all a coach knows: the other coach's hidden cards are dealt anew."""

from thirdhalf.games.takkure.cards.windows import Window, own_window
from thirdhalf.games.takkure.rules.team_play import standing_mates
from thirdhalf.games.takkure.table.box import NO_PLAY, STAR, card_of, laid_on
from thirdhalf.games.takkure.table.state import Match
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
