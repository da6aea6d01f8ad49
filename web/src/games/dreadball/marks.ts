// The answers of a question that can be given on the pitch, and where each of them stands there.
import type { PickOption } from '../../protocol';
import {
  angle,
  beside,
  centre,
  directionOf,
  directionTo,
  hex,
  optionHex,
  type Hex,
  type Measures,
  type Player,
  type Point,
  type Pool,
  type Question,
  type Table,
  type View,
} from './table';

export interface Mark {
  choice: number;
  option: PickOption;
  kind: 'hex' | 'facing' | 'turn left' | 'turn right';
  at: Point;
  /** Where an arrow points, in degrees clockwise from the right. */
  angle: number;
  pool: Pool | null;
}

export function measures(question: Question | null): Measures | null {
  return question?.data ?? null;
}

/** The test that an option leads to. */
export function poolOf(question: Question | null, option: PickOption): Pool | null {
  return measures(question)?.pools.find((pool) => pool.choice === option.choice) ?? null;
}

/** The player whom a question is about first. */
export function subject(table: Table, question: Question | null): Player | undefined {
  const id = measures(question)?.subjects[0];
  return table.players.find((player) => player.id === id);
}

export function marks(view: View, table: Table, question: Question | null): Mark[] {
  if (!question) return [];
  const about = subject(table, question);
  const from = hex(measures(question)?.at ?? about?.at);
  const found: Mark[] = [];
  for (const option of question.options) {
    const pool = poolOf(question, option);
    const at = optionHex(option);
    if (at)
      found.push({
        choice: option.choice,
        option,
        kind: 'hex',
        at: centre(view, at),
        angle: angle(view, Math.max(0, directionTo(from, at))),
        pool,
      });
    else if (question.topic === 'facing') {
      const direction = directionOf(option.word);
      found.push({
        choice: option.choice,
        option,
        kind: 'facing',
        at: near(view, from, direction, 0.82),
        angle: angle(view, direction),
        pool,
      });
    } else if ((option.word === 'turn left' || option.word === 'turn right') && about) {
      const direction = directionOf(about.facing) + (option.word === 'turn left' ? 5 : 1);
      found.push({
        choice: option.choice,
        option,
        kind: option.word,
        at: near(view, from, direction, 0.9),
        angle: angle(view, direction),
        pool,
      });
    }
  }
  return found;
}

/** A place on the way to a neighbour. */
function near(view: View, from: Hex, direction: number, share: number): Point {
  const [a, b] = centre(view, from);
  const [c, d] = centre(view, beside(from, direction));
  return [a + (c - a) * share, b + (d - b) * share];
}
