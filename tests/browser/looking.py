"""What a page notes about itself while somebody plays: what moves, what changes its size, how long dice are seen;
and whether everybody can use it.
"""

from tests.browser.visitor import Visitor

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
    const sizes = new ResizeObserver(([{ contentRect: { width, height } }]) => {
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      if (last && size !== last) this.changes += 1;
      last = size;
      this.sizes[size] = (this.sizes[size] ?? 0) + 1;
    });
    sizes.observe(document.querySelector('main > .pitch'));
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
      this.shift += entry.value;
      for (const { node } of entry.sources) this.moved[name(node)] = (this.moved[name(node)] ?? 0) + entry.value;
    })).observe({ type: 'layout-shift' });
    let since = 0;
    new MutationObserver(() => {
      const shown = document.querySelector('.climax.contest');
      if (shown && !since) since = performance.now();
      if (!shown && since) { this.rolls.push(performance.now() - since); since = 0; }
    }).observe(document.body, { childList: true, subtree: true });
  },
};"""
SEEN = "() => ({ ...lookOn, begin: null })"
UNDER_THE_PITCH = """() => document.querySelector('.bottom').getBoundingClientRect().right
  <= document.querySelector('main > .pitch').getBoundingClientRect().right + 1"""


def check(visitor: Visitor, where: str) -> None:
    """Nothing serious, nothing wider than the screen, nothing too small to hit."""
    assert visitor.violations() == [], where
    assert not visitor.scrolls_sideways(), where
    assert visitor.small_targets() == [], where
