// Readings as a set-up names them.
import type { ReadingAbout } from '../protocol';

const ALL = 'letter';

/** The names in a set-up's text; `letter` stands for all there are. */
export function namesIn(text: string, known: readonly ReadingAbout[]): string[] {
  const names = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return names.includes(ALL) ? known.map(({ name }) => name) : names;
}
