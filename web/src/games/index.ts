// The games that the client has a screen of its own for: one line each. Any other is shown as `default` shows it.
import dreadball from './dreadball';
import { unknown } from './default';
import type { Game } from './game';
import takkure from './takkure';

export const GAMES: readonly Game[] = [takkure, dreadball];

/** The game of that id; the first one where nobody has chosen. */
export function gameOf(id: string): Game {
  return id ? (GAMES.find((game) => game.id === id) ?? unknown(id, GAMES)) : GAMES[0]!;
}
