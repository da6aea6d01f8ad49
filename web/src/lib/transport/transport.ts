// How the client reaches whoever keeps the matches. Nothing else in the client knows what is at the other end.

/** One connection to a seat, as long as it holds: texts there and back. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a line tells whoever holds it. After `closed` it tells nothing more. */
export interface Hearing {
  open(): void;
  message(text: string): void;
  closed(): void;
}

export interface Transport {
  /** A request below `api/`; it rejects where nobody answers at all. */
  request(path: string, init?: RequestInit): Promise<Response>;
  connect(hearing: Hearing): Line;
  /** Settles when answers are no longer what was known before; null where they never are. */
  awaited: Promise<void> | null;
}
