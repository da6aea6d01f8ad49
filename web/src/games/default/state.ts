// What can be drawn of a state that nobody has described: cells, things with a place, a score; the rest is a list.
import type { Plain, State } from '../../protocol';

/** A square of a board; options name it as a thing: its column, a blank, its row. */
export interface Cell {
  thing: string;
  text: string;
}

/** Something with a place of its own. */
export interface Piece {
  thing: string;
  text: string;
  team: string;
  at: readonly [number, number];
}

/** What is drawn, and therefore not listed. */
const DRAWN = ['seat', 'cells', 'board', 'players', 'score', 'home_points', 'away_points'];

function isState(value: Plain | undefined): value is State {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows of a board: `cells`, or `board` with `cells` in it, a list of lists. */
export function cellsOf(state: State): Cell[][] {
  const board = state['board'];
  const cells = state['cells'] ?? (isState(board) ? board['cells'] : board);
  if (!Array.isArray(cells) || !cells.every((row) => Array.isArray(row))) return [];
  return cells.map((row, y) => row.map((cell, x) => ({ thing: `${x} ${y}`, text: cell === null ? '' : String(cell) })));
}

/** `players` that have a place, `at`: two numbers. */
export function piecesOf(state: State): Piece[] {
  const players = state['players'];
  if (!Array.isArray(players)) return [];
  return players.flatMap((player) => {
    if (!isState(player) || !Array.isArray(player['at'])) return [];
    const [x, y] = player['at'].map(Number);
    if (x === undefined || y === undefined) return [];
    const thing = String(player['id'] ?? '');
    return { thing, text: String(player['name'] ?? thing), team: String(player['team'] ?? ''), at: [x, y] as const };
  });
}

/** `score` with `home` and `away`, or `home_points` and `away_points`. */
export function scoreOf(state: State): { home: number; away: number } | null {
  const score = state['score'];
  const [home, away] = isState(score) ? [score['home'], score['away']] : [state['home_points'], state['away_points']];
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : null;
}

/** All else, as names and values. */
export function factsOf(state: State): [string, string][] {
  return Object.entries(state)
    .filter(([name]) => !DRAWN.includes(name))
    .map(([name, value]) => [name.replaceAll('_', ' '), told(value)]);
}

function told(value: Plain): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(told).join(', ') || '–';
  if (isState(value))
    return Object.entries(value)
      .map(([name, each]) => `${name.replaceAll('_', ' ')}: ${told(each)}`)
      .join(', ');
  return String(value);
}
