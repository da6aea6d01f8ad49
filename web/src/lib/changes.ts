// What the table becomes by the server's changes, and how things move meanwhile.
import type { Change } from '../protocol';

/** Slow at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

/** The state with these changes made. */
export function changed<State>(state: State, changes: readonly Change[]): State {
  // What the server sends is plain, and every path leads through it.
  let made: unknown = structuredClone(state);
  for (const { path, value } of changes) {
    let place = made;
    for (const key of path.slice(0, -1)) place = (place as Record<string | number, unknown>)[key];
    const last = path[path.length - 1];
    if (last === undefined) made = structuredClone(value);
    else (place as Record<string | number, unknown>)[last] = structuredClone(value);
  }
  return made as State;
}
