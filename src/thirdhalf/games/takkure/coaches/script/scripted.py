"""Coaches that play by a script: they judge every candidate at a glance and take the best, or nearly."""

from collections.abc import Callable
from typing import Final

from thirdhalf.coaches.guessing import ANYTHING, GuessingCoach, place_of_best
from thirdhalf.games.takkure.coaches.script import defence, follow_up, team_plays
from thirdhalf.games.takkure.coaches.script import kick_off as opening
from thirdhalf.games.takkure.coaches.script.attack import judge_first, judge_mark, judge_player, judge_receiver
from thirdhalf.games.takkure.coaches.script.cards import judge_card
from thirdhalf.games.takkure.coaches.script.situation import Situation
from thirdhalf.games.takkure.coaches.script.style import Style
from thirdhalf.games.takkure.rules.at_hand import activation_at_hand, contest_at_hand, second_action_at_hand
from thirdhalf.games.takkure.rules.dice.modifiers import defending_value
from thirdhalf.games.takkure.table.kinds import TACKLE
from thirdhalf.games.takkure.table.questions import topics as questions
from thirdhalf.games.takkure.table.state import Match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.chooser import Chooser
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.view import View

Judge = Callable[[Situation, Choice], int]
"""What a choice is worth to whoever is asked, in units that mean something only within one decision."""


def judge_opponent(now: Situation, choice: Choice) -> int:
    """3.07: the strongest tackler first."""
    return defending_value(now.match, choice[0], now.match.players[choice[0]].declared).value


def judge_dice(now: Situation, choice: Choice) -> int:
    """4.06: a die for each as far as they go, the rest to the first."""
    contest = contest_at_hand(now.match)
    assert contest is not None
    return -abs(choice[0] - max(1, contest.spare - len(contest.waiting)))


def judge_skill(now: Situation, choice: Choice) -> int:
    """5.05: use it, but mark anew only where tackles are declared, and spend a burst only with the ball."""
    match = now.match
    useful = True
    if activation_at_hand(match):
        useful = any(player.declared == TACKLE for player in match.players)
    elif second_action_at_hand(match):
        useful = match.holder == match.active
    return choice[0] if useful else -choice[0]


def judge_kicks(now: Situation, choice: Choice) -> int:
    """5.03: who kicks gives the ball away."""
    decision = now.match.decision
    assert decision is not None
    return int(choice[0] != decision.seat)


def more(now: Situation, choice: Choice) -> int:
    """The larger number: to catch, to lose an active token."""
    return choice[0]


def less(now: Situation, choice: Choice) -> int:
    """The smaller number: to play on."""
    return -choice[0]


JUDGES: Final[dict[str, Judge]] = {
    questions.PLAYER: judge_player,
    questions.FIRST_ACTION: judge_first,
    questions.MARK: judge_mark,
    questions.RECEIVER: judge_receiver,
    questions.DEFENDER: defence.judge_defender,
    questions.DEFENCE: defence.judge_defence,
    questions.SPOT: defence.judge_spot,
    questions.DEFENSIVE_MOVE: defence.judge_defensive_move,
    questions.SECOND_ACTION: follow_up.judge_second,
    questions.SECOND_MOVE: follow_up.judge_walk,
    questions.DODGE_MOVE: follow_up.judge_walk,
    questions.CRITICAL_MOVE: follow_up.judge_walk,
    questions.STAMPEDE_MOVE: follow_up.judge_walk,
    questions.THROW_POINT: follow_up.judge_throw_point,
    questions.ORDER: follow_up.judge_order,
    questions.OPPONENT: judge_opponent,
    questions.DICE_FOR: judge_dice,
    questions.USE_SKILL: judge_skill,
    questions.KICKS: judge_kicks,
    questions.KICK_OFF_PLACE: opening.judge_kick_off_place,
    questions.TEMPLATE: opening.judge_template,
    questions.KICK_OFF_MOVE: opening.judge_kick_off_move,
    questions.BALL_PLACE: opening.judge_ball_place,
    questions.KICKER: opening.judge_kicker,
    questions.CATCHER: opening.judge_catcher,
    questions.CATCH: more,
    questions.FATIGUE_LOST: more,
    questions.KICK_OUT: less,
    questions.CARD: judge_card,
    questions.TEAM_PLAY: team_plays.judge_team_play,
    questions.TEAM_PLAYS: team_plays.judge_choice,
    questions.PARTICIPANT: team_plays.judge_mate,
    questions.LETTER: team_plays.judge_mate,
    questions.GO_ON: team_plays.judge_going_on,
}


def judged(match: Match, style: Style, choices: list[Choice]) -> list[int]:
    """What each choice is worth to whoever is asked; all the same where the script has no opinion."""
    decision = match.decision
    assert decision is not None
    judge = JUDGES.get(decision.topic)
    if judge is None:
        return [0] * len(choices)
    now = Situation(match, style)
    return [judge(now, choice) for choice in choices]


def by_whim(values: list[int], chooser: Chooser) -> list[int]:
    """5.01: the values of team plays to take along, with the coach's mood: who always takes the same is easily read."""
    return [value + chooser.below(team_plays.WHIM) for value in values]


class ScriptedCoach(GuessingCoach[Match]):
    """Takes the best candidate, but for its style's share of blunders and slips."""

    __slots__ = ("_style",)

    def __init__(self, seed: str, style: Style) -> None:
        super().__init__(seed)
        self._style = style

    def pick(self, view: View, match: Match) -> Choice:
        choices = candidates(match)
        if len(choices) == 1:
            return choices[0]
        mood = self._style.mood(self._chooser)
        if mood == ANYTHING:
            return choices[self._chooser.below(len(choices))]
        values = judged(match, self._style, choices)
        assert match.decision is not None
        if match.decision.topic == questions.TEAM_PLAYS:
            values = by_whim(values, self._chooser)
        return choices[place_of_best(values, mood)]
