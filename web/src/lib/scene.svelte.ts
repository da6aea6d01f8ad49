// What is shown of a match: follows the true table event by event, so that things move before they have moved. Each game
// has its own, which knows how its events look.
import type { Change } from '../protocol';
import { changed } from './changes';
import type { Climax } from './climax';
import type { Acting, Line, Mark, Moment, Standing, Tone, Wire } from './scenery';
import { paced, settings, still } from './settings.svelte';
import { sound, type Sound } from './sound.svelte';

const KEPT_LINES = 1500;

/** Milliseconds at speed 1: until a panel is there, as long as its end is looked at, a happening, and one that stands still. */
const CUT_IN = 480;
const LINGER = 420;
const HAPPENING = 2100;
const STILL = 1500;
/** What is not the last of a panel goes by faster. */
const AMID = 0.6;
const SHORT = 0.5;
/** What every game calls it when dice are thrown. */
const THROWN = 'rolled';

export type * from './scenery';

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
  /** What has a panel of its own now. */
  climax = $state.raw<Climax | null>(null);
  /** The event that is shown, before it is read in the log. */
  latest = $state.raw<Game['Event'] | null>(null);

  /** Whoever looks at a panel has seen enough of it. */
  private skipping = false;
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

  /** What of this event is worth a panel, knowing what else comes with it. */
  protected climaxOf(_event: Game['Event'], _ahead: readonly Game['Event'][]): Climax | null {
    return null;
  }

  /** Whether it tells what nobody knew before: a plan made without it is not followed any further. */
  isNews(_event: Game['Event']): boolean {
    return false;
  }

  /** What is heard of it. */
  protected soundOf(_event: Game['Event']): Sound | null {
    return null;
  }

  /** What stands out in a replay. */
  mark(_event: Game['Event']): Mark | null {
    return null;
  }

  /** Who is active by the table. */
  acting(): Acting | null {
    return null;
  }

  /** Whether somebody becomes active by this event. */
  activates(_event: Game['Event']): boolean {
    return false;
  }

  /** Where the match is now. */
  moment(): Moment {
    return { state: this.truth, lines: this.lines };
  }

  /** Be there again. */
  restore({ state, lines }: Moment): void {
    const events = lines.map((line) => line.event as Game['Event']);
    this.reset(structuredClone(state) as Game['State'], lines[0]?.number ?? 0, events);
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
    this.latest = events[events.length - 1] ?? null;
    this.close();
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
      this.learn(event);
      if (!this.hasty) await this.present(event, events.slice(i + 1));
      this.tell(first + i, event);
    }
    this.settle(changes);
  }

  /** Show some of a message's events, for whoever goes through them one by one; `settle` comes after the last. */
  async part(first: number, events: readonly Game['Event'][], behind: boolean): Promise<void> {
    this.hasty = behind;
    const shown = ++this.parts;
    for (const [i, event] of events.entries()) {
      this.learn(event);
      const unseen = this.hasty || still();
      if (!this.hasty) await this.present(event, events.slice(i + 1));
      if (shown !== this.parts) return;
      // Without movement what comes of it is there at once.
      if (unseen) await this.show(event);
      if (shown !== this.parts) return;
      this.tell(first + i, event);
    }
    this.close();
  }

  /** The state that the events shown have led to. */
  settle(changes: readonly Change[]): void {
    this.close();
    this.rest();
    if (!this.truth) return;
    this.truth = changed(this.truth, changes);
    this.table = structuredClone(this.truth);
  }

  private learn(event: Game['Event']): void {
    this.latest = event;
    this.gather(event);
  }

  /** It is read in the log when it has been seen. */
  private tell(number: number, event: Game['Event']): void {
    this.lines = [...this.lines.slice(-KEPT_LINES), { number, event }];
  }

  /** Let an event be seen and heard: in a panel of its own, on the pitch, or both. */
  private async present(event: Game['Event'], ahead: readonly Game['Event'][]): Promise<void> {
    const wanted = settings.panels !== 'none' && settings.speed > 0 && !document.hidden;
    const climax = wanted ? this.climaxOf(event, ahead) : null;
    const heard = settings.speed > 0 ? this.soundOf(event) : null;
    if (climax?.kind === 'contest') {
      const fresh = this.climax?.kind !== 'contest';
      // Nobody sees what the dice show before they have been thrown.
      this.tumbling = fresh && event.kind === THROWN && !still();
      this.climax = climax;
      if (fresh) await this.pause(CUT_IN);
    } else if (climax) this.close();
    if (climax?.kind === 'happening') {
      if (!still()) await this.show(event);
      if (heard) sound(heard);
      this.climax = climax;
      await this.hold(still() ? STILL : HAPPENING);
      this.close();
    } else {
      if (heard) sound(heard);
      if (!still()) await this.show(event);
      if (climax) await this.verdict(0);
    }
  }

  /** What a roll came to is looked at; the panel goes with the last of it. */
  protected async verdict(milliseconds: number): Promise<void> {
    const { climax } = this;
    if (climax?.kind !== 'contest') return this.pause(milliseconds);
    await this.pause(climax.last ? milliseconds : milliseconds * AMID);
    if (!climax.last) return;
    await this.hold(still() ? STILL : LINGER);
    this.close();
  }

  private close(): void {
    this.climax = null;
    this.skipping = false;
  }

  /** Enough of this panel: go on with what comes after it. */
  skip(): void {
    if (!this.climax) return;
    this.skipping = true;
    for (const wake of this.wakers) wake();
  }

  /** Stop whatever moves: show the rest of this message at once. */
  hurry(): void {
    this.hasty = true;
    for (const wake of this.wakers) wake();
  }

  /** Say an event over the pitch for so long. */
  protected async announce(event: Game['Event'], milliseconds: number): Promise<void> {
    // A panel says it too.
    if (settings.panels !== 'none' && this.climaxOf(event, [])) return;
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
      if (document.hidden || this.hasty || milliseconds <= 0) {
        draw(1);
        done();
      } else requestAnimationFrame(frame);
    });
  }

  /** Dice tumble for so long, and lie for a moment. */
  protected async tumble(milliseconds: number, after: number): Promise<void> {
    this.tumbling = true;
    sound('dice');
    await this.pause(milliseconds);
    this.tumbling = false;
    sound('land');
    await this.pause(after);
  }

  protected pause(milliseconds: number): Promise<void> {
    return this.wait(paced(this.climax && settings.panels === 'short' ? milliseconds * SHORT : milliseconds));
  }

  /** The same for what takes its time although nothing moves. */
  private hold(milliseconds: number): Promise<void> {
    return this.wait((milliseconds * (settings.panels === 'short' ? SHORT : 1)) / (settings.speed || Infinity));
  }

  private wait(wanted: number): Promise<void> {
    if (this.hasty || this.skipping || wanted <= 0 || document.hidden) return Promise.resolve();
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
