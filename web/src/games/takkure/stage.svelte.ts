// How Takkure's events look on the table.
import type { Happened } from '../../protocol';
import { eased, Scene, type Mark, type Standing, type Tone } from '../../lib/scene.svelte';
import { paced } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { Gathering, type Contest } from './contest';
import { along, lengthOf } from './plane';
import { INCH, points, type Player, type Point, type Table } from './table';

/** Milliseconds at speed 1. */
const RUN_AN_INCH = 95;
const SHORTEST = 160;
const LONGEST = 1100;
const TUMBLE = 750;
const VERDICT = 900;
const GLANCE = 260;

const HEADS = ['activated', 'half', 'kick-off', 'try', 'ended', 'set taken', 'possession'];
const RESULT_TONES: readonly Tone[] = ['bad', 'warn', 'good', 'good'];

export class Stage extends Scene<Table> {
  contest = $state.raw<Contest | null>(null);
  /** The ball on its way, with its height above the pitch from 0 to 1. */
  flight = $state.raw<{ at: Point; height: number } | null>(null);
  /** The template of scatter and kick-off while it lies. */
  template = $state.raw<Point | null>(null);
  moving = $state<string | null>(null);

  /** Who rolled last: a ball that is in the air was kicked by it. */
  private roller = -1;
  private readonly gathering = new Gathering();

  tone(event: Happened): Tone {
    if (HEADS.includes(event.kind)) return 'head';
    return event.kind === 'came to' ? (RESULT_TONES[event.values[2] ?? 0] ?? '') : '';
  }

  begins(event: Happened): boolean {
    return event.kind === 'activated';
  }

  override mark(event: Happened): Mark | null {
    if (event.kind === 'try')
      return { kind: 'score', seat: this.player(event.values[0])?.team === 'away' ? 'away' : 'home' };
    if (event.kind === 'half over') return { kind: 'break', seat: '' };
    // After a kick-off somebody always has the ball.
    if (event.kind === 'possession' && event.rule !== '5.03')
      return { kind: 'turnover', seat: event.values[0] === 0 ? 'home' : 'away' };
    return null;
  }

  override standing(): Standing | null {
    const table = this.table;
    if (!table) return null;
    const time = table.half > 0 ? `${t('ui-half', { half: table.half })} · ${t('ui-time', { box: table.time })}` : '';
    return { score: [table.home_tries, table.away_tries], time };
  }

  protected rest(): void {
    this.moving = null;
    this.flight = null;
  }

  protected forget(): void {
    this.template = null;
    this.contest = null;
    this.gathering.forget();
  }

  protected gather(event: Happened): void {
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

  protected async show(event: Happened): Promise<void> {
    const [first, second, third, fourth] = event.values;
    const player = this.player(first);
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
        if (this.table && player)
          this.table.line = [player.at, ...points(event.values.slice(1)).map((each) => [...each])];
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
        await this.announce(event, 1900);
        break;
      case 'half':
      case 'half over':
      case 'possession':
      case 'kick-off':
      case 'ended':
        if (this.table && event.kind === 'kick-off') this.table.ball = null;
        await this.announce(event, 1100);
        break;
      case 'sent off':
        if (player) player.off = 'injured';
        await this.pause(GLANCE * 2);
        break;
      case 'card turned':
      case 'team play turned':
        await this.announce(event, 1300);
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
}
