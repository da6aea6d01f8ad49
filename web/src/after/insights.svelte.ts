// What is to be said of the moments of a match that is over, asked for as one gets to them.
import type { Moment, Seen } from '../protocol';
import { momentOf, thirdHalf, type Source } from './requests';

/** Milliseconds at a moment before somebody is asked about it. */
const REST = 250;

export class Insights {
  now = $state.raw<Seen | null>(null);
  failure = $state.raw<unknown>(null);
  private readonly known = new Map<number, Seen>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = -1;

  /** What the analysis calls the worst choices, by move, for whoever comes from there. */
  worst = $state.raw(new Map<number, Moment>());

  constructor(
    readonly source: Source,
    judged: boolean,
  ) {
    if (judged) void this.remember();
  }

  private async remember(): Promise<void> {
    try {
      const { analysis } = (await thirdHalf(this.source)).progress;
      const all = analysis ? [...analysis.home.worst, ...analysis.away.worst] : [];
      this.worst = new Map(all.map((moment) => [moment.move, moment]));
    } catch {
      // Without it there is still what a coach says.
    }
  }

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
      const seen = await momentOf(this.source, move);
      this.known.set(move, seen);
      if (this.wanted === move) this.now = seen;
    } catch (failed) {
      if (this.wanted === move) this.failure = failed;
    }
  }
}
