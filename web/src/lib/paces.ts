// The clocks one may choose from.
import type { ClockWish, Tempo } from '../protocol';
import { t } from './words.svelte';

export const PACES: readonly { id: string; clock: ClockWish | null }[] = [
  { id: 'none', clock: null },
  { id: 'quick', clock: { bank: 600, increment: 5 } },
  { id: 'long', clock: { bank: 1800, increment: 15 } },
  { id: 'days', clock: { days: 3 } },
];

/** How much time each side has, in words. */
export function tempo({ bank, increment, days }: Tempo): string {
  return days ? t('ui-tempo-of-days', { days }) : t('ui-tempo-of', { minutes: Math.round(bank / 60), increment });
}
