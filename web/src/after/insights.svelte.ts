// What is to be said of the moments of a match that is over, asked for as one gets to them.
import type { Insight } from '../protocol';
import { momentOf, type Source } from './requests';

/** Milliseconds at a moment before somebody is asked about it. */
const REST = 250;

export class Insights {
  now = $state.raw<Insight | null>(null);
  failure = $state.raw<unknown>(null);
  private readonly known = new Map<number, Insight>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = -1;

  constructor(readonly source: Source) {}

  /** Be at a moment; what was said of another is gone. */
  look(move: number): void {
    clearTimeout(this.timer);
    this.wanted = move;
    this.failure = null;
    this.now = this.known.get(move) ?? null;
    if (!this.now) this.timer = setTimeout(() => void this.ask(move), REST);
  }

  close(): void {
    clearTimeout(this.timer);
    this.wanted = -1;
  }

  private async ask(move: number): Promise<void> {
    try {
      const { insight } = await momentOf(this.source, move);
      this.known.set(move, insight);
      if (this.wanted === move) this.now = insight;
    } catch (failed) {
      if (this.wanted === move) this.failure = failed;
    }
  }
}
