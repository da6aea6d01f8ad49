// The replay of a match that is not over goes on by itself for whoever is at its end.
import { onDestroy } from 'svelte';
import type { Replay } from '../protocol';
import type { Player } from './reel.svelte';

/** How often it is asked whether there is more, in milliseconds. */
const ANEW = 30_000;

/** Ask for more of the match that is gone through, if one is, as long as the page is there. */
export function goingOn(reel: () => Player | null, more: (viewer: string) => Promise<Replay>): void {
  async function ask(): Promise<void> {
    const before = reel();
    // Who looks at an earlier moment has enough to see.
    if (!before || before.replay.outcome || before.running || before.place < before.length || document.hidden) return;
    try {
      const found = await more(before.replay.viewer);
      if (reel() === before && found.viewer === before.replay.viewer) before.extend(found);
    } catch {
      // It is asked again soon.
    }
  }

  const asking = setInterval(() => void ask(), ANEW);
  onDestroy(() => clearInterval(asking));
}
