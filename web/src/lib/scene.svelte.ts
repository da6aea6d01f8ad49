// What is shown of a match: follows the true table event by event, so that things move before they have moved. Each game
// has its own, which knows how its events look.
import type { Change, Happened, Question, State } from '../protocol';
import type { Seat } from './seat';
import { paced, still } from './settings.svelte';

const KEPT_LINES = 1500;

export interface Line<Event = Happened> {
  number: number;
  event: Event;
}

/** How a line of the log looks: as the beginning of something, or as good or bad news. */
export type Tone = 'head' | 'good' | 'bad' | 'warn' | '';

/** Something that stands out: whoever it favours gives it its colour. */
export interface Mark {
  kind: 'score' | 'break' | 'turnover';
  seat: Seat | '';
}

export interface Standing {
  score: [number, number];
  time: string;
}

/** What comes from the server in a game's own form: each game has its types of it in its `protocol/`. */
export interface Wire {
  State: unknown;
  Setting: unknown;
  Question: Question;
  Event: Happened;
}

/** Of a game about which nothing is known. */
export interface PlainWire extends Wire {
  State: State;
  Setting: State;
}

export abstract class Scene<Game extends Wire = Wire> {
  /** Only a type: what the game's messages are made of. */
  declare readonly wire: Game;
  table = $state<Game['State'] | null>(null);
  /** What never changes during the match, as the server told it. */
  setting: Game['Setting'] | null = null;
  lines = $state.raw<Line<Game['Event']>[]>([]);
  tumbling = $state(false);
  /** Something said over the pitch for a moment. */
  call = $state.raw<Game['Event'] | null>(null);

  private truth: Game['State'] | null = null;
  private hasty = false;
  /** Counts what is shown in parts, so that what was left for something else stops. */
  private parts = 0;
  private wakers = new Set<() => void>();

  /** Let an event be seen, and take its time. */
  protected abstract show(event: Game['Event']): Promise<void>;
  /** Take note of an event without showing it. */
  protected abstract gather(event: Game['Event']): void;
  /** Be as if nothing had happened yet. */
  protected abstract forget(): void;
  /** Nothing moves any more. */
  protected abstract rest(): void;
  /** How an event looks in the log. */
  abstract tone(event: Game['Event']): Tone;
  /** Whether something begins with this event to which one goes back and forth in a replay. */
  abstract begins(event: Game['Event']): boolean;

  /** What stands out in a replay. */
  mark(_event: Game['Event']): Mark | null {
    return null;
  }

  /** The score and the time, for a picture. */
  standing(): Standing | null {
    return null;
  }

  get firstEvent(): number {
    return this.lines[0]?.number ?? 0;
  }

  /** Everything anew, without a move. */
  reset(state: Game['State'], first: number, events: readonly Game['Event'][]): void {
    this.parts += 1;
    this.truth = state;
    this.table = structuredClone(state);
    this.lines = events.map((event, i) => ({ number: first + i, event }));
    this.rest();
    this.forget();
    for (const event of events) this.gather(event);
  }

  prepend(first: number, events: readonly Game['Event'][]): void {
    const known = this.firstEvent;
    const earlier = events.map((event, i) => ({ number: first + i, event })).filter((line) => line.number < known);
    this.lines = [...earlier, ...this.lines];
  }

  /** Show the events, then the state that they led to. */
  async play(
    changes: readonly Change[],
    first: number,
    events: readonly Game['Event'][],
    behind: boolean,
  ): Promise<void> {
    this.hasty = behind;
    for (const [i, event] of events.entries()) {
      this.note(first + i, event);
      if (!this.hasty && !still()) await this.show(event);
    }
    this.settle(changes);
  }

  /** Show some of a message's events, for whoever goes through them one by one; `settle` comes after the last. */
  async part(first: number, events: readonly Game['Event'][], behind: boolean): Promise<void> {
    this.hasty = behind || still();
    const shown = ++this.parts;
    for (const [i, event] of events.entries()) {
      this.note(first + i, event);
      await this.show(event);
      if (shown !== this.parts) return;
    }
  }

  /** The state that the events shown have led to. */
  settle(changes: readonly Change[]): void {
    this.rest();
    if (!this.truth) return;
    this.truth = changed(this.truth, changes);
    this.table = structuredClone(this.truth);
  }

  private note(number: number, event: Game['Event']): void {
    this.lines = [...this.lines.slice(-KEPT_LINES), { number, event }];
    this.gather(event);
  }

  /** Stop whatever moves: show the rest of this message at once. */
  hurry(): void {
    this.hasty = true;
    for (const wake of this.wakers) wake();
  }

  /** Say an event over the pitch for so long. */
  protected async announce(event: Game['Event'], milliseconds: number): Promise<void> {
    this.call = event;
    await this.pause(milliseconds);
    this.call = null;
  }

  /** Draw until the time is over. */
  protected frames(milliseconds: number, draw: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      const frame = (now: number): void => {
        const share = this.hasty || milliseconds <= 0 ? 1 : Math.min(1, Math.max(0, now - start) / milliseconds);
        draw(share);
        if (share < 1) requestAnimationFrame(frame);
        else done();
      };
      // A page in the background draws nothing: it must not wait for it.
      if (document.hidden || this.hasty) {
        draw(1);
        done();
      } else requestAnimationFrame(frame);
    });
  }

  /** Dice tumble for so long, and lie for a moment. */
  protected async tumble(milliseconds: number, after: number): Promise<void> {
    this.tumbling = true;
    await this.pause(milliseconds);
    this.tumbling = false;
    await this.pause(after);
  }

  protected pause(milliseconds: number): Promise<void> {
    const wanted = paced(milliseconds);
    if (this.hasty || wanted <= 0 || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.wakers.delete(wake);
        done();
      };
      const timer = setTimeout(wake, wanted);
      this.wakers.add(wake);
    });
  }
}

/** Slow at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

/** The state with these changes made. */
export function changed<State>(state: State, changes: readonly Change[]): State {
  // What the server sends is plain, and every path leads through it.
  let made: unknown = structuredClone(state);
  for (const { path, value } of changes) {
    let place = made;
    for (const key of path.slice(0, -1)) place = (place as Record<string | number, unknown>)[key];
    const last = path[path.length - 1];
    if (last === undefined) made = structuredClone(value);
    else (place as Record<string | number, unknown>)[last] = structuredClone(value);
  }
  return made as State;
}
