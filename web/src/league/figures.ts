// What is counted of players, in words.
import { inches, knows, t } from '../lib/words.svelte';

export function figureName(game: string, figure: string): string {
  const message = `${game}-figure-${figure}`;
  const other = `ui-figure-${game}-${figure}`;
  return knows(other) ? t(other) : knows(message) ? t(message) : figure;
}

/** A length is told in inches, all else as it is. */
export function shown(figure: string, count: number): string {
  return figure === 'ground' ? inches(count) : String(count);
}
