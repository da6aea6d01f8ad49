// What is planned and how far things reach, on the pitch: ways and blows of a plan, bands of a pass, the ring of PRESSURE.
import { describe, expect, it } from 'vitest';
import { trails } from '../src/games/dreadball/ghosts';
import type { Table as Hexes } from '../src/games/dreadball/table';
import { ghost, planGhosts } from '../src/games/takkure/ghosts';
import { bands, pressing } from '../src/games/takkure/ranges';
import type { Question, Setting, Table } from '../src/games/takkure/table';
import type { PlannedStep } from '../src/protocol';

describe('of DreadBall', () => {
  const table = {
    players: [
      { id: 'vekk', at: [0, 0] },
      { id: 'skrit', at: [5, 5] },
      { id: 'borin', at: [3, 0] },
    ],
  } as unknown as Hexes;

  function step(topic: string, subject: string, ...things: string[]): PlannedStep {
    const option = { choice: 7, word: '', label: { message: '', values: {} }, things };
    return {
      question: { topic, form: 'pick', options: [option], data: { subjects: [subject] } },
      choice: [7],
    } as unknown as PlannedStep;
  }

  it('shows the way of a plan hex by hex, and whom it leads to', () => {
    const plan = [
      step('token', '', 'vekk'),
      step('action', 'vekk'),
      step('step', 'vekk', '1 0'),
      step('step', 'vekk', '2 0'),
      step('target', 'vekk', 'borin'),
    ];
    const way = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(trails(plan, table)).toEqual([{ player: 'vekk', way, target: [3, 0] }]);
  });

  it('shows nothing of who stays, and each of several by himself', () => {
    expect(trails([step('action', 'skrit'), step('facing', 'skrit')], table)).toEqual([]);
    const both = trails([step('dash', 'vekk', '1 0'), step('throw at', 'skrit', '9 9')], table);
    expect(both.map(({ player, target }) => [player, target])).toEqual([
      ['vekk', null],
      ['skrit', [9, 9]],
    ]);
  });
});

describe('of Takkure', () => {
  const players = [
    { id: 'oyabun', team: 'home', at: [0, 0], radius: 1000, off: 'pitch', declared: '' },
    { id: 'anpu', team: 'away', at: [9, 9], radius: 1200, off: 'pitch', declared: 'pressure' },
    { id: 'apis', team: 'away', at: [8, 8], radius: 1200, off: 'injured', declared: 'pressure' },
  ];
  const table = { players } as unknown as Table;
  const open = { measuring: 'open', ranges: [5080, 10160], pressure: 5080 } as unknown as Setting;
  const closed = { ...open, measuring: 'closed' } as Setting;
  const asked = (topic: string, form: string, data: object): Question =>
    ({ topic, form, options: [], data: { subjects: ['oyabun'], ...data } }) as unknown as Question;
  const receiver = asked('receiver', 'pick', { shape: 'pick' });

  it('draws the bands of a pass while its receiver is chosen, and from where it is thrown', () => {
    expect(bands(open, table, receiver, null)).toEqual([
      { at: [0, 0], radius: 6080 },
      { at: [0, 0], radius: 11160 },
    ]);
    const thrown = bands(open, table, asked('throw point', 'place', { shape: 'throw point' }), [4, 2]);
    expect(thrown.map(({ at }) => at)).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });

  it('draws none before a pass is declared, nor where measuring is closed (0.03)', () => {
    expect(bands(open, table, asked('second action', 'pick', { shape: 'pick' }), null)).toEqual([]);
    expect(bands(open, table, null, null)).toEqual([]);
    expect(bands(closed, table, receiver, null)).toEqual([]);
    expect(pressing(closed, table)).toEqual([]);
  });

  it('draws how far PRESSURE reaches, around those who declared it and are on the pitch (1.06)', () => {
    expect(pressing(open, table)).toEqual([{ id: 'anpu', team: 'away', at: [9, 9], radius: 6280 }]);
  });

  it('shows an answer from where it begins, and what follows by plan', () => {
    const run = asked('run', 'path', { shape: 'mark', at: [1, 1], radius: 1000 });
    expect(ghost(run, [5, 6], 'Oy', true)).toEqual({
      label: 'Oy',
      line: [
        [1, 1],
        [5, 6],
      ],
      radius: 1000,
      strong: true,
    });
    expect(ghost(receiver, [1], 'Oy', true)).toBeNull();
    const plan = [receiver, run].map((question) => ({ question, choice: [5, 6] }));
    expect(planGhosts(plan, () => 'Oy').map(({ label, strong }) => [label, strong])).toEqual([['Oy', false]]);
  });
});
