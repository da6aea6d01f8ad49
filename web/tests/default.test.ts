// A game without a screen of its own: what is drawn of a state that nobody has described.
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../src/games';
import { cellsOf, factsOf, piecesOf, scoreOf } from '../src/games/default/state';

describe('the state of an unknown game', () => {
  it('is a board where it has cells', () => {
    const state = { board: { width: 2, height: 1, cells: [['x', null]] } };
    expect(cellsOf(state)).toEqual([
      [
        { thing: '0 0', text: 'x' },
        { thing: '1 0', text: '' },
      ],
    ]);
    expect(cellsOf({ cells: [['o']] })).toEqual(cellsOf({ board: [['o']] }));
    expect(cellsOf({ cells: 'none', board: 3 })).toEqual([]);
  });

  it('has players where they stand', () => {
    const state = {
      players: [{ id: 'a', name: 'Ann', team: 'home', at: [3, 4] }, { id: 'b', name: 'Bo', team: 'away', at: null }, 7],
    };
    expect(piecesOf(state)).toEqual([{ thing: 'a', text: 'Ann', team: 'home', at: [3, 4] }]);
  });

  it('has a score where both sides have one', () => {
    expect(scoreOf({ score: { home: 2, away: 1 } })).toEqual({ home: 2, away: 1 });
    expect(scoreOf({ home_points: 0, away_points: 5 })).toEqual({ home: 0, away: 5 });
    expect(scoreOf({ score: 3 })).toBeNull();
  });

  it('is a list of all else', () => {
    const state = { seat: 'home', cells: [], to_move: 'home', line: [[1, 2]], last: null, odd: { a_b: 1 } };
    expect(factsOf(state)).toEqual([
      ['to move', 'home'],
      ['line', '1, 2'],
      ['last', '–'],
      ['odd', 'a b: 1'],
    ]);
  });
});

describe('a game', () => {
  it('is the first where nobody has chosen', () => {
    expect(gameOf('')).toBe(GAMES[0]);
  });

  it('plays though the client does not know it', async () => {
    const game = gameOf('noughts');
    expect(game.id).toBe('noughts');
    expect(game.learn).toBeNull();
    expect(game.owns('N1.1')).toBe(true);
    expect(game.owns('1.04')).toBe(false);
    expect(
      (await game.table()).stage().tone({ kind: '', rule: '', values: {}, telling: { message: '', values: {} } }),
    ).toBe('');
  });
});
