"""1.01 to 1.11: one activation token, six steps."""

from typing import Final

from thirdhalf.games.takkure.cards.windows import open_for, open_window
from thirdhalf.games.takkure.changes.cards import (
    declare_play,
    next_due,
    note_mover,
    take_boost,
    take_play_back,
    turn_play,
)
from thirdhalf.games.takkure.changes.harm import remove_ground_token, stand_up, use_skill
from thirdhalf.games.takkure.changes.places import run
from thirdhalf.games.takkure.changes.telling import tell
from thirdhalf.games.takkure.changes.turns import activate, clear_defence_tokens, declare, mark, unmark
from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.choices import first_actions
from thirdhalf.games.takkure.rules.defence import Defence
from thirdhalf.games.takkure.rules.dice.reckoning import reckon
from thirdhalf.games.takkure.rules.dice.rolling import SECOND_THOUGHT, check
from thirdhalf.games.takkure.rules.harm.backbone import LOST, try_backbone
from thirdhalf.games.takkure.rules.harm.fatigue import Tire
from thirdhalf.games.takkure.rules.harm.tokens import TIRING_TOKEN
from thirdhalf.games.takkure.rules.movement import fix_contacts, line_run, make_room, pick_up_contact
from thirdhalf.games.takkure.rules.second import second_action
from thirdhalf.games.takkure.rules.team_play import Runs, Sequence, mates_wanted, open_plays, standing_mates
from thirdhalf.games.takkure.skills.player import KEEP, USE, unused_talent
from thirdhalf.games.takkure.table import events
from thirdhalf.games.takkure.table.box import AFTER_DEFENCE, AFTER_MOVEMENT, BEFORE_ACTIVATION, NO_PLAY
from thirdhalf.games.takkure.table.hands import FURTHER
from thirdhalf.games.takkure.table.kinds import (
    FAIL,
    INT,
    MOVE,
    NO_PLAYER,
    NOTHING,
    PASS_FROM_THE_GROUND,
    STAND_UP,
    TWO_MOVES_AHEAD,
    WITS,
)
from thirdhalf.games.takkure.table.questions.topics import (
    FIRST_ACTION,
    LETTER,
    PARTICIPANT,
    PLAYER,
    RECEIVER,
    TEAM_PLAY,
    USE_SKILL,
    as_points,
    without_repeats,
)
from thirdhalf.games.takkure.table.space import mark_question
from thirdhalf.games.takkure.table.state import NO_CONTACT, ON_PITCH, USED_IN_HALF, Match, team_of
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch


@mypyc_attr(acyclic=True, free_list_len=1)
class Activation(Frame):
    """1.02: what the active player does first, to whom it passes from the ground, and where on its run it could pick
    up the ball.

    4.08: `play_card` is the team play once it is turned, `team` those who take part in it, the carrier first.
    """

    __slots__ = ("first", "lettered", "pick_up_at", "play_card", "receiver", "team")

    def __init__(self, step: int, team: list[int]) -> None:
        """1.01: before anything is decided."""
        self.step = step
        self.first: int = NOTHING
        self.receiver: int = NO_PLAYER
        self.pick_up_at: int = NO_CONTACT
        self.play_card: int = NO_PLAY
        self.team = team
        # How many of them have their letter.
        self.lettered = 0

    def copy(self) -> "Activation":
        twin = Activation(self.step, self.team[:])
        twin.first = self.first
        twin.receiver = self.receiver
        twin.pick_up_at = self.pick_up_at
        twin.play_card = self.play_card
        twin.lettered = self.lettered
        return twin

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        STEPS[step](match, self)


def open_cards(match: Match, activation: Activation) -> None:
    """R-56, R-13: either coach may play cards and Honour tokens before a token is spent."""
    open_window(match, BEFORE_ACTIVATION, [], [], [], 0)


def declare_team_play(match: Match, activation: Activation) -> None:
    """4.08: before the token is spent, the attacking coach may declare a team play, face down."""
    plays = open_plays(match) if match.terms.cards else []
    if plays:
        match.ask_pick(match.attacker, TEAM_PLAY, "4.08", (NO_PLAY, *plays), NO_ONE)
    else:
        match.choice = (NO_PLAY,)


def choose_player(match: Match, activation: Activation) -> None:
    """1.01: any player of the attacking team, carrier or not. 4.08: in a team play the carrier is the active player."""
    play = match.choice[0]
    if play == NO_PLAY:
        match.ask_pick(match.attacker, PLAYER, "1.01", tuple(team_of(match, match.attacker)), NO_ONE)
    else:
        declare_play(match, play)
        match.choice = (match.holder,)


def lay_token(match: Match, activation: Activation) -> None:
    """1.01, 4.01, R-43: the token lies on that player, who is now active; the third in a set tires it."""
    number = match.choice[0]
    activate(match, number)
    activation.team.append(number)
    if match.terms.fatigue and match.players[number].activations == TIRING_TOKEN:
        match.call(Tire(0, number))


def name_participants(match: Match, activation: Activation) -> None:
    """R-43: a player whom the third token has injured does nothing more. 4.08: those who take part are named."""
    if match.players[match.active].off != ON_PITCH:
        take_play_back(match)
        activation.step = PAY_FATIGUE
        return
    play = match.cards.declared
    if play == NO_PLAY:
        activation.step = CHOOSE_FIRST
        return
    mates = [number for number in standing_mates(match) if number not in activation.team]
    wanted = mates_wanted(match, play, len(activation.team) - 1, len(mates))
    if wanted == 0:
        activation.step = CHOOSE_FIRST
    elif wanted == len(mates):
        match.choice = (mates[0],)
    else:
        match.ask_pick(match.attacker, PARTICIPANT, "R-53", tuple(mates), match.active)


def note_participant(match: Match, activation: Activation) -> None:
    """R-53: one more takes part."""
    activation.team.append(match.choice[0])
    tell(match, events.PARTICIPANT, "R-53", (match.choice[0],))
    activation.step = NAME_PARTICIPANTS


# Step 1: first action


def choose_first(match: Match, activation: Activation) -> None:
    """1.03, R-02: move if standing; on the ground stand up, or pass if it has the ball; or nothing.

    4.08: a grounded carrier of a team play does nothing.
    """
    if match.cards.declared != NO_PLAY and match.players[match.active].ground:
        match.choice = (NOTHING,)
    else:
        match.ask_pick(match.attacker, FIRST_ACTION, "1.03", tuple(first_actions(match)), match.active)


def try_first(match: Match, activation: Activation) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the action."""
    activation.first = match.choice[0]
    try_backbone(match, match.active, activation.first)


def declare_first(match: Match, activation: Activation) -> None:
    """1.04, 3.02, 3.03: markers for a move, a receiver for a pass; standing up is done at once (R-32)."""
    number = match.active
    if match.result == LOST:
        activation.first = NOTHING
    action = activation.first
    if action == MOVE:
        match.ask(mark_question(match, number))
    elif action == STAND_UP:
        stand_up(match, number)
    elif action == PASS_FROM_THE_GROUND:
        declare(match, number, action, "3.03")
        match.ask_pick(match.attacker, RECEIVER, "3.03", tuple(receivers(match, match.run_line)), number)


def lay_markers(match: Match, activation: Activation) -> None:
    """1.04: the move is marked, not made. R-02: without markers the step is empty."""
    if activation.first == MOVE:
        lay(match, activation)
    elif activation.first == PASS_FROM_THE_GROUND:
        activation.receiver = match.choice[0]
        tell(match, events.RECEIVER_NAMED, "3.03", (match.active, activation.receiver))


def lay(match: Match, activation: Activation) -> None:
    """1.04, R-02: what was chosen is marked, or marked instead; without markers there is no move."""
    points = without_repeats(match.run_line[0], as_points(match.choice))
    if points:
        mark(match, points)
        return
    if len(match.run_line) > 1:
        unmark(match)
    activation.first = NOTHING


# Step 2: defence


def defend(match: Match, activation: Activation) -> None:
    """1.05: every defender acts."""
    match.call(Defence(0, NO_PLAYER, NOTHING, 0))


def turn_team_play(match: Match, activation: Activation) -> None:
    """4.08: the team play is turned; the carrier is A."""
    activation.play_card = match.cards.declared
    if activation.play_card == NO_PLAY:
        activation.step = OFFER_SECOND_THOUGHT
        return
    turn_play(match)
    activation.lettered = 1


def give_letters(match: Match, activation: Activation) -> None:
    """R-53: letters are given when the card is turned; a card that lists no second action needs none."""
    left = activation.team[activation.lettered :]
    if left and match.cards.box.team_plays[activation.play_card].actions:
        match.ask_pick(match.attacker, LETTER, "R-53", tuple(left), match.active)
    else:
        activation.step = OFFER_SECOND_THOUGHT


def note_letter(match: Match, activation: Activation) -> None:
    """R-53: that one is B, the next C."""
    number = match.choice[0]
    activation.team.remove(number)
    activation.team.insert(activation.lettered, number)
    tell(match, events.LETTERED, "R-53", (number, activation.lettered))
    activation.lettered += 1
    activation.step = GIVE_LETTERS


def offer_second_thought(match: Match, activation: Activation) -> None:
    """5.05: once a half, after step 2, Two Moves Ahead may roll INT to mark the movement anew."""
    if activation.first == MOVE and unused_talent(match, match.active, TWO_MOVES_AHEAD):
        match.ask_pick(match.attacker, USE_SKILL, "5.05", (USE, KEEP), match.active)
    else:
        activation.step = OPEN_AFTER_DEFENCE


def think_twice(match: Match, activation: Activation) -> None:
    """5.05: the INT roll."""
    number = match.active
    if match.choice[0] == USE:
        use_skill(match, number, TWO_MOVES_AHEAD, USED_IN_HALF)
        check(match, SECOND_THOUGHT, WITS, reckon(match, number, INT))
    else:
        activation.step = OPEN_AFTER_DEFENCE


def mark_anew(match: Match, activation: Activation) -> None:
    """5.05: on success the markers are laid again."""
    if match.result == FAIL:
        activation.step = OPEN_AFTER_DEFENCE
    else:
        match.ask(mark_question(match, match.active))


def lay_anew(match: Match, activation: Activation) -> None:
    """5.05: the new line counts."""
    lay(match, activation)


def open_after_defence(match: Match, activation: Activation) -> None:
    """R-56: the window after step 2."""
    open_for(match, AFTER_DEFENCE, match.active, MOVE)


# Step 3: movement execution


def run_marked_line(match: Match, activation: Activation) -> None:
    """1.08: the active player runs; contacts are plain from now on (R-23), before anyone makes room (R-24).

    4.07: Burst lets it run further.
    """
    number = match.active
    reach = match.players[number].profile.attack_move + take_boost(match, number, FURTHER)
    run(match, line_run(match, number, match.run_line, reach))
    fix_contacts(match)
    activation.pick_up_at = pick_up_contact(match)
    make_room(match, number)


def run_others(match: Match, activation: Activation) -> None:
    """4.08, R-53: in a team play the others move too."""
    if activation.play_card != NO_PLAY:
        if activation.first == MOVE:
            note_mover(match, match.active)
        match.call(Runs(0, activation.team[1:], NO_PLAYER))


def open_after_run(match: Match, activation: Activation) -> None:
    """R-56: the window after step 3: contacts are plain now."""
    open_window(match, AFTER_MOVEMENT, [], [], [], 0)


# Steps 4 and 5: second action, measuring and dice


def act_again(match: Match, activation: Activation) -> None:
    """1.09, 4.08: the second action, or those that the team play lists."""
    if activation.play_card == NO_PLAY:
        second_action(match, activation.first, activation.pick_up_at, activation.receiver)
    else:
        match.call(
            Sequence(
                0,
                card=activation.play_card,
                team=activation.team[:],
                index=0,
                pick_up_at=activation.pick_up_at,
                off_path=0,
            )
        )


# Step 6: token removal


def pay_fatigue(match: Match, activation: Activation) -> None:
    """4.07: the price of cards played in this activation. R-81: the injured pay nothing."""
    if match.cards.due:
        number = next_due(match)
        if match.terms.fatigue and match.players[number].off == ON_PITCH:
            match.call(Tire(0, number))
        activation.step = PAY_FATIGUE


def remove_tokens(match: Match, activation: Activation) -> None:
    """1.11: attackers not activated lose a ground token, unasked (R-20).

    R-42: who carried the ball at the start and lies on the ground counts as activated; 4.08: so do all who took part.
    """
    for number in team_of(match, match.attacker):
        if match.players[number].ground and number != match.first_carrier and number not in activation.team:
            remove_ground_token(match, number)
    clear_defence_tokens(match)
    match.done(0)


STEPS: Final[StepsOf[Activation]] = (
    open_cards,
    declare_team_play,
    choose_player,
    lay_token,
    name_participants,
    note_participant,
    choose_first,
    try_first,
    declare_first,
    lay_markers,
    defend,
    turn_team_play,
    give_letters,
    note_letter,
    offer_second_thought,
    think_twice,
    mark_anew,
    lay_anew,
    open_after_defence,
    run_marked_line,
    run_others,
    open_after_run,
    act_again,
    pay_fatigue,
    remove_tokens,
)
NAME_PARTICIPANTS: Final = 4
CHOOSE_FIRST: Final = 6
GIVE_LETTERS: Final = 12
OFFER_SECOND_THOUGHT: Final = 14
OPEN_AFTER_DEFENCE: Final = 18
PAY_FATIGUE: Final = 23
