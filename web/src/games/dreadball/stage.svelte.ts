// How DreadBall's events look on the table.
import { eased } from '../../lib/changes';
import { Scene, type Acting, type Mark, type Standing, type Tone } from '../../lib/scene.svelte';
import { paced } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Climax } from '../../lib/climax';
import type { Sound } from '../../lib/sound.svelte';
import { happeningOf, soundOf, testClimax } from './climaxes';
import { Gathering, type Test } from './pools';
import { DIRECTIONS, directionTo, hex, type Event, type Hex, type Player, type Wire } from './table';

/** Milliseconds at speed 1. */
const STEP = 190;
const FLY = 85;
const SHORTEST = 180;
const TUMBLE = 650;
const VERDICT = 750;
const GLANCE = 240;

type Kind = Event['kind'];

const HEADS: readonly Kind[] = ['rush', 'token spent', 'strike', 'sudden death', 'ended'];
const GOOD: readonly Kind[] = ['strike', 'rush saved', 'ball taken'];
const BAD: readonly Kind[] = ['fell', 'knocked down', 'injured', 'ball lost'];

/** Events that change how a player looks without a move. */
type Mended =
  'placed' | 'entered' | 'turned' | 'stood up' | 'fell' | 'knocked down' | 'injured' | 'left the pitch' | 'token spent';

/** Read in the log, and seen on the boards when the state is there. */
type Undrawn =
  | 'benched'
  | 'free action'
  | 'modified'
  | 'attacked'
  | 'reacted'
  | 'held ground'
  | 'recovers'
  | 'ball hit'
  | 'rush ending'
  | 'rush saved'
  | 'rush over';

export class Stage extends Scene<Wire> {
  test = $state.raw<Test | null>(null);
  /** The ball on its way, with its height above the pitch from 0 to 1. */
  flight = $state.raw<{ at: Hex; height: number } | null>(null);
  moving = $state<string | null>(null);

  private readonly gathering = new Gathering();
  /** Where the ball is thrown to once the dice have been seen. */
  private aim: Hex | null = null;
  /** Who tries to take the ball from somebody. */
  private thief = '';

  override isNews(event: Event): boolean {
    return event.kind === 'rolled';
  }

  tone(event: Event): Tone {
    if (HEADS.includes(event.kind)) return 'head';
    if (event.kind === 'came to') return event.values.successes ? 'good' : 'bad';
    if (GOOD.includes(event.kind)) return 'good';
    if (BAD.includes(event.kind)) return 'bad';
    return event.kind === 'rush ending' ? 'warn' : '';
  }

  begins(event: Event): boolean {
    return event.kind === 'token spent' || event.kind === 'rush';
  }

  override mark(event: Event): Mark | null {
    if (event.kind === 'strike') return { kind: 'score', seat: this.player(event.values.player)?.team ?? 'home' };
    if (event.kind === 'sudden death') return { kind: 'break', seat: '' };
    return null;
  }

  override activates(event: Event): boolean {
    return event.kind === 'token spent';
  }

  override acting(): Acting | null {
    const player = this.player(this.table?.active ?? '');
    return player ? { player: player.id, seat: player.team } : null;
  }

  override standing(): Standing | null {
    const table = this.table;
    return table && { score: [table.home_points, table.away_points], time: t('ui-rush', { number: table.rush }) };
  }

  protected rest(): void {
    this.moving = null;
    this.flight = null;
  }

  protected forget(): void {
    this.test = null;
    this.aim = null;
    this.gathering.forget();
  }

  protected gather(event: Event): void {
    if (event.kind === 'token spent' || event.kind === 'rush' || event.kind === 'free action') this.test = null;
    this.test = this.gathering.take(event, this.test) ?? this.test;
    if (event.kind === 'attacked') this.thief = event.values.action === 'steal' ? event.values.player : '';
    if (event.kind === 'token spent') this.thief = '';
  }

  protected override climaxOf(event: Event, ahead: readonly Event[]): Climax | null {
    const { table, test } = this;
    if (!table) return null;
    if (test && (event.kind === 'rolled' || event.kind === 'came to'))
      return testClimax(test, this.gathering.foresee(ahead, test), table);
    return happeningOf(event, table, this.thief);
  }

  protected override soundOf(event: Event): Sound | null {
    return soundOf(event);
  }

  private player(id: string): Player | undefined {
    return this.table?.players.find((each) => each.id === id);
  }

  protected async show(event: Event): Promise<void> {
    switch (event.kind) {
      case 'placed':
      case 'entered':
      case 'turned':
      case 'stood up':
      case 'fell':
      case 'knocked down':
      case 'injured':
      case 'left the pitch':
      case 'token spent':
        await this.mend(event);
        break;
      case 'stepped': {
        const player = this.player(event.values.player);
        if (player) player.facing = DIRECTIONS[directionTo(hex(player.at), event.values.hex)] ?? player.facing;
        await this.move(player, event.values.hex);
        break;
      }
      case 'pushed':
      case 'followed up':
      case 'dodged':
        await this.move(this.player(event.values.player), event.values.hex);
        break;
      case 'launched':
        await this.roll(event.values.hexes, 0.5);
        break;
      case 'scattered':
        await this.roll(event.values.hexes, 0.3);
        break;
      case 'thrown':
        this.aim = hex(this.player(event.values.receiver)?.at);
        break;
      case 'strike tried':
        this.aim = event.values.hex;
        break;
      case 'ball taken':
        await this.take(event.values.player);
        break;
      case 'ball lost':
        if (this.table) this.table.ball = this.player(event.values.player)?.at ?? this.table.ball;
        break;
      case 'ball down':
        if (this.table) this.table.ball = event.values.hex;
        this.flight = null;
        break;
      case 'rolled':
        await this.tumble(TUMBLE, GLANCE);
        break;
      case 'came to':
        await this.verdict(VERDICT);
        if (event.values.action === 'throw') await this.hurl();
        break;
      case 'strike':
        if (this.table) {
          [this.table.home_points, this.table.away_points] = [event.values.home, event.values.away];
          this.table.score = this.table.home_points - this.table.away_points;
          this.table.ball = null;
        }
        this.flight = null;
        await this.announce(event, 1900);
        break;
      case 'rush':
        if (this.table) [this.table.rush, this.table.tokens] = [event.values.rush, event.values.tokens];
        await this.announce(event, 900);
        break;
      case 'head start':
      case 'toss':
      case 'sudden death':
      case 'ended':
        await this.announce(event, 1300);
        break;
      default:
        event.kind satisfies Undrawn;
    }
  }

  /** How a player looks now, before the true state comes. */
  private async mend(event: Extract<Event, { kind: Mended }>): Promise<void> {
    const player = this.player(event.values.player);
    switch (event.kind) {
      case 'placed':
        if (player) [player.where, player.at, player.facing] = ['pitch', event.values.hex, event.values.facing];
        return this.pause(GLANCE);
      case 'entered':
        // Whoever enters looks down the pitch.
        if (player) {
          [player.where, player.at] = ['pitch', event.values.hex];
          player.facing = event.values.hex[0] < 0 ? 'E' : 'W';
        }
        return this.pause(GLANCE);
      case 'turned':
      case 'stood up':
        if (player) player.facing = event.values.facing;
        return this.pause(GLANCE / 2);
      case 'fell':
      case 'knocked down':
        if (player) player.facing = 'prone';
        return this.pause(GLANCE * 2);
      case 'injured':
        if (player) [player.where, player.at, player.turns] = ['out of play', null, event.values.turns];
        return this.pause(GLANCE * 2);
      case 'left the pitch':
        if (player) [player.where, player.at] = ['bench', null];
        return this.pause(GLANCE);
      case 'token spent':
        if (this.table && player) {
          this.table.active = player.id;
          player.tokens += 1;
          this.table.tokens = event.values.tokens;
        }
        return this.pause(GLANCE);
      default:
        event satisfies never;
    }
  }

  private ballAt(): Hex | null {
    if (this.flight) return this.flight.at;
    const ball = this.table?.ball ?? null;
    return typeof ball === 'string' ? (this.player(ball)?.at ?? null) : ball;
  }

  private async take(id: string): Promise<void> {
    const player = this.player(id);
    if (this.table && player) {
      const from = this.ballAt();
      if (from) await this.fly(from, hex(player.at), 0.2);
      this.table.ball = player.id;
    }
    this.flight = null;
  }

  /** The ball goes where it was aimed at, once the dice have been seen. */
  private async hurl(): Promise<void> {
    if (!this.aim) return;
    const from = this.ballAt();
    if (from) await this.fly(from, this.aim, 1);
    if (this.table) this.table.ball = [...this.aim];
    this.aim = null;
  }

  private async move(player: Player | undefined, to: Hex): Promise<void> {
    if (!player) return;
    const from = hex(player.at);
    this.moving = player.id;
    await this.frames(paced(STEP), (share) => {
      const [q, r] = between(from, to, eased(share));
      player.at = [q, r];
    });
    this.moving = null;
  }

  /** The ball goes from hex to hex. */
  private async roll(way: readonly Hex[], height: number): Promise<void> {
    let from = this.ballAt() ?? hex(way[0]);
    for (const to of way) {
      await this.fly(from, to, height);
      from = to;
    }
    if (this.table) this.table.ball = [...from];
  }

  private async fly(from: Hex, to: Hex, height: number): Promise<void> {
    const far = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    await this.frames(paced(Math.max(SHORTEST, far * FLY)), (share) => {
      this.flight = { at: between(from, to, share), height: height * 4 * share * (1 - share) };
    });
  }
}

function between(from: Hex, to: Hex, share: number): Hex {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
