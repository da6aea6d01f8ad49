// What a match of Takkure is called in a list.
import { t } from '../../lib/words.svelte';

const FULL_MATCH = 6;

export function title(setup: Record<string, string | number | boolean>): string {
  const exercise = Number(setup['exercise'] ?? FULL_MATCH);
  const name = t(`ui-exercise-${exercise}`);
  return exercise < FULL_MATCH ? `${t('ui-exercise', { number: exercise })} · ${name}` : name;
}
