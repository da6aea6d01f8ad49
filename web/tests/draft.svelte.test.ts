import { describe, expect, it } from 'vitest';
import { Draft } from '../src/games/takkure/draft.svelte';
import type { Measures, Question } from '../src/games/takkure/table';
import type { Match } from '../src/lib/match.svelte';
import type { Judged } from '../src/protocol';
import { settled } from './socket';

const MARK: Measures = {
  shape: 'mark',
  subjects: ['tetsu'],
  at: [0, 0],
  radius: 1500,
  forward: 1,
  half_width: 20_000,
  half_length: 30_000,
};

/** An answer being drawn, and what the server was asked about it; it answers when it is told to. */
function drawn(data: Measures, form: Question['form'] = 'path') {
  const asked: { choice: number[]; answer: (verdict: Partial<Judged> | null) => void }[] = [];
  const judge = (choice: number[]): Promise<Judged | null> =>
    new Promise((done) =>
      asked.push({
        choice,
        answer: (verdict) =>
          done(
            verdict && {
              type: 'judged',
              id: '',
              allowed: true,
              rule: '',
              why: null,
              completed: choice,
              ...verdict,
            },
          ),
      }),
    );
  const question: Question = {
    topic: 'mark',
    rule: '1.04',
    form,
    prompt: { message: '', values: {} },
    options: [],
    data,
  };
  return { draft: new Draft({ judge } as unknown as Match, question), asked };
}

describe('an answer being drawn', () => {
  it('is judged, and goes the way that the server fills in', async () => {
    const { draft, asked } = drawn(MARK);
    draft.aim([100, 200]);
    expect([draft.choice, draft.allowed, draft.own]).toEqual([[100, 200], null, true]);
    asked[0]?.answer({ completed: [50, 50, 100, 200] });
    await settled();
    expect(draft.allowed).toBe(true);
    expect(draft.line).toEqual([
      [0, 0],
      [50, 50],
      [100, 200],
    ]);
  });

  it('asks about the latest only, one question at a time', async () => {
    const { draft, asked } = drawn(MARK);
    for (const x of [1, 2, 3]) draft.aim([x, 0]);
    expect(asked.length).toBe(1);
    asked[0]?.answer({});
    await settled();
    expect(asked.map(({ choice }) => choice)).toEqual([
      [1, 0],
      [3, 0],
    ]);
    asked[1]?.answer({ allowed: false, rule: '1.04', why: { message: 'too far', values: {} } });
    await settled();
    expect([draft.allowed, draft.refusal?.rule]).toEqual([false, '1.04']);
  });

  it('has a turn marker where the next point is the end', () => {
    const { draft } = drawn(MARK);
    draft.aim([0, 1000]);
    expect(draft.canTurn).toBe(true);
    draft.turn();
    draft.aim([500, 2000]);
    expect(draft.choice).toEqual([0, 1000, 500, 2000]);
    expect(draft.canTurn).toBe(false);
  });

  it('offers what is suggested until somebody draws', () => {
    const { draft } = drawn(MARK);
    draft.offer([10, 20]);
    expect([draft.choice, draft.own, draft.allowed]).toEqual([[10, 20], false, true]);
    draft.aim([30, 40]);
    draft.offer([10, 20]);
    expect(draft.choice).toEqual([30, 40]);
    draft.take([50, 60]);
    expect([draft.choice, draft.own]).toEqual([[50, 60], true]);
    draft.clear();
    expect([draft.end, draft.own, draft.allowed]).toEqual([null, false, null]);
  });

  it('is nudged from its end, from where the player stands, or from the middle of what is allowed', () => {
    const { draft } = drawn(MARK);
    draft.nudge(0, 100);
    draft.nudge(50, 0);
    expect(draft.choice).toEqual([50, 100]);
    const zone = drawn(
      { shape: 'template', subjects: [], radius: 100, low: 1000, high: 3000, half_width: 900 },
      'place',
    ).draft;
    zone.nudge(10, 0);
    expect(zone.choice).toEqual([10, 2000]);
    expect([draft.canStay, zone.canStay]).toEqual([true, false]);
  });
});
