// What keys do while a match is on, whichever game it is: answer, pick, take back, ask. Each game adds its own.
import type { PickOption } from '../protocol';
import type { Advice } from './advice.svelte';
import type { Match } from './match.svelte';

export interface Keys {
  match: Match;
  advice: Advice;
  /** Something lies over the screen that has keys of its own. */
  busy: boolean;
  /** Take what is suggested or at hand. */
  accept: () => void;
  /** Leave what was begun; hints are closed and movements ended anyway. */
  clear: () => void;
  /** What digits pick from. */
  options: readonly PickOption[];
  choose: (choice: number[]) => unknown;
  /** An arrow key: whether it was of use. */
  arrow?: (event: KeyboardEvent) => boolean;
  /** Which buttons under focus have nothing to say to Enter. */
  mute?: string;
  /** Letters of the game's own. */
  letters?: Record<string, (() => void) | false>;
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  const on = event.target as Element;
  const arrow = event.key.startsWith('Arrow');
  if (keys.busy || event.ctrlKey || event.metaKey || on.closest('dialog, input, select, textarea')) return;
  if (event.altKey && !arrow) return;
  const { match, advice } = keys;
  const asked = match.question !== null;
  const own = keys.letters?.[event.key];
  if (arrow) {
    if (keys.arrow?.(event)) event.preventDefault();
  } else if (event.key === 'Enter') {
    // A button under focus answers by itself.
    const button = on.closest('button, a');
    if (button && !(keys.mute && button.matches(keys.mute))) return;
    keys.accept();
    event.preventDefault();
  } else if (event.key === 'Escape') {
    keys.clear();
    advice.close();
    match.stage.hurry();
  } else if (own) own();
  else if (event.key === 'u') void match.takeBack();
  else if (event.key === 'c' && asked) void match.step();
  else if (event.key === 'h' && asked) void advice.toggle(true);
  else if (/^[1-9]$/.test(event.key)) {
    const option = keys.options[Number(event.key) - 1];
    if (asked && option) keys.choose([option.choice]);
  }
}
