// A recorded match being shown.
import type { Replay, State } from '../protocol';
import { changed, type Scene } from './scene.svelte';

/** A position is kept every so many steps, so that going back is quick. */
const KEPT_EVERY = 40;

export class Player<Stage extends Scene = Scene> {
  place = $state(0);
  running = $state(false);
  private readonly kept = new Map<number, State>();
  private stopped = false;

  constructor(
    readonly replay: Replay,
    readonly stage: Stage,
    place: number,
  ) {
    stage.setting = replay.setting;
    this.kept.set(0, replay.state);
    this.seek(place);
  }

  /** Be at this step, without a move. */
  seek(place: number): void {
    const wanted = Math.max(0, Math.min(this.replay.steps.length, Math.floor(place) || 0));
    this.stage.hurry();
    let from = Math.floor(wanted / KEPT_EVERY) * KEPT_EVERY;
    while (from > 0 && !this.kept.has(from)) from -= KEPT_EVERY;
    let state = this.kept.get(from)!;
    for (let i = from; i < wanted; i++) {
      state = changed(state, this.replay.steps[i]!.changes);
      if ((i + 1) % KEPT_EVERY === 0) this.kept.set(i + 1, state);
    }
    const events = [...this.replay.events, ...this.replay.steps.slice(0, wanted).flatMap((step) => step.events)];
    const last = events.slice(-150);
    this.stage.reset(structuredClone(state), events.length - last.length, last);
    this.place = wanted;
  }

  /** Show the next step. */
  async step(): Promise<void> {
    const step = this.replay.steps[this.place];
    if (!step) return;
    const number = (this.stage.lines[this.stage.lines.length - 1]?.number ?? -1) + 1;
    this.place += 1;
    await this.stage.play(step.changes, number, step.events, false);
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.run();
  }

  stop(): void {
    this.stopped = true;
    this.running = false;
    this.stage.hurry();
  }

  /** Where what is shown began, or what came before it. */
  before(): number {
    for (let i = this.place - 2; i > 0; i--) if (this.begins(i)) return i;
    return 0;
  }

  /** Where the next begins. */
  after(): number {
    for (let i = this.place + 1; i < this.replay.steps.length; i++) if (this.begins(i)) return i;
    return this.replay.steps.length;
  }

  private begins(place: number): boolean {
    return this.replay.steps[place]?.events.some((event) => this.stage.begins(event)) ?? false;
  }

  private async run(): Promise<void> {
    while (this.running && !this.stopped && this.place < this.replay.steps.length) {
      const place = this.place;
      await this.step();
      await new Promise((done) => setTimeout(done, 40));
      if (this.place !== place + 1) continue;
    }
    this.running = false;
  }
}
