"""How a match in a browser is looked at: what moves on the page, what the server said, and taking what is suggested."""

from typing import Any

from tests.browser.visitor import SUGGESTED, Visitor

KICKS = {"takkure": "template laid", "dreadball": "launched"}
"""The event with which the ball is in play."""

# Every size of the pitch, every layout shift (whether or not somebody has just clicked), and how long rolls are seen.
LOOK_ON = """globalThis.lookOn = {
  sizes: {}, changes: 0, shift: 0, moved: {}, rolls: [],
  begin() {
    const name = (node) => {
      const one = node?.nodeType === 1 ? node : node?.parentElement;
      if (!one) return 'gone';
      const near = one.closest('section, aside, header, nav, main');
      return `${near?.getAttribute('class') ?? ''} > ${one.tagName}.${one.getAttribute('class') ?? ''}`;
    };
    let last = '';
    new ResizeObserver(([{ contentRect: { width, height } }]) => {
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      if (last && size !== last) this.changes += 1;
      last = size;
      this.sizes[size] = (this.sizes[size] ?? 0) + 1;
    }).observe(document.querySelector('main > .pitch'));
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
      this.shift += entry.value;
      for (const { node } of entry.sources) this.moved[name(node)] = (this.moved[name(node)] ?? 0) + entry.value;
    })).observe({ type: 'layout-shift' });
    let since = 0;
    new MutationObserver(() => {
      const shown = document.querySelector('.rolls');
      if (shown && !since) since = performance.now();
      if (!shown && since) { this.rolls.push(performance.now() - since); since = 0; }
    }).observe(document.body, { childList: true, subtree: true });
  },
};"""
SEEN = "() => ({ ...lookOn, begin: null })"


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
