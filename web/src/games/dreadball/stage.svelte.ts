// How DreadBall's events look on the table.
import { eased, Scene, type Mark, type Standing, type Tone } from '../../lib/scene.svelte';
import { paced } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Happened } from '../../protocol';
import { Gathering, type Test } from './pools';
import { DIRECTIONS, directionTo, hex, type Hex, type Player, type Setting, type Table } from './table';

/** Milliseconds at speed 1. */
const STEP = 190;
const FLY = 85;
const SHORTEST = 180;
const TUMBLE = 650;
const VERDICT = 750;
const GLANCE = 240;

const HEADS = ['rush', 'token spent', 'strike', 'sudden death', 'ended'];
const GOOD = ['strike', 'rush saved', 'ball taken'];
const BAD = ['fell', 'knocked down', 'injured', 'ball lost'];
const THROW = 4;

export class Stage extends Scene<Table> {
  test = $state.raw<Test | null>(null);
  /** The ball on its way, with its height above the pitch from 0 to 1. */
  flight = $state.raw<{ at: Hex; height: number } | null>(null);
  moving = $state<string | null>(null);

  private readonly gathering = new Gathering();
  /** Where the ball is thrown to once the dice have been seen. */
  private aim: Hex | null = null;

  tone(event: Happened): Tone {
    if (HEADS.includes(event.kind)) return 'head';
    if (event.kind === 'came to') return event.values[2] ? 'good' : 'bad';
    if (GOOD.includes(event.kind)) return 'good';
    if (BAD.includes(event.kind)) return 'bad';
    return event.kind === 'rush ending' ? 'warn' : '';
  }

  begins(event: Happened): boolean {
    return event.kind === 'token spent' || event.kind === 'rush';
  }

  override mark(event: Happened): Mark | null {
    if (event.kind === 'strike')
      return { kind: 'score', seat: this.table?.players[event.values[0] ?? -1]?.team === 'away' ? 'away' : 'home' };
    if (event.kind === 'sudden death') return { kind: 'break', seat: '' };
    return null;
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

  protected gather(event: Happened): void {
    if (event.kind === 'token spent' || event.kind === 'rush' || event.kind === 'free action') this.test = null;
    this.test = this.gathering.take(event, this.test) ?? this.test;
  }

  protected async show(event: Happened): Promise<void> {
    const [first, second, third] = event.values;
    const player = this.table?.players[first ?? -1];
    switch (event.kind) {
      case 'placed':
      case 'entered':
        if (player) {
          player.where = 'pitch';
          player.at = [...this.at(second)];
          // Whoever enters looks down the pitch.
          player.facing =
            event.kind === 'placed' ? (DIRECTIONS[third ?? 0] ?? 'E') : this.at(second)[0] < 0 ? 'E' : 'W';
        }
        await this.pause(GLANCE);
        break;
      case 'stepped':
        if (player) {
          player.facing = DIRECTIONS[directionTo(hex(player.at), this.at(third))] ?? player.facing;
          await this.move(player, this.at(third));
        }
        break;
      case 'pushed':
      case 'followed up':
      case 'dodged':
        if (player) await this.move(player, this.at(second));
        break;
      case 'turned':
      case 'stood up':
        if (player) player.facing = DIRECTIONS[second ?? 0] ?? 'E';
        await this.pause(GLANCE / 2);
        break;
      case 'fell':
      case 'knocked down':
        if (player) player.facing = 'prone';
        await this.pause(GLANCE * 2);
        break;
      case 'injured':
        if (player) [player.where, player.at, player.turns] = ['out of play', null, second ?? 0];
        await this.pause(GLANCE * 2);
        break;
      case 'left the pitch':
        if (player) [player.where, player.at] = ['bench', null];
        await this.pause(GLANCE);
        break;
      case 'token spent':
        if (this.table && player) {
          this.table.active = player.id;
          player.tokens += 1;
          this.table.tokens = third ?? this.table.tokens;
        }
        await this.pause(GLANCE);
        break;
      case 'launched':
        await this.roll(event.values, 0.5);
        break;
      case 'scattered':
        await this.roll(event.values.slice(2), 0.3);
        break;
      case 'thrown':
        this.aim = hex(this.table?.players[second ?? -1]?.at);
        break;
      case 'strike tried':
        this.aim = this.at(second);
        break;
      case 'ball taken':
        if (this.table && player) {
          const from = this.ballAt();
          if (from) await this.fly(from, hex(player.at), 0.2);
          this.table.ball = player.id;
        }
        this.flight = null;
        break;
      case 'ball lost':
        if (this.table && player?.at) this.table.ball = [...player.at];
        break;
      case 'ball down':
        if (this.table) this.table.ball = [...this.at(first)];
        this.flight = null;
        break;
      case 'rolled':
        this.tumbling = true;
        await this.pause(TUMBLE);
        this.tumbling = false;
        await this.pause(GLANCE);
        break;
      case 'came to':
        await this.pause(VERDICT);
        if (second === THROW && this.aim) {
          const from = this.ballAt();
          if (from) await this.fly(from, this.aim, 1);
          if (this.table) this.table.ball = [...this.aim];
          this.aim = null;
        }
        break;
      case 'strike':
        if (this.table) {
          [this.table.home_points, this.table.away_points] = [third ?? 0, event.values[3] ?? 0];
          this.table.score = this.table.home_points - this.table.away_points;
          this.table.ball = null;
        }
        this.flight = null;
        await this.announce(event, 1900);
        break;
      case 'rush':
        if (this.table) [this.table.rush, this.table.tokens] = [second ?? 0, third ?? 0];
        await this.announce(event, 900);
        break;
      case 'toss':
      case 'sudden death':
      case 'ended':
        await this.announce(event, 1300);
        break;
    }
  }

  private at(number: number | undefined): Hex {
    return hex((this.setting as Setting | null)?.hexes[number ?? -1]);
  }

  private ballAt(): Hex | null {
    if (this.flight) return this.flight.at;
    const ball = this.table?.ball ?? null;
    if (typeof ball !== 'string') return ball && hex(ball);
    const holder = this.table?.players.find((each) => each.id === ball);
    return holder?.at ? hex(holder.at) : null;
  }

  private async move(player: Player, to: Hex): Promise<void> {
    const from = hex(player.at);
    this.moving = player.id;
    await this.frames(paced(STEP), (share) => {
      player.at = [...between(from, to, eased(share))];
    });
    this.moving = null;
  }

  /** The ball goes from hex to hex. */
  private async roll(numbers: readonly number[], height: number): Promise<void> {
    let from = this.ballAt() ?? this.at(numbers[0]);
    for (const number of numbers) {
      await this.fly(from, this.at(number), height);
      from = this.at(number);
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
