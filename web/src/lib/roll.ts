// What rolls of all games have in common: who rolls, and what changes the number.
import type { Argument } from '../protocol';
import { say } from './words.svelte';

export interface Modifier {
  amount: number;
  source: Argument;
}

/** One side of a roll. */
export interface Roller {
  player: string;
  name: string;
  modifiers: readonly Modifier[];
}

/** A number before its modifiers. */
export function unmodified(value: number, side: Roller): number {
  return value - side.modifiers.reduce((sum, each) => sum + each.amount, 0);
}

/** A part of an event, in the language of the page. */
export function told(value: Argument | null): string {
  return value ? say({ message: 'ui-it', values: { it: value } }) : '';
}
