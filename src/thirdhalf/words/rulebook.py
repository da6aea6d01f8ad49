"""The in-game rulebook: every rule and ruling, and every card and skill, explained in each language."""

import re

from thirdhalf.games import kits
from thirdhalf.words import Words

ITEM = re.compile(r"\d+(–\d+)?(\.|\s?:)\s")


def message_of_rule(number: str) -> str:
    """The message that explains a rule: `rule-1-04`, `rule-r-06`, `rule-d10-5a`."""
    return "rule-" + number.lower().replace(".", "-").removeprefix("-")


def known_number(text: str) -> str:
    """The rule's number as the rulebook writes it, from what someone typed; ValueError if there is none."""
    for kit in kits():
        for number in kit.rule_numbers():
            if number.lower() == text.strip().lower():
                return number
    raise ValueError(f"there is no rule '{text}'; `thirdhalf rules` lists them")


def title(words: Words, number: str) -> str:
    """A rule's title."""
    return words.attribute(message_of_rule(number), "title")


def explanation(words: Words, number: str) -> str:
    """A rule's text: paragraphs and list items on lines of their own, whatever the file's line breaks."""
    return unwrapped(words.attribute(message_of_rule(number), "text"))


def unwrapped(text: str) -> str:
    """Lines joined, except where a blank line or a numbered item (`1.`, `2–4:`) begins a new one."""
    lines: list[str] = []
    fresh = True
    for line in text.split("\n"):
        if not line.strip():
            fresh = True
        elif fresh or ITEM.match(line):
            lines.append(line)
            fresh = False
        else:
            lines[-1] += " " + line
    return "\n".join(lines)
