// What the other side has done in a turn, for whoever wants to look at it before going on.
import type { Update } from '../protocol';
import type { Line, Moment, Scene } from './scene.svelte';
import type { Seat } from './seat';
import { settings, still } from './settings.svelte';

/** Milliseconds that a step is looked at where nothing moves. */
const STEP = 700;

/** A turn: who is active, what was before it, and all that came of it. */
interface Chapter {
  player: string;
  from: Moment;
  messages: Update[];
  told: Line[];
}

export class Recap {
  /** What is told in the pause; null where there is none. */
  told = $state.raw<readonly Line[] | null>(null);
  /** Whether it is shown once more. */
  running = $state(false);

  private chapter: Chapter | null = null;
  private release: (() => void) | null = null;

  constructor(private readonly stage: Scene) {}

  /** A message has been shown that began at this moment. Pauses where it ends a turn of the other side. */
  async after(message: Update, from: Moment, seat: Seat | null): Promise<void> {
    if (!settings.pause || !seat || document.hidden) {
      this.chapter = null;
      return;
    }
    const acting = this.stage.acting();
    const lines = message.events.map((event, i) => ({ number: message.first_event + i, event }));
    const starts = lines.map((line) => this.stage.activates(line.event));
    if (this.chapter) {
      const next = starts.indexOf(true);
      this.chapter.messages.push(message);
      this.chapter.told.push(...(next < 0 ? lines : lines.slice(0, next)));
      if (next >= 0 || acting?.player !== this.chapter.player) {
        await this.pause(this.chapter);
        this.chapter = null;
      }
    }
    if (!this.chapter && acting && acting.seat !== seat) {
      const told = lines.slice(Math.max(0, starts.lastIndexOf(true)));
      this.chapter = { player: acting.player, from, messages: [message], told };
    }
  }

  /** Nothing of what was goes on. */
  forget(): void {
    this.chapter = null;
  }

  /** See it once more, step by step. */
  async again(): Promise<void> {
    const { chapter } = this;
    if (this.running || !chapter) return;
    this.running = true;
    this.stage.restore(chapter.from);
    for (const { changes, first_event, events } of chapter.messages) {
      await this.stage.play(changes, first_event, events, !this.release);
      if (still() && this.release && events.length) await new Promise((done) => setTimeout(done, STEP));
    }
    this.running = false;
    if (!this.release) this.told = null;
  }

  /** Enough: go on with the match, when what is shown has come to its end. */
  async on(): Promise<void> {
    const { release } = this;
    this.release = null;
    if (this.running) this.stage.hurry();
    else this.told = null;
    while (this.running) await new Promise((done) => setTimeout(done));
    release?.();
  }

  private async pause(chapter: Chapter): Promise<void> {
    if (!chapter.told.length) return;
    this.told = chapter.told;
    await new Promise<void>((done) => (this.release = done));
  }
}
