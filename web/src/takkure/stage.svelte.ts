// The table as it is shown: follows the true one event by event, so that things move before they have moved.
import type { Change, Happened, Plain } from '../protocol';
import { Gathering, type Contest } from './contest';
import { along, lengthOf } from './plane';
import { paced, still } from '../lib/settings.svelte';
import { INCH, points, type Player, type Point, type Table } from './table';

/** Milliseconds at speed 1. */
const RUN_AN_INCH = 95;
const SHORTEST = 160;
const LONGEST = 1100;
const TUMBLE = 750;
const VERDICT = 900;
const GLANCE = 260;
const KEPT_LINES = 1500;

export interface Line {
  number: number;
  event: Happened;
}

/** Something said over the pitch for a moment: a try, a half. */
export interface Call {
  event: Happened;
}

export class Stage {
  table = $state<Table | null>(null);
  lines = $state.raw<Line[]>([]);
  contest = $state.raw<Contest | null>(null);
  /** The ball on its way, with its height above the pitch from 0 to 1. */
  flight = $state.raw<{ at: Point; height: number } | null>(null);
  tumbling = $state(false);
  call = $state.raw<Call | null>(null);
  /** The template of scatter and kick-off while it lies. */
  template = $state.raw<Point | null>(null);
  moving = $state<string | null>(null);

  private truth: Table | null = null;
  /** Who rolled last: a ball that is in the air was kicked by it. */
  private roller = -1;
  private readonly gathering = new Gathering();
  private rush = false;
  private wakers = new Set<() => void>();

  get firstEvent(): number {
    return this.lines[0]?.number ?? 0;
  }

  /** Everything anew, without a move. */
  reset(state: Table, first: number, events: readonly Happened[]): void {
    this.truth = state;
    this.table = structuredClone(state);
    this.lines = events.map((event, i) => ({ number: first + i, event }));
    this.flight = null;
    this.template = null;
    this.contest = null;
    this.gathering.forget();
    for (const event of events) this.gather(event);
  }

  prepend(first: number, events: readonly Happened[]): void {
    const known = this.firstEvent;
    const earlier = events.map((event, i) => ({ number: first + i, event })).filter((line) => line.number < known);
    this.lines = [...earlier, ...this.lines];
  }

  /** Show the events, then the state that they led to. */
  async play(changes: readonly Change[], first: number, events: readonly Happened[], behind: boolean): Promise<void> {
    this.rush = behind;
    for (const [i, event] of events.entries()) {
      this.lines = [...this.lines.slice(-KEPT_LINES), { number: first + i, event }];
      if (this.rush || still()) this.gather(event);
      else await this.show(event);
    }
    this.moving = null;
    this.flight = null;
    if (!this.truth) return;
    this.truth = changed(this.truth, changes);
    this.table = structuredClone(this.truth);
  }

  /** Stop whatever moves: show the rest of this message at once. */
  hurry(): void {
    this.rush = true;
    for (const wake of this.wakers) wake();
  }

  private gather(event: Happened): void {
    if (event.kind === 'activated') this.contest = null;
    const contest = this.gathering.take(event, this.contest);
    if (contest) this.contest = contest;
    if (event.kind === 'rolled') this.roller = event.values[0] ?? -1;
    if (event.kind === 'template laid') this.template = [event.values[0] ?? 0, event.values[1] ?? 0];
    if (event.kind === 'ball down' || event.kind === 'ball taken' || event.kind === 'activated') this.template = null;
  }

  private player(number: number | undefined): Player | undefined {
    return this.table?.players[number ?? -1];
  }

  private async show(event: Happened): Promise<void> {
    const [first, second, third, fourth] = event.values;
    const player = this.player(first);
    this.gather(event);
    switch (event.kind) {
      case 'ran':
      case 'walked':
        if (player) await this.run(player, [player.at as unknown as Point, ...points(event.values.slice(1))]);
        break;
      case 'displaced':
      case 'placed':
      case 'set back':
      case 'closed in':
        if (player) {
          if (event.kind === 'placed' && player.off !== 'pitch') {
            player.off = 'pitch';
            player.at = [second ?? 0, third ?? 0];
            await this.pause(GLANCE);
          } else await this.run(player, [player.at as unknown as Point, [second ?? 0, third ?? 0]]);
        }
        break;
      case 'activated':
        if (this.table && player) {
          this.table.active = player.id;
          player.activations = second ?? player.activations;
          this.table.tokens -= 1;
        }
        await this.pause(GLANCE);
        break;
      case 'marked':
        if (this.table && player) this.table.line = [player.at, ...points(event.values.slice(1)).map((each) => [...each])];
        await this.pause(GLANCE);
        break;
      case 'tokens removed':
        if (this.table) this.table.line = [];
        break;
      case 'grounded':
      case 'ground token removed':
        if (player) player.ground = second ?? 0;
        await this.pause(event.kind === 'grounded' ? GLANCE * 2 : 0);
        break;
      case 'wounded':
        if (player) player.wounds = second ?? 0;
        await this.pause(GLANCE);
        break;
      case 'tired':
      case 'rested':
        if (player) [player.fatigue, player.inactive] = [second ?? 0, third ?? 0];
        break;
      case 'thrown': {
        const receiver = this.player(second);
        if (receiver) await this.fly([third ?? 0, fourth ?? 0], receiver.at as unknown as Point, 1);
        break;
      }
      case 'ball taken':
        if (this.table && player) {
          const at = this.ballAt();
          if (at && !this.flight) await this.fly(at, player.at as unknown as Point, 0.25);
          this.table.ball = player.id;
          this.flight = null;
        }
        break;
      case 'ball down':
      case 'ball displaced': {
        const kicked = this.table?.ball === null;
        const at = kicked ? (this.player(this.roller)?.at as unknown as Point) : (this.flight?.at ?? this.ballAt());
        const end: Point = [first ?? 0, second ?? 0];
        if (at) await this.fly(at, end, kicked ? 1 : event.kind === 'ball down' ? 0.45 : 0);
        if (this.table) this.table.ball = [...end];
        this.flight = null;
        break;
      }
      case 'rolled':
        this.tumbling = true;
        await this.pause(TUMBLE);
        this.tumbling = false;
        await this.pause(GLANCE);
        break;
      case 'came to':
        await this.pause(VERDICT);
        break;
      case 'try':
      case 'half':
      case 'half over':
      case 'possession':
      case 'kick-off':
      case 'ended':
        this.call = { event };
        if (this.table && event.kind === 'kick-off') this.table.ball = null;
        await this.pause(event.kind === 'try' ? 1900 : 1100);
        this.call = null;
        break;
      case 'sent off':
        if (player) player.off = 'injured';
        await this.pause(GLANCE * 2);
        break;
      case 'card turned':
      case 'team play turned':
        this.call = { event };
        await this.pause(1300);
        this.call = null;
        break;
      case 'scattered':
        await this.pause(GLANCE);
        break;
    }
  }

  private ballAt(): Point | null {
    const ball = this.table?.ball;
    if (!ball) return null;
    if (typeof ball !== 'string') return [ball[0] ?? 0, ball[1] ?? 0];
    const holder = this.table?.players.find((each) => each.id === ball);
    return holder ? [holder.at[0] ?? 0, holder.at[1] ?? 0] : null;
  }

  /** A player runs its line. */
  private async run(player: Player, line: Point[]): Promise<void> {
    const size = lengthOf(line);
    if (size < 1) return;
    this.moving = player.id;
    await this.frames(paced(Math.max(SHORTEST, Math.min(LONGEST, (size / INCH) * RUN_AN_INCH))), (share) => {
      const [x, y] = along(line, size * eased(share));
      player.at = [x, y];
    });
    this.moving = null;
  }

  /** The ball flies, rising so high on its way. */
  private async fly(from: Point, to: Point, height: number): Promise<void> {
    const size = lengthOf([from, to]);
    await this.frames(paced(Math.max(SHORTEST, Math.min(LONGEST, (size / INCH) * 70))), (share) => {
      this.flight = { at: along([from, to], size * share), height: height * 4 * share * (1 - share) };
    });
  }

  /** Draw until the time is over. */
  private frames(milliseconds: number, draw: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      const frame = (now: number): void => {
        const share = this.rush || milliseconds <= 0 ? 1 : Math.min(1, Math.max(0, now - start) / milliseconds);
        draw(share);
        if (share < 1) requestAnimationFrame(frame);
        else done();
      };
      // A page in the background draws nothing: it must not wait for it.
      if (document.hidden) {
        draw(1);
        done();
      } else requestAnimationFrame(frame);
    });
  }

  private pause(milliseconds: number): Promise<void> {
    const wanted = paced(milliseconds);
    if (this.rush || wanted <= 0 || document.hidden) return Promise.resolve();
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

function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}

/** The state with these changes made. */
export function changed<State>(state: State, changes: readonly Change[]): State {
  const made = structuredClone(state) as unknown as Plain;
  for (const change of changes) {
    let place = made as { [key: string | number]: Plain };
    for (const key of change.path.slice(0, -1)) place = place[key] as { [key: string | number]: Plain };
    const last = change.path[change.path.length - 1];
    if (last === undefined) return change.value as unknown as State;
    place[last] = structuredClone(change.value);
  }
  return made as unknown as State;
}
