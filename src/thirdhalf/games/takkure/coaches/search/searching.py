"""Coaches that look ahead: plans for the decisions that matter, the script for the rest."""

from collections.abc import Iterator
from typing import Final

from thirdhalf.coaches.budget import Budget
from thirdhalf.coaches.guessing import GuessingCoach
from thirdhalf.coaches.lookahead import best_of
from thirdhalf.games.takkure.cards.windows import window_at_hand
from thirdhalf.games.takkure.coaches.script.scripted import by_whim, judged
from thirdhalf.games.takkure.coaches.script.style import SOUND
from thirdhalf.games.takkure.coaches.search.attack_plans import STARTS, against_best_defence, compared
from thirdhalf.games.takkure.coaches.search.defence_plans import ANSWERS, DefencePlan, best_defence
from thirdhalf.games.takkure.coaches.search.kick_off_plans import PLAYED_OUT, best_in_kick_off
from thirdhalf.games.takkure.coaches.search.lookahead import (
    Line,
    TakkureLookahead,
    ranked,
    scripted,
)
from thirdhalf.games.takkure.rules.at_hand import activation_at
from thirdhalf.games.takkure.rules.kick_off import kick_off_at
from thirdhalf.games.takkure.table.box import BEFORE_DEFENCE
from thirdhalf.games.takkure.table.kinds import NO_PLAYER
from thirdhalf.games.takkure.table.questions.topics import (
    CARD,
    CARD_MOVE,
    CRITICAL_MOVE,
    DEFENDER,
    DICE_FOR,
    DODGE_MOVE,
    GO_ON,
    INTERCEPTOR,
    MARK,
    OPPONENT,
    ORDER,
    RECEIVER,
    SECOND_ACTION,
    SECOND_MOVE,
    STAMPEDE_MOVE,
    TEAM_PLAYS,
    THROW_POINT,
    USE_SKILL,
)
from thirdhalf.games.takkure.table.state import Match, own_match
from thirdhalf.games.takkure.tactics import candidates
from thirdhalf.kernel.decision import Choice
from thirdhalf.kernel.frame import NOWHERE
from thirdhalf.kernel.view import View

TRIED_OUT: Final = (
    SECOND_ACTION,
    SECOND_MOVE,
    RECEIVER,
    THROW_POINT,
    DODGE_MOVE,
    CRITICAL_MOVE,
    STAMPEDE_MOVE,
    ORDER,
    OPPONENT,
    DICE_FOR,
    INTERCEPTOR,
    MARK,
    GO_ON,
    USE_SKILL,
    CARD,
    CARD_MOVE,
)
"""Questions whose candidates are played out one by one."""


class Depth:
    """How a coach that looks ahead spends its budget."""

    __slots__ = (
        "glancing",
        "hands",
        "kicks",
        "most_places",
        "most_plans",
        "planning",
        "rarest",
        "replies",
        "reply_places",
        "rounds",
        "seconds",
        "tried_out",
    )

    def __init__(
        self,
        planning: float,
        glancing: float,
        most_plans: int,
        replies: int,
        reply_places: int,
        hands: int,
        rounds: int,
        most_places: int,
        tried_out: int,
        rarest: int,
        seconds: int,
        kicks: int,
    ) -> None:
        # Which part of an activation's budget plans may take, and which part of that the comparison of an attack's
        # plans against the script.
        self.planning = planning
        self.glancing = glancing
        # How many plans of the attack are looked at; how many of them meet the best defence, if more than one; how many
        # places each defender has then; and how many hands of cards the other coach is given.
        self.most_plans = most_plans
        self.replies = replies
        self.reply_places = reply_places
        self.hands = hands
        # How often the own defence is gone through, and how many places each defender has.
        self.rounds = rounds
        self.most_places = most_places
        # How many candidates of any other question are played out.
        self.tried_out = tried_out
        # As in `TakkureLookahead`.
        self.rarest = rarest
        self.seconds = seconds
        # How many kicks each candidate of a kick-off meets; with none it is left to the script.
        self.kicks = kicks


class SearchingCoach(GuessingCoach[Match]):
    """Plans an activation when it begins and follows the plan; what the plan leaves open is tried out."""

    __slots__ = ("_attack", "_budget", "_defence", "_depth", "_turn")

    def __init__(self, seed: str, budget: Budget, depth: Depth) -> None:
        super().__init__(seed)
        self._budget = budget
        self._depth = depth
        self._turn: tuple[int, ...] = ()
        self._attack: Line | None = None
        self._defence: DefencePlan | None = None

    def notice(self, match: Match) -> None:
        """With a new activation or kick-off begins a new budget, and the plans are void."""
        spent = int(match.active != NO_PLAYER)
        turn = (match.half, match.attacker, match.sets, match.tokens + spent, kick_off_at(match))
        if turn != self._turn:
            self._turn = turn
            self._budget.begin()
            self._attack = None
            self._defence = None

    def pick(self, view: View, match: Match) -> Choice:
        self.notice(match)
        assert match.decision is not None
        topic = match.decision.topic
        depth = self._depth
        seat = view.seat
        if topic == TEAM_PLAYS:
            choices = candidates(match)
            values = by_whim(judged(match, SOUND, choices), self._chooser)
            return choices[values.index(max(values))]
        if activation_at(match) == NOWHERE:
            if depth.kicks and topic in PLAYED_OUT:
                return best_in_kick_off(match, self.looking_ahead(seat), depth.kicks)
            return scripted(match)
        planned = self.planned(match, topic)
        if planned is not None:
            return planned
        if self._budget.part() >= 1:
            return scripted(match)
        ahead = self.looking_ahead(seat)
        if seat == match.attacker and topic in STARTS and self._attack is None:
            self._attack = self.attack(view, match, ahead)
        elif seat != match.attacker and (topic == DEFENDER or topic in ANSWERS) and self._defence is None:
            self._defence = best_defence(match, ahead, depth.planning, depth.rounds, depth.most_places)[0]
        elif topic in TRIED_OUT and not early_window(match):
            return self.tried_out(match, ahead)
        planned = self.planned(match, topic)
        return planned if planned is not None else scripted(match)

    def looking_ahead(self, seat: int) -> TakkureLookahead:
        """A new look ahead on this activation's budget, with dice of its own."""
        depth = self._depth
        salt = self._chooser.below(1 << 30)
        return TakkureLookahead(seat, salt, self._budget, depth.rarest, depth.seconds)

    def attack(self, view: View, match: Match, ahead: TakkureLookahead) -> Line:
        """The plan for this activation; with replies, the best of them decide between the best plans."""
        depth = self._depth
        plans = compared(match, ahead, depth.planning * depth.glancing, depth.most_plans)[: depth.replies]
        if len(plans) == 1:
            return plans[0][1].line
        return against_best_defence(self.hands(view, match), plans, ahead, depth.planning, depth.reply_places).line

    def hands(self, view: View, match: Match) -> Iterator[Match]:
        """The match as guessed, and guessed again: each time the other coach holds other cards."""
        yield match
        for _ in range(self._depth.hands - 1):
            yield own_match(view.glance(self._chooser))

    def planned(self, match: Match, topic: str) -> Choice | None:
        """What the plan says, if it says anything that is allowed."""
        decision = match.decision
        assert decision is not None
        if self._attack and self._attack[0][0] == topic:
            choice = self._attack.pop(0)[1]
            return choice if decision.refusal(choice) is None else None
        if self._defence is not None:
            return self._defence.answer(match)
        return None

    def tried_out(self, match: Match, ahead: TakkureLookahead) -> Choice:
        """The best of the candidates that the script likes, each played to the end of the activation."""
        choices = ranked(match)[: self._depth.tried_out]
        return best_of(choices, lambda choice: ahead.worth_of(match, choice, []), self._budget)


def early_window(match: Match) -> bool:
    """4.07: a window before the defence has acted: too much is open."""
    window = window_at_hand(match)
    return window is not None and (match.active == NO_PLAYER or window.when == BEFORE_DEFENCE)
