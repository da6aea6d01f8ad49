import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Defence } from '../src/games/takkure/defence.svelte';
import { Flow } from '../src/games/takkure/flow.svelte';
import type { Action } from '../src/games/takkure/protocol';
import type { Stage } from '../src/games/takkure/stage.svelte';
import type { Measures, Point, Question, Topic } from '../src/games/takkure/table';
import type { Match } from '../src/lib/match.svelte';
import { Pondering } from '../src/lib/pondering';
import { settings } from '../src/lib/settings.svelte';
import { settled } from './socket';

function question(topic: Topic, words: string[], subject = 'anpu', more: Partial<Question> = {}): Question {
  const options = words.map((word, choice) => ({
    choice,
    word,
    label: { message: '', values: {} },
    things: [word],
  }));
  const data: Measures = { shape: 'pick', subjects: [subject] };
  return { topic, rule: '1.05', form: 'pick', prompt: { message: '', values: {} }, options, data, ...more };
}

function spot(subject: string): Question {
  const line: Point[] = [
    [0, 0],
    [0, 1000],
  ];
  return question('spot', [], subject, {
    form: 'place',
    data: { shape: 'spot', subjects: [subject, 'carrier'], radius: 1500, line: line.map(([x, y]) => [x, y]) },
  });
}

/** Two defenders: one tackles, the other puts on pressure. */
const PLAN = [
  { question: question('defender', ['anpu', 'selket']), choice: [0] },
  { question: question('defence', ['pressure', 'tackle'], 'anpu'), choice: [1] },
  { question: spot('anpu'), choice: [0, 700] },
  { question: question('defender', ['selket']), choice: [0] },
  { question: question('defence', ['pressure', 'tackle'], 'selket'), choice: [0] },
];

describe('a defence set up in one panel', () => {
  it('answers in its order, as the plan has it', () => {
    const defence = new Defence(PLAN);
    expect(defence.rows.map(({ player, action }) => [player, action])).toEqual([
      ['anpu', 'tackle'],
      ['selket', 'pressure'],
    ]);
    defence.raise(1);
    expect(defence.answer(question('defender', ['anpu', 'selket']))).toEqual([1]);
    expect(defence.answer(question('defence', ['pressure', 'tackle'], 'anpu'))).toEqual([1]);
    expect(defence.answer(spot('anpu'))).toEqual([0, 700]);
  });

  it('aims a tackle at the marked line, where it is wanted', () => {
    const defence = new Defence(PLAN);
    defence.wish(
      [300, 400],
      [
        [0, 0],
        [0, 1000],
      ],
    );
    expect(defence.answer(spot('anpu'))).toEqual([0, 400]);
    expect(defence.ghosts(false, (id) => id)).toEqual([{ label: 'anpu', line: [[0, 400]], radius: 0, strong: true }]);
  });

  it('has a row for everybody, also for whom the plan does not reach', () => {
    const can = { anpu: ['pressure', 'tackle'], selket: ['pressure', 'tackle'], thoth: ['stand up'] };
    const rows = (defence: Defence) => defence.rows.map(({ player, action }) => [player, action]);
    expect(rows(new Defence(PLAN.slice(0, 3), can))).toEqual([
      ['anpu', 'tackle'],
      ['selket', ''],
      ['thoth', ''],
    ]);
    const alone = new Defence([], can);
    expect(rows(alone)).toEqual([
      ['anpu', 'pressure'],
      ['selket', 'pressure'],
      ['thoth', 'stand up'],
    ]);
    const move = question('defensive move', [], 'selket', { form: 'path' });
    expect([alone.answer(move), alone.answer(spot('anpu'))]).toEqual([[], null]);
    alone.choose('selket');
    alone.choose('nobody');
    expect(alone.chosen).toBe(1);
  });

  it('has nothing to say where another action was chosen, or about somebody else', () => {
    const defence = new Defence(PLAN);
    defence.rows[0]!.action = 'pressure';
    expect(defence.answer(spot('anpu'))).toBeNull();
    expect(defence.answer(question('defence', ['pressure'], 'thoth'))).toBeNull();
    expect(defence.answer(question('defender', ['thoth']))).toBeNull();
  });
});

class Table {
  question = $state.raw<Question | null>(null);
  suggestion = $state.raw<number[] | null>([0]);
  sending = false;
  isAdvised = true;
  stage = { lines: [{ number: 3, event: { kind: 'activated' } }] };
  chosen: number[][] = [];
  allowed = true;
  isWatched = false;
  pondering = new Pondering();

  choose(choice: number[]): Promise<boolean> {
    this.chosen.push(choice);
    return Promise.resolve(true);
  }

  judge(): Promise<{ allowed: boolean }> {
    return Promise.resolve({ allowed: this.allowed });
  }

  plan(): Promise<typeof PLAN> {
    return Promise.resolve(PLAN);
  }
}

function asked(first: Question): { flow: Flow; table: Table } {
  const table = new Table();
  table.question = first;
  return { flow: new Flow(table as unknown as Match<Stage>), table };
}

describe('the flow of an activation', () => {
  beforeEach(() => {
    settings.panel = true;
  });

  it('wants a panel for the first defender, unless it is not wanted', async () => {
    const { flow } = asked(question('defender', ['anpu', 'selket']));
    expect([flow.wantsPanel, flow.panel, flow.canDeclare]).toEqual([true, null, true]);
    await flow.plan(true);
    expect(flow.panel?.rows.length).toBe(2);
    flow.oneByOne();
    expect([flow.wantsPanel, flow.answers]).toEqual([false, false]);
    settings.panel = false;
    expect(asked(question('defender', ['anpu'])).flow.wantsPanel).toBe(false);
  });

  it('declares a whole defence question by question, as suggested where the panel is refused', async () => {
    const { flow, table } = asked(question('defender', ['anpu', 'selket']));
    await flow.plan(true);
    flow.declareAll();
    expect(flow.answers).toBe(true);
    flow.answer();
    await settled();
    table.question = question('defence', ['pressure', 'tackle'], 'anpu');
    table.allowed = false;
    flow.answer();
    await settled();
    expect(table.chosen).toEqual([[0], [0]]);
    table.question = question('second action', ['nothing']);
    expect(flow.answers).toBe(false);
  });

  it('leaves to the coach what the panel does not say and nobody may suggest', async () => {
    const can: Record<string, Action[]> = { anpu: ['pressure', 'tackle'] };
    const first = question('defender', ['anpu'], '', { data: { shape: 'defenders', subjects: [], can } });
    const { flow, table } = asked(first);
    table.suggestion = null;
    await flow.plan(false);
    flow.panel!.rows[0]!.action = 'tackle';
    flow.declareAll();
    flow.answer();
    await settled();
    table.question = spot('anpu');
    flow.answer();
    await settled();
    expect([table.chosen, flow.answers]).toEqual([[[0]], false]);
    table.question = question('defender', ['selket']);
    expect(flow.answers).toBe(true);
  });

  it('passes windows once that was said, until the next activation', () => {
    const { flow, table } = asked(question('card', ['low tackle', 'pass']));
    expect(flow.answers).toBe(false);
    flow.pass();
    expect(flow.answers).toBe(true);
    flow.answer();
    expect(table.chosen).toEqual([[1]]);
    table.stage.lines.push({ number: 9, event: { kind: 'activated' } });
    expect(flow.answers).toBe(false);
  });

  it('takes as long to pass by itself as its coach does, where somebody waits for it', async () => {
    vi.useFakeTimers();
    const { flow, table } = asked(question('card', ['low tackle', 'pass']));
    table.isWatched = true;
    // Its coach takes five seconds, always.
    for (let i = 0; i < 20; i++) {
      table.pondering.begin();
      vi.advanceTimersByTime(5000);
      table.pondering.end();
    }
    table.pondering.begin();
    flow.pass();
    flow.answer();
    flow.answer();
    await vi.advanceTimersByTimeAsync(4900);
    expect(table.chosen).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.chosen).toEqual([[1]]);
    vi.useRealTimers();
  });
});
