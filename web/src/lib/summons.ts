// Calls somebody back who looks elsewhere: by a whistle and by the system, each where it is wished.
import { settings } from './settings.svelte';
import { summon } from './sound.svelte';
import { t } from './words.svelte';

/** That it is one's turn in the match of this title. */
export function callBack(title: string, match: string): void {
  if (settings.chime) summon();
  if (!settings.notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(t('ui-your-turn'), { body: title, icon: './icon-turn.svg', tag: match });
  note.onclick = () => {
    focus();
    note.close();
  };
}
