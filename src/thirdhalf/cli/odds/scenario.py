"""`thirdhalf odds FILE`: exact probabilities of what follows in a scenario."""

import json
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.table import Table

from thirdhalf.cli.check import kit_in
from thirdhalf.games.options import number_of, percent
from thirdhalf.kernel.decision import Choice, IllegalChoice, Pick, Roll
from thirdhalf.kernel.fields import BadFile, one_line
from thirdhalf.kernel.frame import Match
from thirdhalf.kernel.scenarios.script import Guide, ScriptError, read_choice, situation
from thirdhalf.kernel.seat import seat_word
from thirdhalf.odds.facts import Fact, Facts
from thirdhalf.odds.forecast import Forecast
from thirdhalf.odds.lines import Odds

MOST_COLUMNS = 8
Columns = list[tuple[str, Odds[Facts]]]


def show_scenario(file: Path, line: int | None, variant: str, limit: int, as_json: bool, content: Path | None) -> int:
    """Play a scenario's lines up to a decision or a roll, and print what follows and how likely."""
    kit = kit_in(file)
    game = kit.game(content)
    forecast = kit.forecast
    scenario = kit.read_scenario(game, file, variant)
    lines = scenario.lines
    count = len(lines) if line is None else line - 1
    if not 0 <= count <= len(lines):
        places = f", on lines {scenario.line_number(0)} to {scenario.line_number(-1)} of the file" if lines else ""
        raise BadFile(str(file), "play", f"there is no line {line}; there are {len(lines)}{places}")
    while line is None and count and topic_of(lines[count - 1]) == "dice":
        count -= 1
    match = scenario.play(count)
    decision = match.decision
    if decision is None:
        raise BadFile(str(file), "play", "it is over: nothing is left to be rolled (--line N stops before line N)")
    guide = scenario.guide
    policy = Lines(guide, forecast, lines[count:])
    columns: Columns = []
    if isinstance(decision, Pick) and len(decision.options) <= MOST_COLUMNS:
        for option in decision.options:
            columns.append((game.option_word(match, decision, option), forecast.odds(match, policy, limit, (option,))))
    else:
        columns.append(("", forecast.odds(match, policy, limit, None)))
    if as_json:
        print(json.dumps(scenario_fields(forecast, guide, match, scenario.title, columns)))
    else:
        print_scenario(forecast, guide, match, scenario.title, columns)
    return 0


class Lines:
    """A policy: the scenario's remaining answers by topic, the first that is allowed; else whatever changes least."""

    def __init__(self, guide: Guide, forecast: Forecast, lines: tuple[str, ...]) -> None:
        self._guide = guide
        self._forecast = forecast
        self._lines = lines

    def __call__(self, match: Match) -> Choice:
        decision = match.decision
        assert decision is not None
        for line in self._lines:
            if topic_of(line) == decision.topic:
                try:
                    choice = read_choice(self._guide, match, decision, line.partition(":")[2].strip())
                except (ScriptError, BadFile, IllegalChoice):
                    continue
                if decision.refusal(choice) is None:
                    return choice
        return self._forecast.quiet(match)


def topic_of(line: str) -> str:
    """What a scenario's line answers."""
    return line.partition(":")[0].strip()


def asked(match: Match) -> str:
    """What the match waits for, in words."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision, Roll):
        return f"chance rolls {decision.count} × D{decision.sides} for '{decision.topic}'"
    return f"{seat_word(decision.seat)} decides about '{decision.topic}'"


def facts_of(forecast: Forecast, columns: Columns) -> list[Fact]:
    """All facts that can come about, in a fixed order."""
    found = {fact for _, odds in columns for outcome in odds.shares for fact in outcome}
    return sorted(found, key=forecast.order)


def chance_of(odds: Odds[Facts], fact: Fact) -> Fraction:
    """How likely a fact is, whatever else is true."""
    return odds.chance(lambda outcome: fact in outcome)


def scenario_fields(forecast: Forecast, guide: Guide, match: Match, title: str, columns: Columns) -> dict[str, object]:
    """The documented fields of `--json`."""
    choices: list[dict[str, object]] = []
    for word, odds in columns:
        facts = facts_of(forecast, [(word, odds)])
        chances = {forecast.words(match, fact): number_of(chance_of(odds, fact)) for fact in facts}
        together = [
            {"facts": [forecast.words(match, fact) for fact in outcome], "exact": str(share), "share": number_of(share)}
            for outcome, share in sorted(odds.shares.items(), key=lambda item: -item[1])
        ]
        choices.append(
            {
                "choice": word,
                "chances": chances,
                "outcomes": together,
                "unexplored": number_of(odds.unexplored),
                "positions": odds.positions,
            }
        )
    return {"scenario": title, "asked": asked(match), "situation": situation(guide, match), "choices": choices}


def print_scenario(forecast: Forecast, guide: Guide, match: Match, title: str, columns: Columns) -> None:
    """What follows, for people: a row for each fact, a column for each option."""
    console = Console()
    console.print(one_line(title), style="bold", markup=False, highlight=False, soft_wrap=True)
    console.print(f"{asked(match)} ({situation(guide, match)})", markup=False, highlight=False, soft_wrap=True)
    table = Table(title=f"{forecast.span}, in per cent", title_justify="left")
    table.add_column("")
    for word, _ in columns:
        table.add_column(word or "chance", justify="right")
    for fact in facts_of(forecast, columns):
        table.add_row(forecast.words(match, fact), *[percent(chance_of(odds, fact)) for _, odds in columns])
    if any(odds.unexplored for _, odds in columns):
        table.add_section()
        table.add_row("unexplored", *[percent(odds.unexplored) for _, odds in columns])
    console.print(table)
