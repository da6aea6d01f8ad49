// How Takkure's events look on the table.
import { eased } from '../../lib/changes';
import { Scene, type Acting, type Mark, type Standing, type Tone } from '../../lib/scene.svelte';
import { paced } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Climax } from '../../lib/climax';
import type { Sound } from '../../lib/sound.svelte';
import { contestClimax, happeningOf, soundOf } from './climaxes';
import { Gathering, standsAlone, type Contest } from './contest';
import { along, lengthOf } from './plane';
import { INCH, type Event, type Player, type Point, type Wire } from './table';
import { toneOf } from './tones';
import type { Mended, Undrawn } from './undrawn';

/** Milliseconds at speed 1. */
const RUN_AN_INCH = 95;
const SHORTEST = 160;
const LONGEST = 1100;
const TUMBLE = 750;
const VERDICT = 900;
const GLANCE = 260;
/** A pass that was badly thrown may still be caught: a moment like any contest. */
const CATCHING = '2.02';

export class Stage extends Scene<Wire> {
  contest = $state.raw<Contest | null>(null);
  /** The ball on its way, with its height above the pitch from 0 to 1. */
  flight = $state.raw<{ at: Point; height: number } | null>(null);
  /** The template of scatter and kick-off while it lies. */
  template = $state.raw<Point | null>(null);
  moving = $state<string | null>(null);

  /** Who rolled last: a ball that is in the air was kicked by it. */
  private roller = '';
  private readonly gathering = new Gathering();

  override isNews(event: Event): boolean {
    return event.kind === 'rolled' || event.kind === 'card turned';
  }

  tone(event: Event): Tone {
    return toneOf(event);
  }

  begins(event: Event): boolean {
    return event.kind === 'activated';
  }

  override mark(event: Event): Mark | null {
    if (event.kind === 'try') return { kind: 'score', seat: this.player(event.values.player)?.team ?? 'home' };
    if (event.kind === 'half over') return { kind: 'break', seat: '' };
    // After a kick-off somebody always has the ball.
    if (event.kind === 'possession' && event.rule !== '5.03')
      return { kind: 'turnover', seat: event.values.seat === 'home' ? 'home' : 'away' };
    return null;
  }

  override activates(event: Event): boolean {
    return event.kind === 'activated';
  }

  override acting(): Acting | null {
    const player = this.player(this.table?.active ?? '');
    return player ? { player: player.id, seat: player.team } : null;
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

  protected gather(event: Event): void {
    // A new turn: what was rolled before lies over those who are to be placed or moved.
    if (event.kind === 'activated' || event.kind === 'kick-off') this.contest = null;
    const contest = this.gathering.take(event, this.contest);
    if (contest) this.contest = contest;
    if (event.kind === 'rolled') this.roller = event.values.player;
    if (event.kind === 'template laid') this.template = [event.values.x, event.values.y];
    if (event.kind === 'ball down' || event.kind === 'ball taken' || event.kind === 'activated') this.template = null;
  }

  protected override climaxOf(event: Event, ahead: readonly Event[]): Climax | null {
    const { table, contest } = this;
    if (!table) return null;
    const rolls =
      event.kind === 'came to' || (event.kind === 'rolled' && (!standsAlone(event) || event.rule === CATCHING));
    if (rolls && contest) return contestClimax(contest, this.gathering.foresee(ahead, contest), table);
    return happeningOf(event, table);
  }

  protected override soundOf(event: Event): Sound | null {
    return soundOf(event);
  }

  private player(id: string): Player | undefined {
    return this.table?.players.find((each) => each.id === id);
  }

  protected async show(event: Event): Promise<void> {
    switch (event.kind) {
      case 'ran':
      case 'walked':
        await this.run(event.values.player, event.values.points);
        break;
      case 'placed':
        await this.place(event.values.player, [event.values.x, event.values.y]);
        break;
      case 'displaced':
      case 'set back':
        await this.run(event.values.player, [[event.values.x, event.values.y]]);
        break;
      case 'closed in':
        await this.run(event.values.tackler, [[event.values.x, event.values.y]]);
        break;
      case 'activated':
      case 'marked':
      case 'tokens removed':
      case 'grounded':
      case 'ground token removed':
      case 'wounded':
      case 'tired':
      case 'rested':
      case 'sent off':
        await this.mend(event);
        break;
      case 'thrown': {
        const receiver = this.player(event.values.receiver);
        if (receiver) await this.fly([event.values.x, event.values.y], receiver.at, 1);
        break;
      }
      case 'ball taken':
        await this.take(event.values.player);
        break;
      case 'ball down':
        await this.drop([event.values.x, event.values.y], 0.45);
        break;
      case 'ball displaced':
        await this.drop([event.values.x, event.values.y], 0);
        break;
      case 'rolled':
        await this.tumble(TUMBLE, GLANCE);
        break;
      case 'came to':
        await this.verdict(VERDICT);
        break;
      case 'try':
        await this.announce(event, 1900);
        break;
      case 'kick-off':
        if (this.table) this.table.ball = null;
        await this.announce(event, 1100);
        break;
      case 'half':
      case 'half over':
      case 'possession':
      case 'ended':
        await this.announce(event, 1100);
        break;
      case 'card turned':
      case 'team play turned':
        await this.announce(event, 1300);
        break;
      case 'scattered':
        await this.pause(GLANCE);
        break;
      default:
        event.kind satisfies Undrawn;
    }
  }

  /** What the tokens on the table show, before the true state comes. */
  private async mend(event: Extract<Event, { kind: Mended }>): Promise<void> {
    const { table } = this;
    const player = 'player' in event.values ? this.player(event.values.player) : undefined;
    switch (event.kind) {
      case 'activated':
        if (table && player) {
          table.active = player.id;
          player.activations = event.values.activations;
          table.tokens -= 1;
        }
        return this.pause(GLANCE);
      case 'marked':
        if (table && player) table.line = [player.at, ...event.values.points];
        return this.pause(GLANCE);
      case 'tokens removed':
        if (table) table.line = [];
        return;
      case 'grounded':
        if (player) player.ground = event.values.ground;
        return this.pause(GLANCE * 2);
      case 'ground token removed':
        if (player) player.ground = event.values.ground;
        return;
      case 'wounded':
        if (player) player.wounds = event.values.wounds;
        return this.pause(GLANCE);
      case 'tired':
      case 'rested':
        if (player) [player.fatigue, player.inactive] = [event.values.fatigue, event.values.inactive];
        return;
      case 'sent off':
        if (player) player.off = 'injured';
        return this.pause(GLANCE * 2);
      default:
        event satisfies never;
    }
  }

  private ballAt(): Point | null {
    const ball = this.table?.ball ?? null;
    return typeof ball === 'string' ? (this.player(ball)?.at ?? null) : ball;
  }

  private async take(id: string): Promise<void> {
    const player = this.player(id);
    if (!this.table || !player) return;
    const at = this.ballAt();
    if (at && !this.flight) await this.fly(at, player.at, 0.25);
    this.table.ball = player.id;
    this.flight = null;
  }

  /** The ball comes down there, rising so high on its way; a kicked one comes from far above. */
  private async drop(end: [number, number], height: number): Promise<void> {
    const kicked = this.table?.ball === null;
    const at = kicked ? this.player(this.roller)?.at : (this.flight?.at ?? this.ballAt());
    if (at) await this.fly(at, end, kicked ? 1 : height);
    if (this.table) this.table.ball = end;
    this.flight = null;
  }

  private async place(id: string, at: [number, number]): Promise<void> {
    const player = this.player(id);
    if (player && player.off !== 'pitch') {
      player.off = 'pitch';
      player.at = at;
      await this.pause(GLANCE);
    } else await this.run(id, [at]);
  }

  /** A player runs a line from where it stands. */
  private async run(id: string, way: readonly Point[]): Promise<void> {
    const player = this.player(id);
    if (!player) return;
    const line: Point[] = [player.at, ...way];
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
