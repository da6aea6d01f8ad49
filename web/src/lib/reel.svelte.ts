// A recorded match being gone through: by event, by choice, by what the game calls a turn, or from one highlight to the next.
import type { Happened, Replay, State } from '../protocol';
import { changed } from './changes';
import type { Mark, Scene } from './scene.svelte';
import { still } from './settings.svelte';

/** A position is kept every so many steps, so that going back is quick. */
const KEPT_EVERY = 40;
/** Between two choices, in milliseconds; longer where nothing moves that takes its time. */
const BREATH = 40;
const STILL_BREATH = 450;

/** Moments shown one after the other, at most; how far one goes back and on from each, and the pause before the next. */
const MOST_MOMENTS = 9;
const FAR = 24;
const PAUSE = 1200;

export const UNITS = ['event', 'choice', 'turn', 'highlight'] as const;
export type Unit = (typeof UNITS)[number];

/** A moment: so many choices are made, and so many events of the next one are shown. */
export interface Moment {
  place: number;
  part: number;
}

export interface Highlight extends Mark {
  place: number;
  event: Happened;
}

/** A moment as it is written in an address: `120`, or `120.2` amid what came of a choice. */
export function momentFrom(text: string): Moment {
  const [place, part] = text.split('.').map((each) => Math.max(0, Math.floor(Number(each)) || 0));
  return { place: place ?? 0, part: part ?? 0 };
}

/** Several moments, as an address has them: `43,58,120`; none where there is only one. */
export function momentsFrom(text: string): number[] {
  return text.includes(',')
    ? text
        .split(',')
        .filter(Boolean)
        .slice(0, MOST_MOMENTS)
        .map((each) => momentFrom(each).place)
    : [];
}

/** Whether an address asks what could have been done there: `43.if`. */
export function asksFrom(text: string): boolean {
  return text.endsWith('.if');
}

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Player<Stage extends Scene = Scene> {
  place = $state(0);
  part = $state(0);
  running = $state(false);
  /** Which of several moments is shown, the first being 1; 0 where none is. */
  number = $state(0);
  replay: Replay;
  highlights = $state.raw<readonly Highlight[]>([]);
  private readonly kept = new Map<number, State>();
  private stopped = false;
  /** Where what moves at present leads to. */
  private goal: Moment | null = null;

  constructor(
    replay: Replay,
    readonly stage: Stage,
    moment: Moment,
  ) {
    this.replay = $state.raw(replay);
    stage.setting = replay.setting;
    this.kept.set(0, replay.state);
    this.seek(0);
    this.highlights = this.marked();
    this.seek(moment.place, moment.part);
  }

  /** More of the same match is known by now. Whoever is at the end of what was known sees it go on. */
  extend(replay: Replay): void {
    const { length } = this;
    const waits = this.place === length && !this.part && !this.running;
    // What was taken back is not there any more, so nothing of it is kept.
    const same = replay.steps.length >= length && alike(replay.steps[length - 1], this.replay.steps[length - 1]);
    this.replay = replay;
    this.highlights = this.marked();
    if (same) {
      if (waits && replay.steps.length > length) this.toggle();
      return;
    }
    this.kept.clear();
    this.kept.set(0, replay.state);
    this.seek(this.place);
  }

  private marked(): Highlight[] {
    return this.replay.steps.flatMap((step, i) =>
      step.events.flatMap((event) => {
        const mark = this.stage.mark(event);
        return mark ? [{ ...mark, place: i + 1, event }] : [];
      }),
    );
  }

  get length(): number {
    return this.replay.steps.length;
  }

  get moment(): string {
    return this.part ? `${this.place}.${this.part}` : String(this.place);
  }

  /** Be at this moment, without a move. */
  seek(place: number, part = 0): void {
    this.goal = null;
    const wanted = Math.max(0, Math.min(this.length, Math.floor(place) || 0));
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
    this.part = 0;
    const amid = this.replay.steps[wanted]?.events.slice(0, part) ?? [];
    if (amid.length) {
      this.part = amid.length;
      void this.stage.part(this.next, amid, true);
    }
  }

  on(unit: Unit): void {
    this.arrive();
    if (unit === 'event') void this.showEvent();
    else if (unit === 'choice') void this.showChoice();
    else if (unit === 'turn') this.seek(this.after((place) => this.begins(place)));
    else this.seek(this.after((place) => this.highlights.some((each) => each.place === place)));
  }

  back(unit: Unit): void {
    this.arrive();
    if (unit === 'event') this.eventBefore();
    else if (unit === 'choice') this.seek(this.part ? this.place : this.place - 1);
    else if (unit === 'turn') this.seek(this.before((place) => this.begins(place)));
    else this.seek(this.before((place) => this.highlights.some((each) => each.place === place)));
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.run();
    else this.stage.hurry();
  }

  /** Show some moments, one after the other, each from the beginning of its turn to its end, until somebody stops it. */
  async showAll(places: readonly number[]): Promise<void> {
    for (const [i, place] of places.entries()) {
      const [from, to] = this.turnAround(place);
      this.seek(from);
      this.number = i + 1;
      this.running = true;
      if (!(await this.run(to))) break;
      await new Promise((done) => setTimeout(done, still() ? STILL_BREATH : PAUSE));
    }
    this.number = 0;
  }

  stop(): void {
    this.stopped = true;
    this.running = false;
    this.stage.hurry();
  }

  /** Whoever is impatient is at once where the present move leads to. */
  private arrive(): void {
    if (this.goal) this.seek(this.goal.place, this.goal.part);
  }

  /** Show what is left of the next choice. */
  private async showChoice(): Promise<void> {
    const step = this.replay.steps[this.place];
    if (!step) return;
    const goal = (this.goal = { place: this.place + 1, part: 0 });
    await this.stage.part(this.next, step.events.slice(this.part), false);
    if (goal === this.goal) this.settle();
  }

  private settle(): void {
    this.stage.settle(this.replay.steps[this.place]!.changes);
    this.place += 1;
    this.part = 0;
    this.goal = null;
  }

  /** Show the next event; choices of which nothing came to be seen are passed over. */
  private async showEvent(): Promise<void> {
    while (this.replay.steps[this.place]?.events.length === 0) this.settle();
    const events = this.replay.steps[this.place]?.events ?? [];
    const event = events[this.part];
    if (!event) return;
    const last = this.part + 1 === events.length;
    const goal = (this.goal = last ? { place: this.place + 1, part: 0 } : { place: this.place, part: this.part + 1 });
    await this.stage.part(this.next, [event], false);
    if (goal !== this.goal) return;
    if (last) this.settle();
    else this.part += 1;
    this.goal = null;
  }

  private eventBefore(): void {
    if (this.part > 0) {
      this.seek(this.place, this.part - 1);
      return;
    }
    let place = this.place - 1;
    while (place > 0 && !this.replay.steps[place]!.events.length) place -= 1;
    const events = this.replay.steps[place]?.events.length ?? 0;
    this.seek(place, events - 1);
  }

  /** The number that the next event has in the log. */
  private get next(): number {
    return (this.stage.lines[this.stage.lines.length - 1]?.number ?? -1) + 1;
  }

  private before(wanted: (place: number) => boolean): number {
    for (let i = this.place - 1; i > 0; i--) if (wanted(i)) return i;
    return 0;
  }

  private after(wanted: (place: number) => boolean): number {
    for (let i = this.place + 1; i < this.length; i++) if (wanted(i)) return i;
    return this.length;
  }

  private begins(place: number): boolean {
    return this.replay.steps[place - 1]?.events.some((event) => this.stage.begins(event)) ?? false;
  }

  /** The turn that a choice belongs to, cut where it is long. */
  private turnAround(place: number): [number, number] {
    const at = Math.max(0, Math.min(this.length, place));
    let from = at;
    while (from > Math.max(0, at - FAR) && !this.begins(from)) from -= 1;
    let to = Math.min(this.length, at + 1);
    while (to < Math.min(this.length, at + FAR) && !this.begins(to)) to += 1;
    return [from, to];
  }

  /** Go on by itself; whether nobody has stopped it. */
  private async run(until = this.length): Promise<boolean> {
    if (this.place === this.length) this.seek(0);
    while (this.running && !this.stopped && this.place < until) {
      this.arrive();
      await this.showChoice();
      await new Promise((done) => setTimeout(done, still() ? STILL_BREATH : BREATH));
    }
    const through = this.running;
    this.running = false;
    return through;
  }
}
