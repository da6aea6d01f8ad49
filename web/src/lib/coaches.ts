// The computer's coaches in words: a level, and behind a plus sign the style of one who has one (`club+hitter`).
import { knows, named, t } from './words.svelte';

function parts(coach: string): string[] {
  return coach
    .replace(/:.*$/, '')
    .replace(/^lesson.*/, 'lesson')
    .split('+');
}

/** What a coach is called. */
export function coachName(coach: string): string {
  const [level = '', style] = parts(coach);
  const name = named(`ui-coach-${level}`, coach);
  return style ? t('ui-coach-with', { level: name, personality: named(`ui-personality-${style}`, style) }) : name;
}

/** A line about a coach: how strong it is, and its style where it has one. */
export function coachTold(coach: string): string {
  const level = `ui-coach-${parts(coach)[0]}-told`;
  return [knows(level) ? t(level) : '', coachStyle(coach)].filter(Boolean).join(' ');
}

/** How a coach with a style of its own plays, in a line; nothing of any other. */
export function coachStyle(coach: string): string {
  const style = parts(coach)[1];
  return style ? named(`ui-personality-${style}-told`, '') : '';
}
