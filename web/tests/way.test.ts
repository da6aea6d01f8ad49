// One's own way: what is given away is counted for one's own side only, and the dearest comes first.
import { expect, test } from 'vitest';
import { kindOf, legsOf, lessonsOf, type Played, ratesOf } from '../src/after/way';
import { GAMES } from '../src/games';
import { asksFrom, momentFrom } from '../src/lib/reel.svelte';
import type { Analysis, Moment } from '../src/protocol';

const KINDS = { defence: ['mark'], cards: ['card'] };

function played(match: string, when: number, seat: 'home' | 'away', plays: [string, string, number][]): Played {
  const worst = [
    { move: 1, change: -0.2 },
    { move: 2, change: -0.01 },
  ] as Moment[];
  const analysis = {
    result: 1,
    moves: plays.map(([by, about, play], move) => ({ move, by, about, before: 0, play })),
    home: { luck: 0.4, play: -0.3, worst },
    away: { luck: -0.4, play: -0.1, worst: [] },
  } as unknown as Analysis;
  return { match, game: 'noughts', when, seat, analysis };
}

const home = played('one', 2, 'home', [
  ['home', 'mark', -0.2],
  ['home', 'mark', 0],
  ['away', 'mark', 0.9],
  ['home', 'spot', -0.02],
]);
const away = played('two', 1, 'away', [
  ['away', 'card', 0.3],
  ['home', 'card', -0.9],
]);

test('mistakes are counted by kind of decision', () => {
  expect(ratesOf([home, away], () => KINDS)).toEqual([
    { game: 'noughts', kind: 'cards', choices: 1, mistakes: 1, given: 0.3 },
    { game: 'noughts', kind: 'defence', choices: 2, mistakes: 1, given: 0.2 },
    { game: 'noughts', kind: 'other', choices: 1, mistakes: 0, given: 0.02 },
  ]);
  expect(kindOf('card', KINDS)).toBe('cards');
});

test('matches stand in the order in which they were played, as one saw them', () => {
  expect(legsOf([home, away])).toEqual([
    { match: 'two', when: 1, result: -1, luck: -0.4, given: 0.1 },
    { match: 'one', when: 2, result: 1, luck: 0.4, given: 0.3 },
  ]);
});

test('what is practised is what was a mistake', () => {
  expect(lessonsOf([home, away]).map(({ match, moment }) => [match, moment.move])).toEqual([['one', 1]]);
});

test('nothing is asked about in two kinds of a game', () => {
  for (const game of GAMES) {
    const all = Object.values(game.practice).flat();
    expect(new Set(all).size).toBe(all.length);
  }
});

test('what could have been done is asked for behind a move', () => {
  expect(asksFrom('43.if')).toBe(true);
  expect(momentFrom('43.if').place).toBe(43);
  expect(asksFrom('43.2')).toBe(false);
  expect(asksFrom('')).toBe(false);
});
