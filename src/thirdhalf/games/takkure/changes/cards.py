"""The only functions that alter what the coaches hold. What is drawn, played, turned or spent emits its event; boosts,
fatigue owed and who has moved are notes of what has been told of.
"""

from typing import Final

from thirdhalf.games.takkure.changes.telling import tell, tell_seat
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import NO_PLAY, target
from thirdhalf.games.takkure.table.hands import AGAIN, PATCHED, SPARED, Boost
from thirdhalf.games.takkure.table.state import Match

HAND: Final = 4


# Hands


def draw(match: Match, seat: int, place: int) -> None:
    """5.01: that card of the deck comes to hand; everybody sees that one came, its coach which."""
    cards = match.own_cards()
    deck = cards.decks[seat]
    card = deck[place]
    cards.decks[seat] = deck[:place] + deck[place + 1 :]
    cards.hands[seat] = tuple(sorted([*cards.hands[seat], card]))
    tell(match, events.DREW, "5.01", (seat, len(cards.hands[seat])))
    tell_seat(match, events.CARD_DRAWN, "R-61", (seat, card), seat)


def lay_down(match: Match, seat: int, card: int) -> None:
    """4.07: a card is laid face down."""
    cards = match.own_cards()
    cards.hands[seat] = tuple([held for held in cards.hands[seat] if held != card])
    tell(match, events.CARD_LAID, "4.07", (seat,))


def turn_up(match: Match, seat: int, card: int, player: int) -> None:
    """4.07: a card laid down is turned, and lies on the discards from then on (R-61)."""
    cards = match.own_cards()
    cards.discards[seat] = (*cards.discards[seat], card)
    tell(match, events.CARD_TURNED, "4.07", (seat, card, player))


def throw_away(match: Match, seat: int, card: int) -> None:
    """6.02: a card is discarded unplayed."""
    cards = match.own_cards()
    cards.hands[seat] = tuple([held for held in cards.hands[seat] if held != card])
    cards.discards[seat] = (*cards.discards[seat], card)
    tell(match, events.DISCARDED, "6.02", (seat, card))


# What cards and tokens do for now


def boost(match: Match, player: int, kind: int, what: int, amount: int) -> None:
    """4.07, R-57: a card changes a roll to come, or what happens to the player next."""
    cards = match.own_cards()
    cards.boosts = (*cards.boosts, Boost(player, kind, what, amount))


def take_boost(match: Match, player: int, what: int) -> int:
    """4.07: take up what cards do for what happens to the player now."""
    total = 0
    left = []
    for entry in match.cards.boosts:
        if entry.player == player and entry.what == what:
            total += entry.amount
        else:
            left.append(entry)
    if len(left) < len(match.cards.boosts):
        match.own_cards().boosts = tuple(left)
    return total


def take_rerolls(match: Match) -> list[int]:
    """R-58: take up the dice that are to be rolled again, player and die in one number."""
    boosts = match.cards.boosts
    again = [target(entry.player, entry.amount) for entry in boosts if entry.what == AGAIN]
    if again:
        match.own_cards().boosts = tuple([entry for entry in boosts if entry.what != AGAIN])
    return again


def ward_off(match: Match, player: int) -> bool:
    """4.07, T2: the fatigue token that has fallen due, if a card or a token of the team spares the player that one."""
    if take_boost(match, player, SPARED):
        tell(match, events.SPARED, "4.07", (player,))
        return True
    if take_boost(match, player, PATCHED):
        tell(match, events.SPARED, "T2", (player,))
        return True
    return False


def drop_boosts(match: Match, player: int, kind: int) -> None:
    """R-57: that roll is over."""
    boosts = match.cards.boosts
    if boosts:
        match.own_cards().boosts = tuple([b for b in boosts if b.player != player or b.kind != kind])


def drop_all_boosts(match: Match) -> None:
    """R-57: the whole multiple roll is over."""
    if match.cards.boosts:
        match.own_cards().boosts = ()


def owe_fatigue(match: Match, player: int) -> None:
    """4.07: the card's price: a fatigue token in step 6."""
    cards = match.own_cards()
    cards.due = (*cards.due, player)


def next_due(match: Match) -> int:
    """4.07: the next player who pays."""
    cards = match.own_cards()
    player = cards.due[0]
    cards.due = cards.due[1:]
    return player


# Team plays


def choose_play(match: Match, seat: int, play: int) -> None:
    """5.01, R-61: one of the four team plays, known to its coach alone."""
    cards = match.own_cards()
    cards.plays[seat] = tuple(sorted([*cards.plays[seat], play]))
    tell_seat(match, events.PLAY_CHOSEN, "R-61", (seat, play), seat)


def put_plays_back(match: Match, seat: int) -> None:
    """6.02: at half-time team plays are chosen anew."""
    cards = match.own_cards()
    cards.plays[seat] = ()
    cards.spent[seat] = ()


def recover_plays(match: Match) -> None:
    """5.03: at a kick-off both coaches get their used team plays back."""
    if match.cards.spent[0] or match.cards.spent[1]:
        match.own_cards().spent = [(), ()]
        tell(match, events.PLAYS_BACK, "5.03", ())


def declare_play(match: Match, play: int) -> None:
    """4.08: the attacking coach lays a team play face down."""
    match.own_cards().declared = play
    tell(match, events.PLAY_DECLARED, "4.08", (match.attacker,))


def take_play_back(match: Match) -> None:
    """R-79: a team play that was not turned goes back to its coach."""
    if match.cards.declared != NO_PLAY:
        match.own_cards().declared = NO_PLAY


def turn_play(match: Match) -> None:
    """4.08: the team play is turned; it is out until the next kick-off."""
    cards = match.own_cards()
    seat = match.attacker
    play = cards.declared
    cards.declared = NO_PLAY
    cards.spent[seat] = tuple(sorted([*cards.spent[seat], play]))
    tell(match, events.PLAY_TURNED, "4.08", (seat, play))


def note_mover(match: Match, number: int) -> None:
    """4.08, R-02: that player has made its move of the team play."""
    cards = match.own_cards()
    cards.movers = tuple(sorted([*cards.movers, number]))


def finish_play(match: Match) -> None:
    """4.08: the actions that the team play lists are over."""
    if match.cards.movers:
        match.own_cards().movers = ()
    tell(match, events.PLAY_OVER, "4.08", (match.attacker,))


# Tokens of the team skills


def earn_stars(match: Match, seat: int, count: int, rule: str) -> None:
    """5.07: team tokens come in."""
    cards = match.own_cards()
    cards.stars[seat] += count
    tell(match, events.STARS, rule, (seat, cards.stars[seat]))


def spend_stars(match: Match, seat: int, count: int) -> None:
    """5.07, R-13: team tokens are spent."""
    cards = match.own_cards()
    cards.stars[seat] -= count
    tell(match, events.STARS, "R-13", (seat, cards.stars[seat]))


def gain_honour(match: Match, number: int) -> None:
    """5.07: a skill token comes to the player."""
    player = match.own(number)
    player.honour += 1
    tell(match, events.HONOUR, "5.07", (number, player.honour))


def spend_honour(match: Match, number: int) -> None:
    """5.07, R-13: a skill token is discarded."""
    player = match.own(number)
    player.honour -= 1
    tell(match, events.HONOUR, "R-13", (number, player.honour))


def rise_by_honour(match: Match, number: int) -> None:
    """5.07: one of its ground tokens goes."""
    player = match.own(number)
    player.ground -= 1
    tell(match, events.GROUND_REMOVED, "5.07", (number, player.ground))


def rest_by_honour(match: Match, number: int) -> None:
    """5.07, R-44: one of its active fatigue tokens is turned."""
    player = match.own(number)
    player.fatigue -= 1
    player.inactive += 1
    tell(match, events.RESTED, "5.07", (number, player.fatigue, player.inactive))
