// What a window for cards is about: who is concerned, and what each is about to do.
import { knows, t, word } from '../../lib/words.svelte';
import type { Measured } from './table';

/** Of whom nothing is declared yet. */
const NOTHING = 'nothing';

/** Each player with what it rolls for, or with what has been planned for it where nothing is declared yet. */
export function concerned(
  data: Measured,
  name: (player: string) => string,
  planned: (player: string) => string,
): string {
  return data.subjects
    .map((player, i) => {
      const roll = data.rolls?.[i] ?? NOTHING;
      const plan = roll === NOTHING ? planned(player) : '';
      if (plan && plan !== NOTHING)
        return t('ui-window-planned', { player: name(player), action: word('action', plan) });
      const message = `action-${roll.replaceAll(' ', '-')}`;
      return roll !== NOTHING && knows(message) ? `${name(player)} (${t(message)})` : name(player);
    })
    .filter(Boolean)
    .join(' · ');
}
