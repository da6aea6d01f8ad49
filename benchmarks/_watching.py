"""How a match in a browser is gone through: what the server said, and taking what is suggested."""

from typing import Any

from tests.browser.visitor import SUGGESTED, Visitor

KICKS = {"takkure": "rolled", "dreadball": "launched"}
"""The event with which the ball is in play."""


class Count:
    """What somebody had to do."""

    def __init__(self) -> None:
        self.prompts = 0
        self.clicks = 0
        self.before_kick = 0


def ended(visitor: Visitor) -> bool:
    """Whether the match is over."""
    return visitor.page.locator(".call.end").count() > 0


def next_question(visitor: Visitor, before: str, count: Count) -> None:
    """Take what is suggested."""
    visitor.page.locator(SUGGESTED).first.click()
    count.clicks += 1
    visitor.until_ready(before)


def heard_events(visitor: Visitor) -> list[dict[str, Any]]:
    """Every event that the page was told."""
    return [event for message in visitor.messages() for event in message.get("events", [])]


def kicked(visitor: Visitor, game: str) -> bool:
    """Whether the ball is in play."""
    return any(event["kind"] == KICKS[game] for event in heard_events(visitor))


def same_answer(question: dict[str, Any], choice: list[int], line: dict[str, Any]) -> bool:
    """Whether the record's line holds this choice. A way is the same that ends at the same place."""
    if question["form"] == "pick":
        word = next(option["word"] for option in question["options"] if option["choice"] == choice[0])
        return bool(line["choice"] == word)
    points = line["choice"] if question["form"] == "path" else [line["choice"]]
    return choice[-2:] == (points[-1] if points else [])
