// A whole defence set up at once: what each defender shall do, in which order. It is declared question by question.
import type { Planned } from '../../lib/match.svelte';
import type { PickOption } from '../../protocol';
import { ghost, type Ghost } from './ghosts';
import { nearestOn, snapped } from './plane';
import type { Stage } from './stage.svelte';
import { point, type Measured, type Point, type Question, type Topic } from './table';

/** The questions of a defence. */
const DEFENCE: readonly Topic[] = ['defender', 'defence', 'spot', 'defensive move'];

export function isOfDefence(topic: Topic | null): boolean {
  return topic !== null && DEFENCE.includes(topic);
}

const TACKLE = 'tackle';

export interface Row {
  player: string;
  /** What it can do as far as is known, and what it shall do: empty is whatever is suggested then. */
  options: readonly string[];
  action: string;
  /** Where a coach wants it: the spot of a tackle, else where to go. */
  wish: Point | null;
  /** What the plan has for it, for as long as its action is the plan's. */
  planned: string;
  steps: readonly Planned<Stage>[];
}

function concerned(question: Question): string {
  return question.data.subjects[0] ?? '';
}

function optionOf(step: Planned<Stage>): PickOption | undefined {
  return step.question.options.find((option) => option.choice === step.choice[0]);
}

/** The plan, defender by defender. Whoever it does not reach does as suggested then; without any plan, the first thing
 * that is open to it. */
export function rowsOf(steps: readonly Planned<Stage>[], can: Readonly<Record<string, readonly string[]>> = {}): Row[] {
  const rows: Row[] = [];
  /** Every defender has one row, however often a plan comes back to it. */
  const begin = (player: string): Row => {
    const known = rows.find((row) => row.player === player);
    if (known) return known;
    const options = can[player] ?? [];
    const action = steps.length ? '' : (options[0] ?? '');
    const row = { player, options, action, wish: null, planned: '', steps: [] };
    rows.push(row);
    return row;
  };
  let row: Row | null = null;
  for (const step of steps) {
    const { question } = step;
    if (question.topic === 'defender') row = begin(optionOf(step)?.things[0] ?? '');
    else if (question.topic === 'defence') {
      row = begin(concerned(question));
      row.options = question.options.map((option) => option.word);
      row.action = row.planned = optionOf(step)?.word ?? '';
    } else if (row) row.steps = [...row.steps, step];
  }
  for (const player of Object.keys(can)) begin(player);
  return rows;
}

export class Defence {
  rows = $state<Row[]>([]);
  /** The row whose place is chosen on the pitch. */
  chosen = $state(0);

  constructor(steps: readonly Planned<Stage>[], can: Readonly<Record<string, readonly string[]>> = {}) {
    this.rows = rowsOf(steps, can);
  }

  choose(player: string): void {
    const place = this.rows.findIndex((row) => row.player === player);
    if (place >= 0) this.chosen = place;
  }

  /** A tap on the pitch is where the chosen defender is wanted; a tackle is aimed at the marked line. */
  wish(at: Point, marked: readonly Point[]): void {
    const row = this.rows[this.chosen];
    if (!row) return;
    row.wish = row.action === TACKLE && marked.length ? nearestOn(marked, at) : at;
  }

  /** Move the chosen defender's wish by so much, from where the plan has it or from where it stands. */
  nudge(dx: number, dy: number, stands: (player: string) => Point, marked: readonly Point[]): void {
    const row = this.rows[this.chosen];
    if (!row) return;
    const aims = row.action === TACKLE ? 'spot' : 'defensive move';
    const planned =
      row.action === row.planned ? row.steps.find((step) => step.question.topic === aims)?.choice.slice(-2) : undefined;
    const [x, y] = row.wish ?? (planned?.length ? point(planned) : stands(row.player));
    this.wish([x + dx, y + dy], marked);
  }

  /** One earlier in the order. */
  raise(place: number): void {
    const [row] = this.rows.splice(place, 1);
    if (row) this.rows.splice(place - 1, 0, row);
    this.chosen = place - 1;
  }

  /** What the panel has to say to a question; null where it has nothing. */
  answer(question: Question): number[] | null {
    if (question.topic === 'defender') {
      for (const row of this.rows) {
        const option = question.options.find((each) => each.things.includes(row.player));
        if (option) return [option.choice];
      }
      return null;
    }
    const data: Measured = question.data;
    const row = this.rows.find((each) => each.player === concerned(question));
    if (!row) return null;
    if (question.topic === 'defence') {
      const option = question.options.find((each) => each.word === row.action);
      return option ? [option.choice] : null;
    }
    const aims = row.action === TACKLE ? 'spot' : 'defensive move';
    if (row.wish && question.topic === aims) {
      const [x, y] = snapped(data, row.wish, data.at ? point(data.at) : null);
      return [Math.round(x), Math.round(y)];
    }
    if (row.wish) return null;
    if (row.action === row.planned)
      return row.steps.find((step) => step.question.topic === question.topic)?.choice ?? null;
    // Whoever was sent nowhere stays; a tackler has to go to its spot.
    return question.topic === 'defensive move' && row.action !== TACKLE ? [] : null;
  }

  /** What of it can be shown: where measuring is closed, nobody sees how far a defender gets before it is declared (0.03). */
  ghosts(measured: boolean, initials: (player: string) => string): Ghost[] {
    return this.rows.flatMap((row, i) => {
      const strong = i === this.chosen;
      if (row.wish) return { label: initials(row.player), line: [row.wish], radius: 0, strong };
      if (row.action !== row.planned) return [];
      const shown = row.steps.filter(({ question }) => question.topic === (measured ? 'defensive move' : 'spot'));
      return shown.flatMap((step) => ghost(step.question, step.choice, initials(row.player), strong) ?? []);
    });
  }
}
