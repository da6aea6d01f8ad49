"""How a match in a browser is gone through: what the server said, and taking what is suggested."""

from typing import Any

from tests.browser.visitor import SUGGESTED, Visitor

KICKS = {"takkure": "rolled", "dreadball": "launched"}
"""The event with which the ball is in play: the first roll of a match is the kick's."""


class Count:
    """What somebody had to do; before the kick it is None until there was one."""

    def __init__(self) -> None:
        self.prompts = 0
        self.clicks = 0
        self.before_kick: int | None = None


def ended(visitor: Visitor) -> bool:
    """Whether the match is over."""
    return visitor.page.locator(".call.end").count() > 0


def next_question(visitor: Visitor, before: str, count: Count) -> None:
    """Take what is suggested."""
    visitor.page.locator(SUGGESTED).first.click()
    count.clicks += 1
    visitor.until_ready(before)


def answer_until(visitor: Visitor, game: str, count: Count, most: int) -> None:
    """Take what is suggested until the match is over or so many questions were answered; note when the ball came into
    play.
    """
    heard = 0
    while not ended(visitor) and count.prompts < most:
        count.prompts += 1
        next_question(visitor, visitor.turn, count)
        if count.before_kick is None:
            texts, heard = visitor.heard[heard:], len(visitor.heard)
            if any(f'"kind":"{KICKS[game]}"' in text.replace('": "', '":"') for text in texts):
                count.before_kick = count.clicks


def heard_events(visitor: Visitor) -> list[dict[str, Any]]:
    """Every event that the page was told."""
    return [event for message in visitor.messages() for event in message.get("events", [])]


def same_answer(question: dict[str, Any], choice: list[int], line: dict[str, Any]) -> bool:
    """Whether the record's line holds this choice. A way is the same that ends at the same place."""
    if question["form"] == "pick":
        word = next(option["word"] for option in question["options"] if option["choice"] == choice[0])
        return bool(line["choice"] == word)
    points = line["choice"] if question["form"] == "path" else [line["choice"]]
    return choice[-2:] == (points[-1] if points else [])
