// The matches that one has played here, analysed one after the other.
import { listed } from '../lib/list';
import type { Seat } from '../lib/seat';
import { progressOf, thirdHalf } from './requests';
import type { Played } from './way';

/** The latest matches are looked at, so many at most; and how long is waited between two looks at one under way. */
const MOST = 20;
const SOON = 1500;

export class Way {
  played = $state.raw<readonly Played[]>([]);
  /** How many there are, and how many have been looked at. */
  all = $state(0);
  done = $state(0);
  ready = $state(false);
  failure = $state.raw<unknown>(null);
  private closed = false;

  constructor() {
    void this.gather();
  }

  close(): void {
    this.closed = true;
  }

  private async gather(): Promise<void> {
    try {
      // Whoever had both sides played against oneself: that is nobody's way.
      const over = (await listed()).filter(({ summary, seats }) => summary.outcome && seats.length === 1);
      const latest = over.sort((a, b) => b.summary.changed - a.summary.changed).slice(0, MOST);
      this.all = latest.length;
      this.ready = true;
      for (const { summary, token, seats } of latest) {
        if (this.closed) return;
        const { match, game } = summary.info;
        await this.analyse(match, token, game, seats[0] as Seat, summary.changed);
        this.done += 1;
      }
    } catch (failed) {
      this.failure = failed;
      this.ready = true;
    }
  }

  private async analyse(match: string, token: string, game: string, seat: Seat, when: number): Promise<void> {
    try {
      let { progress } = await thirdHalf({ match, token });
      while (!this.closed && (progress.status === 'waiting' || progress.status === 'running')) {
        await new Promise((done) => setTimeout(done, SOON));
        progress = await progressOf(progress.digest);
      }
      const { analysis } = progress;
      if (analysis) this.played = [...this.played, { match, game, when, seat, analysis }];
    } catch {
      // A match that cannot be analysed says nothing; the others do.
    }
  }
}
