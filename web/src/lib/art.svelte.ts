// What games have drawn, by the game's id. It is fetched when something on the page first asks for it, and is there later.
import type { Art } from '../drawing/art';
import { gameOf } from '../games';

let drawn = $state.raw<Record<string, Art>>({});
const asked = new Set<string>();

/** A game's drawings; null until they have come, and for a game without any. */
export function artOf(game: string): Art | null {
  if (game && !asked.has(game)) {
    asked.add(game);
    void gameOf(game)
      .art?.()
      .then(
        (art) => (drawn = { ...drawn, [game]: art }),
        // The table is drawn without it; the next who asks tries again.
        () => asked.delete(game),
      );
  }
  return drawn[game] ?? null;
}
