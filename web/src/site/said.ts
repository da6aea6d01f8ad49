// What the page and its worker say to each other.

/** What the page says. */
export type Said =
  | { kind: 'request'; id: number; method: string; path: string; authorization: string; body: string }
  | { kind: 'connect'; line: number }
  /** A message on a line; null hangs up. */
  | { kind: 'say'; line: number; text: string | null };

/** How far the worker is. `elsewhere`: another tab has the matches; `full`: the browser keeps nothing any more. */
export type Phase = 'fetching' | 'starting' | 'ready' | 'elsewhere' | 'full' | 'failed';

/** What the worker tells. */
export type Told =
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'closed'; line: number }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'bytes'; done: number; total: number }
  /** The worker holds the lock of that name as long as it lives. */
  | { kind: 'alive'; lock: string };

/** What `site.json` says of the files that Python is made of. */
export interface Parts {
  /** The folder of all of them, with a digest of what is in it. */
  folder: string;
  /** Their names, and how many bytes each has on its way. */
  bytes: Record<string, number>;
}

export const PARTS = 'site.json';
