// What options are called: where they lead on this screen, and the dice that they lead to.
import { picked } from '../../lib/course.svelte';
import { capital, say, t, word } from '../../lib/words.svelte';
import type { PickOption, PlannedStep } from '../../protocol';
import { poolOf, subject } from './marks';
import {
  arrow,
  directionOf,
  DIRECTIONS,
  directionTo,
  hex,
  optionHex,
  type Question,
  type Table,
  type Topic,
  type View,
} from './table';

export function labelOf(view: View, table: Table, question: Question, option: PickOption): string {
  const way = wayOf(table, question, option);
  const direction = DIRECTIONS[way];
  const name = direction ? `${arrow(view, way)} ${word('dreadball-direction', direction)}` : capital(say(option.label));
  const pool = poolOf(question, option);
  if (!pool) return name;
  const needs = pool.needs > 1 ? ` (${pool.needs})` : '';
  return `${name} · ${word('dreadball-action', pool.test)} ${pool.dice}×${pool.stat}+${needs}, ${pool.sure} %`;
}

/** The direction in which an option leads; -1 where it leads nowhere. */
function wayOf(table: Table, question: Question, option: PickOption): number {
  if (question.topic === 'facing') return directionOf(option.word);
  const from = subject(table, question)?.at;
  const at = optionHex(option);
  return at && from ? directionTo(hex(from), at) : -1;
}

/** What is said of a plan; the way is seen on the pitch. */
const SAID: readonly Topic[] = ['token', 'action', 'free action', 'target', 'throw at'];

/** Who does what to whom, in few words. */
export function planSaid(steps: readonly PlannedStep[]): string {
  const said = picked(steps, (topic) => SAID.includes(topic as Topic)).map((option) => capital(say(option.label)));
  return said.join(' · ') || (steps.length ? t('ui-plan-drawn') : '');
}
