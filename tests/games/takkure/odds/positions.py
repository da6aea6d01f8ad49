"""Positions for tests of odds: scenario files, played up to their dice."""

from pathlib import Path
from typing import Final

from thirdhalf.games.takkure.game import takkure
from thirdhalf.games.takkure.scenarios.reading import read_scenario
from thirdhalf.games.takkure.table.state import Match

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"


def at_line(name: str, topic: str) -> Match:
    """A scenario just before the first line about this topic."""
    scenario = read_scenario(takkure(), SCENARIOS / f"{name}.toml")
    topics = [line.partition(":")[0] for line in scenario.lines]
    match = scenario.play(topics.index(topic))
    return match.copy()


def at_the_dice(name: str) -> Match:
    """A scenario just before its first dice."""
    return at_line(name, "dice")
