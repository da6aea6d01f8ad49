// Short names for the game's shapes in the protocol.
import type { About, Measures, State } from './protocol';

export type { Event, Measures, Player, Question, Setting, Topic, Wire } from './protocol';
export type Table = State;
export type Content = About;
export type Point = readonly [number, number];

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key extends PropertyKey> = Union extends Record<Key, infer Value> ? Value : never;
/** The measures of any question, for those who take what is there: a shape has only some of them. */
export type Measured = Pick<Measures, 'shape' | 'subjects'> & {
  [Key in Exclude<KeyOf<Measures>, 'shape' | 'subjects'>]?: ValueOf<Measures, Key>;
};

/** A try, in the unit of hints. */
export const TRY = 10_000;

export { INCH } from '../../lib/words.svelte';

export function point(numbers: readonly number[] | undefined): Point {
  return [numbers?.[0] ?? 0, numbers?.[1] ?? 0];
}

/** The points of a flat row of numbers. */
export function points(row: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i + 1 < row.length; i += 2) found.push([row[i] ?? 0, row[i + 1] ?? 0]);
  return found;
}

/** The same as a flat row. */
export function row(line: readonly Point[]): number[] {
  return line.flatMap(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** Two letters by which a player is known on the pitch. */
export function initials(name: string): string {
  return name.slice(0, 2);
}
