"""Golden playthroughs: readable accounts that must not change unless a rule does. Run as a program it writes them."""

import sys
from pathlib import Path
from typing import Final

from tests.properties.playing import new_match, play
from thirdhalf.takkure.game import takkure
from thirdhalf.takkure.kinds import ACTED, ACTION_WORDS, NOTHING
from thirdhalf.takkure.scenario import read_scenario
from thirdhalf.takkure.state import Match
from thirdhalf.words import words
from thirdhalf.words.takkure import tell

FOLDER: Final = Path(__file__).parent
SCENARIOS: Final = FOLDER.parent / "scenarios" / "takkure"

# A scenario that shows each action well.
ACTIONS: Final = {
    "move": "1-first-steps/tackled-after-the-second-move.toml",
    "stand up": "3-death-box/ground-attacker-stands-and-moves.toml",
    "pass from the ground": "3-death-box/ground-pass-beats-thief.toml",
    "pass": "2-passing/opposed-pass-wins-tackle-fails.toml",
    "pick up": "3-death-box/pick-up-against-one-wins.toml",
    "dodge": "1-first-steps/dodge-face-to-face.toml",
    "break through": "1-first-steps/break-through-fells-a-failed-tackler-twice.toml",
    "score a try": "4-four-against-four/melee-try-wins-tackler-fails.toml",
    "pressure": "1-first-steps/pressure-adds-up.toml",
    "tackle": "1-first-steps/tackle-along-a-turned-strip.toml",
    "steal loose ball": "3-death-box/steal-loose.toml",
    "steal from the ground": "3-death-box/steal-from-the-ground.toml",
    "steal in the air": "3-death-box/intercept-before-reception.toml",
    "rest": "4-four-against-four/rest-brings-the-skill-back.toml",
}

# And each window of cards, and a team play.
WINDOWS: Final = {
    "before an activation": "4-individual-plays/still-water-draws-two.toml",
    "before a defensive action": "4-individual-plays/quick-defence-doubles-the-move.toml",
    "after step 2": "4-individual-plays/burst-longer-run.toml",
    "after step 3": "4-individual-plays/feint-settled-before-drawn-blade.toml",
    "before a roll": "4-individual-plays/both-coaches-lay-on-one-roll.toml",
    "after a roll": "4-individual-plays/roar-turns-a-fail-into-a-success.toml",
    "fatigue due": "4-individual-plays/second-wind-third-token.toml",
    "wound due": "4-individual-plays/blood-debt-for-a-tackle.toml",
    "after a success": "4-individual-plays/showboat-after-a-dodge.toml",
    "team play": "4-team-plays/encore.toml",
}

# A seed of random play for each exercise, and how many events are told: a full match has thousands.
EXERCISES: Final = {1: 3, 2: 8, 3: 5, 4: 2, 5: 1, 6: 1}
MOST_EVENTS: Final = 250


def actions() -> list[str]:
    """All actions there are."""
    return [word for code, word in enumerate(ACTION_WORDS) if code not in (NOTHING, ACTED)]


def account(match: Match) -> str:
    """The events as sentences with their rules."""
    log = match.log or []
    lines = [f"{event.rule:>5}  {tell(words('en'), match, event)}" for event in log[:MOST_EVENTS]]
    if len(log) > MOST_EVENTS:
        lines.append(f"       … and {len(log) - MOST_EVENTS} events more.")
    return "\n".join(lines) + "\n"


def playthroughs() -> dict[str, str]:
    """Each file's name and what must stand in it."""
    texts: dict[str, str] = {}
    shown = [(action.replace(" ", "-"), file) for action, file in ACTIONS.items()]
    shown += [(f"window-{window.replace(' ', '-')}", file) for window, file in WINDOWS.items()]
    for name, file in shown:
        scenario = read_scenario(takkure(), SCENARIOS / file)
        texts[f"{name}.txt"] = f"{scenario.title}\n\n{account(scenario.run())}"
    for exercise, seed in EXERCISES.items():
        match = play(new_match(exercise, "home", []), seed)
        title = takkure().catalog.exercises[exercise].title
        texts[f"exercise-{exercise}.txt"] = f"Exercise {exercise}, {title}, at random\n\n{account(match)}"
    return texts


if __name__ == "__main__":
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote tests/golden/{name}\n")
