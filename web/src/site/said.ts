// What the page and its workers say to each other.
import type { Supply } from './python';

/** What the page says. */
export type Said =
  | { kind: 'request'; id: number; method: string; path: string; authorization: string; body: string }
  | { kind: 'connect'; line: number }
  /** A message on a line; null hangs up. */
  | { kind: 'say'; line: number; text: string | null }
  /** Content of one's own, as a zip file; null: none any more. */
  | { kind: 'content'; id: number; archive: Uint8Array<ArrayBuffer> | null };

/** How far the worker is. `elsewhere`: another tab has the matches; `full`: the browser keeps nothing any more. */
export type Phase = 'fetching' | 'starting' | 'ready' | 'elsewhere' | 'full' | 'failed';

/** What the worker tells. */
export type Told =
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'closed'; line: number }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'bytes'; done: number; total: number }
  /** What is wrong with content of one's own; "" where nothing is. */
  | { kind: 'content'; problem: string }
  /** The worker holds the lock of that name as long as it lives. */
  | { kind: 'alive'; lock: string };

/** What a helper does: `think` for coaches, `analyse` matches that are over. */
export type Work = 'think' | 'analyse';

/** What is said to a helper: first how to begin, then lines. What it tells are lines. */
export type Order = { kind: 'begin'; work: Work; supply: Supply; own: string } | { kind: 'line'; text: string };

/** What `site.json` says of the files that Python is made of. */
export interface Parts {
  /** The folder of all of them, with a digest of what is in it. */
  folder: string;
  /** Their names, and how many bytes each has on its way. */
  bytes: Record<string, number>;
}

export const PARTS = 'site.json';
