// What was shown of a match that goes on, as a file. A record of it would hold what others are asked in secret.
import type { Replay } from '../protocol';

const FORMAT = 'thirdhalf shown';
const VERSION = 1;

export function asShown(replay: Replay): Blob {
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, replay })], { type: 'application/json' });
}

/** The match in such a file; null where it is another file. */
export function shownIn(text: string): Replay | null {
  if (!text.startsWith(`{"format":"${FORMAT}"`)) return null;
  try {
    const { version, replay } = JSON.parse(text) as { version?: unknown; replay?: Partial<Replay> };
    const whole =
      version === VERSION &&
      typeof replay?.game === 'string' &&
      [replay.names, replay.steps, replay.events].every(Array.isArray) &&
      [replay.setup, replay.state, replay.setting].every((each) => typeof each === 'object' && each);
    // As it was shown to one alone.
    return whole ? { ...(replay as Replay), outcome: null, views: [(replay as Replay).viewer], behind: 0 } : null;
  } catch {
    return null;
  }
}
