// How long a coach takes over what is asked. An answer that gives itself takes as long, so that nobody who waits for it can
// tell the one from the other.

/** Milliseconds: of whoever has answered nothing yet. */
const USUAL: readonly number[] = [1400, 2000, 2900, 4200];
/** What was faster was answered by itself, what took longer by somebody who had gone away. */
const LEAST = 600;
const MOST = 6000;
const KEPT = 12;

export class Pondering {
  private times: readonly number[] = USUAL;
  private since = 0;

  begin(): void {
    this.since = performance.now();
  }

  end(): void {
    const time = performance.now() - this.since;
    if (time >= LEAST && time <= MOST) this.times = [...this.times, time].slice(-KEPT);
  }

  /** As long as one of the last answers took, from when it was asked. */
  async wait(): Promise<void> {
    const time = this.times[Math.floor(Math.random() * this.times.length)]!;
    await new Promise((done) => setTimeout(done, Math.max(0, this.since + time - performance.now())));
  }
}
