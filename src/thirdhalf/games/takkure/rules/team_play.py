"""4.08 Team plays: one token, several players."""

from typing import Final

from thirdhalf.games.takkure.changes.cards import finish_play, note_mover
from thirdhalf.games.takkure.changes.places import act_for, run_along
from thirdhalf.games.takkure.rules.actions.passing import receivers
from thirdhalf.games.takkure.rules.choices import second_actions
from thirdhalf.games.takkure.rules.harm.backbone import LOST, try_backbone
from thirdhalf.games.takkure.rules.movement import line_run, make_room, pick_up_contact
from thirdhalf.games.takkure.rules.second import listed_action
from thirdhalf.games.takkure.rules.settlement import ALL_ROLLS, NO_OTHERS, TACKLES_ONLY, settle_action
from thirdhalf.games.takkure.table.box import Listed, TeamPlay
from thirdhalf.games.takkure.table.kinds import FAIL, MOVE, NO_PLAYER, NO_RESTART, NOTHING, PASS
from thirdhalf.games.takkure.table.questions.topics import GO_ON, MOVER, as_points, without_repeats
from thirdhalf.games.takkure.table.space import mark_question
from thirdhalf.games.takkure.table.state import ON_PITCH, Match, stolen
from thirdhalf.geometry.native import mypyc_attr
from thirdhalf.kernel.decision import NO_ONE
from thirdhalf.kernel.frame import Frame, StepsOf
from thirdhalf.kernel.frame import Match as KernelMatch

STOP: Final = 0
GO: Final = 1


def standing_mates(match: Match) -> list[int]:
    """R-53: the carrier's teammates who stand."""
    carrier = match.holder
    return [
        number
        for number, player in enumerate(match.players)
        if player.team == match.attacker and number != carrier and player.ground == 0 and player.off == ON_PITCH
    ]


def open_plays(match: Match) -> list[int]:
    """4.08, R-53: the team plays that can be declared now: not used since the kick-off, with a carrier who stands (or
    lies, where the card says so) and enough standing teammates.
    """
    if match.holder < 0 or match.players[match.holder].team != match.attacker:
        return []
    cards = match.cards
    ground = match.players[match.holder].ground
    mates = len(standing_mates(match))
    return [
        play
        for play in cards.plays[match.attacker]
        if play not in cards.spent[match.attacker] and suits(match, cards.box.team_plays[play], ground, mates)
    ]


def suits(match: Match, play: TeamPlay, ground: int, mates: int) -> bool:
    """4.08: whether the card can be played by a carrier with so many ground tokens and so many teammates."""
    enough = mates >= max(1, play.participants - 1)
    return (
        enough
        and (ground > 0) == (play.grounded == 1)
        and all(listed.action in match.terms.second_actions for listed in play.actions)
    )


def mates_wanted(match: Match, play: int, named: int, left: int) -> int:
    """R-53, R-78: how many teammates are still to be named, all that are left where the card wants everybody."""
    participants = match.cards.box.team_plays[play].participants
    return left if participants == 0 else participants - 1 - named


@mypyc_attr(acyclic=True, free_list_len=1)
class Runs(Frame):
    """4.08, R-53: step 3 for those who take part besides the active player."""

    __slots__ = ("player", "queue")

    def __init__(self, step: int, queue: list[int], player: int) -> None:
        self.step = step
        self.queue = queue
        self.player = player

    def copy(self) -> "Runs":
        return Runs(self.step, self.queue[:], self.player)

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        RUNS_STEPS[step](match, self)


def choose_runner(match: Match, runs: Runs) -> None:
    """4.08: in any order."""
    if runs.queue:
        match.ask_pick(match.attacker, MOVER, "R-53", tuple(runs.queue), NO_ONE)
    else:
        match.done(0)


def try_run(match: Match, runs: Runs) -> None:
    """R-47: with fractured vertebrae, a BDY roll before the listed move."""
    runs.player = match.choice[0]
    runs.queue.remove(runs.player)
    try_backbone(match, runs.player, MOVE)


def choose_run(match: Match, runs: Runs) -> None:
    """R-53: straight or with one turn, and made at once."""
    if match.result == LOST:
        runs.step = CHOOSE_RUNNER
    else:
        match.ask(mark_question(match, runs.player))


def make_run(match: Match, runs: Runs) -> None:
    """R-53, 1.08: like the active player's run, displacement and cutting back included; R-02: none is no MOVE."""
    number = runs.player
    player = match.players[number]
    start = (player.x, player.y)
    runs.step = CHOOSE_RUNNER
    points = without_repeats(start, as_points(match.choice))
    if points:
        note_mover(match, number)
        run_along(match, number, line_run(match, number, (start, *points), player.profile.attack_move))
        make_room(match, number)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sequence(Frame):
    """4.08: the second actions that a team play lists, one after the other.

    `team` are the players by letter; `pick_up_at` is where the active player's run touched the ball, and `off_path` 1
    once its path may not be used any more (R-54).
    """

    __slots__ = ("card", "index", "off_path", "pick_up_at", "team")

    def __init__(self, step: int, card: int, team: list[int], index: int, pick_up_at: int, off_path: int) -> None:
        self.step = step
        self.card = card
        self.team = team
        self.index = index
        self.pick_up_at = pick_up_at
        self.off_path = off_path

    def copy(self) -> "Sequence":
        return Sequence(
            self.step,
            card=self.card,
            team=self.team[:],
            index=self.index,
            pick_up_at=self.pick_up_at,
            off_path=self.off_path,
        )

    def play(self, match: KernelMatch) -> None:
        step = self.step
        self.step = step + 1
        SEQUENCE_STEPS[step](match, self)


def sequence_at_hand(match: Match) -> Sequence | None:
    """4.08: the team play whose next action is asked for, if it is one's."""
    sequence = match.present
    return sequence if isinstance(sequence, Sequence) else None


def offer_action(match: Match, sequence: Sequence) -> None:
    """4.08, R-55: the next action, if it can be made; the coach may end the sequence earlier.

    R-54: whoever is next acts from where it stands, but for the active player's first second action, on its path.
    """
    listed = match.cards.box.team_plays[sequence.card].actions
    sequence.step = END_SEQUENCE
    if sequence.index == len(listed):
        return
    action = listed[sequence.index]
    number = sequence.team[action.who]
    if match.players[number].off != ON_PITCH:
        return
    if action.who or sequence.off_path:
        act_for(match, number)
        sequence.pick_up_at = pick_up_contact(match)
    if can_be_made(match, sequence, action):
        sequence.step = DO_ACTION
        match.ask_pick(match.attacker, GO_ON, "R-55", (GO, STOP), number)


def can_be_made(match: Match, sequence: Sequence, listed: Listed) -> bool:
    """R-55: whether the player whose turn it is can do it."""
    number = sequence.team[listed.who]
    first = MOVE if number in match.cards.movers else NOTHING
    if listed.action not in second_actions(match, first, sequence.pick_up_at):
        return False
    return listed.action != PASS or sequence.team[listed.to] in receivers(match, match.run_line)


def do_action(match: Match, sequence: Sequence) -> None:
    """R-54: tackles on the carrier are rolled with its first second action, thefts with what they oppose."""
    if match.choice[0] == STOP:
        sequence.step = END_SEQUENCE
        return
    listed = match.cards.box.team_plays[sequence.card].actions[sequence.index]
    receiver = sequence.team[listed.to] if listed.action == PASS else NO_PLAYER
    scope = NO_OTHERS
    if listed.who == 0 and not sequence.off_path:
        scope = TACKLES_ONLY
        sequence.off_path = 1
    listed_action(
        match,
        listed.action,
        pick_up_at=sequence.pick_up_at,
        receiver=receiver,
        bonus=listed.bonus,
        dice=listed.dice,
        scope=scope,
    )


def judge_action(match: Match, sequence: Sequence) -> None:
    """R-55: a failed action roll, a steal or a try ends it; a pass saved by its reception has succeeded."""
    listed = match.cards.box.team_plays[sequence.card].actions[sequence.index]
    saved = listed.action == PASS and match.holder == sequence.team[listed.to]
    sequence.index += 1
    if (match.result != FAIL or saved) and match.restart == NO_RESTART and not stolen(match):
        sequence.step = OFFER_ACTION


def end_sequence(match: Match, sequence: Sequence) -> None:
    """R-54: what has not been rolled comes unopposed now."""
    if match.active != sequence.team[0]:
        act_for(match, sequence.team[0])
    finish_play(match)
    settle_action(match, NOTHING, receiver=NO_PLAYER, happens_at=0, bonus=0, dice=0, scope=ALL_ROLLS)


def end_play(match: Match, sequence: Sequence) -> None:
    """4.08: the team play is over."""
    match.done(0)


RUNS_STEPS: Final[StepsOf[Runs]] = (choose_runner, try_run, choose_run, make_run)
CHOOSE_RUNNER: Final = 0
SEQUENCE_STEPS: Final[StepsOf[Sequence]] = (offer_action, do_action, judge_action, end_sequence, end_play)
OFFER_ACTION: Final = 0
DO_ACTION: Final = 1
END_SEQUENCE: Final = 3
