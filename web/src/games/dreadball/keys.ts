// Walking over the answers with the arrow keys.
const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The answer to go to from the one under focus, or from the player in question: the nearest that lies that way. */
export function nearestInDirection(within: HTMLElement, key: string): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const answers = [...within.querySelectorAll<HTMLElement>('button.answer, button.token.option')];
  const focused = answers.find((each) => each === document.activeElement);
  const start = focused ?? within.querySelector('.token.subject');
  if (!start) return answers[0] ?? null;
  const [x, y] = middle(start);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const answer of answers) {
    if (answer === focused) continue;
    const [dx, dy] = [middle(answer)[0] - x, middle(answer)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const beside = Math.abs(dx * way[1] - dy * way[0]);
    const far = along + 2 * beside;
    if (along > 2 && beside <= along * 2 && far < least) [best, least] = [answer, far];
  }
  return best;
}
