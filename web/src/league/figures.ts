// What is counted of players, in words.
import { attribute, inches, knows, t } from '../lib/words.svelte';

export function figureName(game: string, figure: string): string {
  const message = `${game}-figure-${figure}`;
  const other = `ui-figure-${game}-${figure}`;
  return knows(other) ? t(other) : knows(message) ? t(message) : figure;
}

/** A length is told in inches, all else as it is. */
export function shown(figure: string, count: number): string {
  return figure === 'ground' ? inches(count) : String(count);
}

/** All that was counted of somebody. */
export function figuresTold(game: string, figures: Readonly<Record<string, number>>): string {
  return Object.entries(figures)
    .filter(([, count]) => count)
    .map(([figure, count]) => `${figureName(game, figure)} ${shown(figure, count)}`)
    .join(' · ');
}

/** A skill's name, or the word that files have for it. */
export function skillName(word: string): string {
  return attribute(`skill-${word.replaceAll(' ', '-')}`, 'title') ?? word;
}

/** A day as people write it. */
export function dayOf(day: string, language: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(year, month - 1, date));
}

/** A time as people write it. */
export function timeOf(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
