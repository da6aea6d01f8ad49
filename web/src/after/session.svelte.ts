// A match afterwards: what is known of it at once, and the analysis as it comes.
import type { Analysis, Point, Progress, ThirdHalf } from '../protocol';
import { progressOf, type Source, thirdHalf } from './requests';

/** Milliseconds between two looks: at an analysis under way, and at what the other side says of the match. */
const SOON = 1000;
const LATER = 6000;

export class Session {
  told = $state.raw<ThirdHalf | null>(null);
  progress = $state.raw<Progress | null>(null);
  failure = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly source: Source) {
    void this.begin();
  }

  get analysis(): Analysis | null {
    return this.progress?.analysis ?? null;
  }

  /** How the match might have ended, move by move: a first line at once, the exact one with the analysis. */
  get course(): readonly Point[] {
    return this.analysis?.course ?? this.progress?.course ?? [];
  }

  take(told: ThirdHalf): void {
    this.told = told;
    this.progress = told.progress;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async begin(): Promise<void> {
    try {
      this.take(await thirdHalf(this.source));
    } catch (failed) {
      this.failure = failed;
      return;
    }
    this.wait();
  }

  private get under(): boolean {
    return this.progress?.status === 'waiting' || this.progress?.status === 'running';
  }

  /** Whether the other side may still say something. */
  private get open(): boolean {
    return 'match' in this.source && this.told?.people.length === 2 && this.told.praises.length < 2;
  }

  private wait(): void {
    if (!this.closed && (this.under || this.open))
      this.timer = setTimeout(() => void this.look(), this.under ? SOON : LATER);
  }

  private async look(): Promise<void> {
    try {
      if (this.under) this.progress = await progressOf(this.progress!.digest);
      else this.take(await thirdHalf(this.source));
    } catch {
      // Whoever cannot be reached now is asked again.
    }
    this.wait();
  }
}
