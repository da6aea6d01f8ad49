import { describe, expect, it } from 'vitest';
import { Habits } from '../src/lib/habits.svelte';
import { Asking } from '../src/lib/asking.svelte';
import { order, standing } from '../src/lib/orders.svelte';
import type { Script } from '../src/lib/course.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { Hint, Question, Rehearsed } from '../src/protocol';
import { settled } from './socket';

function question(topic: string, words: string[], form: 'pick' | 'place' = 'pick', subject = ''): Question {
  const options = words.map((word, choice) => ({
    choice,
    word,
    label: { message: 'option-card', values: { card: { kind: 'said' as const, message: `card-${word}` } } },
    things: [],
  }));
  return {
    topic,
    rule: '1',
    form,
    prompt: { message: '', values: {} },
    options: form === 'pick' ? options : [],
    data: { subjects: subject ? [subject] : [] },
  } as unknown as Question;
}

const PLAYS = ['ruck', 'overlap', 'ram'];

/** Two team plays are chosen, then a place is asked for, then something else. */
class Table {
  question: Question | null = question('team plays', PLAYS);
  seat = 'home';
  followed: Script | null = null;
  noted: (question: Question, choice: number[] | null) => void = () => {};
  tryOut = Asking.prototype.tryOut;

  follow(script: Script): void {
    this.followed = script;
  }

  rehearse(choices: number[][]): Promise<Rehearsed> {
    const next = choices.length < 2 ? question('team plays', PLAYS) : null;
    return Promise.resolve({ type: 'rehearsed', id: '', accepted: choices.length, rule: '', why: null, next });
  }
}

function sitting(): { table: Table; habits: Habits; look: () => Promise<void> } {
  const table = new Table();
  const habits = new Habits(table as unknown as Match, ({ topic }) => (topic === 'go on' ? '' : `game/${topic}`));
  const look = (): Promise<void> =>
    (habits as unknown as { look(asked: Question): Promise<void> }).look(table.question!);
  return { table, habits, look };
}

describe('what is done in every match', () => {
  it('is offered the next time, by the words of the answers, and under a name', async () => {
    const { table, habits, look } = sitting();
    await look();
    expect([habits.usual, habits.known, habits.offered]).toEqual([true, false, []]);
    for (const choice of [2, 0]) table.noted(question('team plays', PLAYS), [choice]);
    table.noted(question('go on', []), [0]);
    const next = sitting();
    await next.look();
    expect([next.habits.known, next.habits.offered]).toEqual([true, ['']]);
    next.habits.take('');
    expect(next.table.followed?.(question('team plays', ['overlap', 'ram', 'ruck']))).toEqual([1]);
    next.habits.save(' Wet ball ');
    await settled();
    expect(next.habits.offered).toEqual(['', 'Wet ball']);
  });

  it('is not offered where the rules have no such answer any more', async () => {
    const { table, habits, look } = sitting();
    table.question = question('team plays', ['overlap']);
    await look();
    expect([habits.known, habits.offered]).toEqual([true, []]);
  });

  it('is the same from the other side, turned round, and forgets what the computer did', () => {
    const { table } = sitting();
    table.noted(question('place', [], 'place', 'anpu'), [100, -200]);
    table.noted(question('place', [], 'place', 'selket'), null);
    table.noted(question('go on', []), [0]);
    const other = sitting();
    other.table.seat = 'away';
    const script = (other.habits as unknown as { script(part: string, name: string): Script }).script('game/place', '');
    expect(script(question('place', [], 'place', 'selket'))).toBeNull();
    expect(script(question('place', [], 'place', 'anpu'))).toEqual([-100, 200]);
  });
});

describe('standing orders', () => {
  const asked = question('card', ['pass', 'safe-hands', 'low-tackle']);
  const hint = (choice: number, gain: number): Hint => ({
    choice: [choice],
    gain,
    odds: [],
    reason: { message: '', values: {} },
  });
  const said = (hints: Hint[] | null, advised = true) => standing(asked, asked.options[0]!, hints, advised);

  it('ask about everything unless something was ordered for all that could be laid', () => {
    expect(said([])).toBe('ask');
    order('card-safe-hands', 'never');
    expect(said([])).toBe('ask');
    order('card-low-tackle', 'never');
    expect(said(null)).toBe('pass');
  });

  it('ask only where it could matter, and where nobody may tell whether it does', () => {
    order('card-low-tackle', 'matter');
    expect(said(null)).toBe('wait');
    expect(said(null, false)).toBe('ask');
    expect(said([hint(0, 10), hint(2, 10)])).toBe('pass');
    expect(said([hint(0, 10), hint(2, 11)])).toBe('ask');
    expect(said([hint(0, 10)])).toBe('ask');
    order('card-low-tackle', 'ask');
    expect(said([hint(0, 10), hint(2, 10)])).toBe('ask');
  });
});
