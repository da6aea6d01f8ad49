// Answers shown on the pitch before they are given: hints, and the defenders of a plan.
import type { Planned } from '../../lib/match.svelte';
import type { Hint } from '../../protocol';
import type { Stage } from './stage.svelte';
import { point, points, type Measured, type Point, type Question } from './table';

export interface Ghost {
  /** What is written on it. */
  label: string;
  /** From where it begins to its end; a single point for a spot. */
  line: Point[];
  /** The base's radius; 0 for a mere point. */
  radius: number;
  /** Looked at now. */
  strong: boolean;
}

export function letter(place: number): string {
  return 'ABC'[place] ?? '';
}

const BASES: readonly Measured['shape'][] = [
  'mark',
  'walk',
  'approach',
  'dash',
  'closing in',
  'room',
  'zone',
  'template',
  'around',
];

/** An answer to a question that is drawn on the pitch. */
export function ghost(question: Question, choice: readonly number[], label: string, strong: boolean): Ghost | null {
  if (question.form === 'pick' || !choice.length) return null;
  const data: Measured = question.data;
  const line = points(choice);
  return {
    label,
    line: question.form === 'path' && data.at ? [point(data.at), ...line] : line.slice(-1),
    radius: BASES.includes(data.shape) ? (data.radius ?? 0) : 0,
    strong,
  };
}

export function hintGhosts(question: Question, hints: readonly Hint[], looked: number | null): Ghost[] {
  return hints.flatMap((hint, i) => ghost(question, hint.choice, letter(i), i === looked) ?? []);
}

/** What was best, once that is told. */
export function bestGhosts(question: Question | null, best: readonly number[] | null): Ghost[] | null {
  const found = question && best && ghost(question, best, '★', true);
  return found ? [found] : null;
}

/** What follows the question of the moment by plan. */
export function planGhosts(steps: readonly Planned<Stage>[], initials: (player: string) => string): Ghost[] {
  return steps
    .slice(1)
    .flatMap(({ question, choice }) => ghost(question, choice, initials(question.data.subjects[0] ?? ''), false) ?? []);
}
