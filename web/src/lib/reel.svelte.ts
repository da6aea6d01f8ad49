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

export class Player<Stage extends Scene = Scene> {
  place = $state(0);
  part = $state(0);
  running = $state(false);
  readonly highlights: readonly Highlight[];
  private readonly kept = new Map<number, State>();
  private stopped = false;
  /** Where what moves at present leads to. */
  private goal: Moment | null = null;

  constructor(
    readonly replay: Replay,
    readonly stage: Stage,
    moment: Moment,
  ) {
    stage.setting = replay.setting;
    this.kept.set(0, replay.state);
    this.seek(0);
    this.highlights = replay.steps.flatMap((step, i) =>
      step.events.flatMap((event) => {
        const mark = stage.mark(event);
        return mark ? [{ ...mark, place: i + 1, event }] : [];
      }),
    );
    this.seek(moment.place, moment.part);
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

  private async run(): Promise<void> {
    if (this.place === this.length) this.seek(0);
    while (this.running && !this.stopped && this.place < this.length) {
      this.arrive();
      await this.showChoice();
      await new Promise((done) => setTimeout(done, still() ? STILL_BREATH : BREATH));
    }
    this.running = false;
  }
}
