// The hour after a match: the account adds up, and the chart is a table too.
import { expect, test } from 'vitest';
import { steps, telling, unforeseen, verdict } from '../src/after/account';
import { answered, area, given, known, rows } from '../src/after/chances';
import type { Analysis, Answer, Point } from '../src/protocol';

const side = { choices: 10, mistakes: 1, worst: [] };
const analysis = {
  start: 0.1,
  rest: -0.05,
  result: 1,
  home: { ...side, luck: 0.6, play: -0.2 },
  away: { ...side, luck: -0.6, play: -0.55 },
} as unknown as Analysis;

test('each step begins where the one before it ended, and the last is the result', () => {
  for (const [seat, result] of [
    ['home', 1],
    ['away', -1],
  ] as const) {
    const found = steps(analysis, seat);
    found.slice(1, -1).forEach((each, i) => expect(each.from).toBe(found[i]!.to));
    expect(found.at(-1)!.to).toBeCloseTo(result, 9);
    expect(found.at(-1)!.from).toBe(0);
  }
});

test('what decided it leads to the result, as either side sees it', () => {
  const with_ = (result: number, luck: number, home: number, away: number, rest: number): Analysis =>
    ({
      start: 0,
      rest,
      result,
      home: { ...side, luck, play: home },
      away: { ...side, luck: -luck, play: away },
    }) as unknown as Analysis;
  expect([verdict(analysis, 'home'), verdict(analysis, 'away')]).toEqual(['lucky', 'unlucky']);
  expect(verdict(with_(1, 0.2, 0, -0.7, 0.1), 'home')).toBe('better');
  // Home has won against the dice and in spite of its choices: neither can be why.
  const against = with_(1, -0.18, -0.45, -0.05, 1.62);
  expect([verdict(against, 'home'), verdict(against, 'away')]).toEqual(['more', 'less']);
  // What can be told goes before what nobody foresaw, unless that is more than twice as much.
  expect(verdict(with_(-1, -0.05, -0.59, -0.28, -0.59), 'home')).toBe('worse');
  expect(verdict(with_(-1, -0.05, -0.39, -0.28, -0.59), 'home')).toBe('less');
  // The stronger team has won, as was to be expected: neither dice nor choices need explain it.
  const expected = { ...with_(1, 0.1, -0.02, 0, 0.08), start: 0.84 };
  expect([verdict(expected, 'home'), verdict(expected, 'away')]).toEqual(['favourite', 'underdog']);
  // It is no reason for what was not to be expected.
  expect(verdict({ ...with_(-1, -0.9, -0.5, 0, -0.44), start: 0.84 }, 'home')).toBe('unlucky');
  // Of a draw it is told what did most.
  expect(verdict(with_(0, 0.73, -1.16, -0.56, -0.16), 'home')).toBe('lucky');
});

test('one moment speaks for what decided it: the dearest choice of who chose worse, or the throw that helped most', () => {
  const worst = (move: number): unknown[] => [
    { move, change: -0.3 },
    { move: move + 1, change: -0.2 },
  ];
  const match = (result: number, luck: number, home: number, away: number): Analysis =>
    ({
      start: 0,
      rest: 0,
      result,
      home: { luck, play: home, worst: worst(10) },
      away: { luck: -luck, play: away, worst: worst(20) },
      turning_points: [0.1, -0.4, 0.2, -0.3].map((change, move) => ({ move, change })),
    }) as unknown as Analysis;
  // Away chose worse: home is told the same moment as away.
  const played = match(1, 0.1, -0.1, -0.8);
  expect([telling(played, 'home')?.move, telling(played, 'away')?.move]).toEqual([20, 20]);
  const thrown = match(1, 0.9, 0, 0);
  expect([telling(thrown, 'home')?.move, telling(thrown, 'away')?.move]).toEqual([2, 2]);
  expect(telling(match(-1, -0.9, 0, 0), 'away')?.move).toBe(1);
  // Where neither decided it, it is what the losers gave away by one choice, if that was a mistake.
  expect(telling({ ...match(1, 0.1, 0, 0), rest: 0.9 }, 'home')?.move).toBe(20);
  expect(telling({ ...match(-1, -0.1, 0, 0), start: -0.9 }, 'home')?.move).toBe(10);
  const spotless = { ...match(1, 0.1, 0, 0), away: { luck: -0.1, play: 0, worst: [{ move: 20, change: -0.04 }] } };
  expect(telling({ ...spotless, rest: 0.9 } as unknown as Analysis, 'home')).toBeNull();
  expect(telling({ ...thrown, turning_points: [] }, 'home')).toBeNull();
});

test('where neither dice nor mistakes explain it, the part is told in which most of it came', () => {
  const marker = (move: number, kind: string): unknown => ({
    move,
    kind,
    player: '',
    told: { message: kind, values: {} },
  });
  const match = (rest: readonly number[], luck = 0): Analysis =>
    ({
      start: 0,
      rest: rest.reduce((sum, each) => sum + each, 0),
      result: -1,
      home: { luck, play: 0, worst: [] },
      away: { luck: -luck, play: 0, worst: [] },
      moves: rest.map((each, move) => (each ? { move, rest: each } : { move })),
      statistics: { markers: [marker(2, 'strike'), marker(3, 'score'), marker(6, 'ended')] },
    }) as unknown as Analysis;
  const played = match([0.2, -0.3, -0.1, -0.5, 0.1, -0.1, -0.1]);
  // Up to the second: what happened at its own move is part of it.
  const found = unforeseen(played, 'home')!;
  expect([found.from, found.marker.kind]).toEqual([3, 'score']);
  expect(found.change).toBeCloseTo(-0.5, 9);
  const other = unforeseen(played, 'away')!;
  expect([other.from, other.marker.kind]).toEqual([3, 'score']);
  expect(other.change).toBeCloseTo(0.5, 9);
  expect(unforeseen(match([0, 0, 0, 0, -0.4, 0, -0.4]), 'home')!.from).toBe(4);
  expect(unforeseen(match([-0.1], -0.9), 'home')).toBeNull();
});

test('a hex is told by how far it is from the one that was taken, not by its numbers', () => {
  const hex = (place: string): Answer => ({
    choice: place,
    numbers: [],
    label: { message: 'dreadball-option-hex', values: { hex: { kind: 'text', text: place } } },
  });
  const nothing = { choice: 'x', numbers: [], label: null };
  expect(given(nothing)).toBeNull();
  expect(answered(nothing, nothing)).toContain('ui-after-elsewhere');
  expect(given(hex('7 1'))).toBeNull();
  expect(answered(hex('8 1'), hex('7 1'))).toContain('ui-after-hexes-from');
});

const at = (move: number, win: number): Point => ({ move, chances: { win, draw: 0, loss: 1 - win } });
const course = [at(0, 0.5), at(10, 0.25), at(20, 1)];

test('what is known at a move is the latest that was known before it', () => {
  expect(known(course, 9)!.move).toBe(0);
  expect(known(course, 10)!.move).toBe(10);
  expect(known([], 3)).toBeNull();
});

test('home takes its share of the height from the foot, away its own from the top', () => {
  const room = { width: 200, height: 100, moves: 20 };
  expect(area(course, room, 'home')).toBe('M0 100L0 50L0 50L100 75L200 0L200 100Z');
  expect(area(course, room, 'away')).toBe('M0 0L0 50L0 50L100 75L200 0L200 0Z');
  expect(area([], room, 'home')).toBe('');
});

test('the table has every tenth of the match and what it is remembered by', () => {
  const told = { message: 'x', values: {} };
  const found = rows(course, [{ move: 13, event: 4, kind: 'score', player: '', told }], [], 20);
  expect(found.map((each) => each.move)).toEqual([0, 2, 4, 6, 8, 10, 12, 13, 14, 16, 18, 20]);
  expect(found.find((each) => each.move === 13)!.marker!.kind).toBe('score');
});
