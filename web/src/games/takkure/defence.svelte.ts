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
  /** What it can do as far as is known, and what it shall do; empty where there is no choice. */
  options: readonly PickOption[];
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

/** The plan, defender by defender. */
export function rowsOf(steps: readonly Planned<Stage>[]): Row[] {
  const rows: Row[] = [];
  const begin = (player: string): Row => {
    const row = { player, options: [], action: '', wish: null, planned: '', steps: [] };
    rows.push(row);
    return row;
  };
  for (const step of steps) {
    const { question } = step;
    const last = rows[rows.length - 1];
    if (question.topic === 'defender') begin(optionOf(step)?.things[0] ?? '');
    else if (question.topic === 'defence') {
      const row = last?.player === concerned(question) ? last : begin(concerned(question));
      row.options = question.options;
      row.action = row.planned = optionOf(step)?.word ?? '';
    } else if (last) last.steps = [...last.steps, step];
  }
  return rows;
}

export class Defence {
  rows = $state<Row[]>([]);
  /** The row whose place is chosen on the pitch. */
  chosen = $state(0);

  constructor(steps: readonly Planned<Stage>[]) {
    this.rows = rowsOf(steps);
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
    if (row.action !== row.planned || row.wish) return null;
    return row.steps.find((step) => step.question.topic === question.topic)?.choice ?? null;
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
