// A match as one seat sees it: fed by the connection, shown event by event, asked back through it.
import type { Hint, MatchInfo, Outcome, PlannedStep, Present, Question } from '../protocol';
import type { Role, ServerMessage, Sitting, Snapshot, Update, Waiting } from '../protocol';
import { Asking } from './asking.svelte';
import { Connection, type Link } from './connection';
import { Course, learnt, together, type Plans, type Script } from './course.svelte';
import { Deals, type Timed } from './deals.svelte';
import { Pondering } from './pondering';
import { Recap } from './recap.svelte';
import type { Scene } from './scene.svelte';
import type { Seat } from './seat';
import { type Help, least, settings } from './settings.svelte';

/** How many messages may wait to be shown before they are shown at once. */
const BEHIND = 6;

export type { Planned, Refusal } from './asking.svelte';

export class Match<Stage extends Scene = Scene> extends Asking<Stage> {
  link = $state<Link>('connecting');
  problem = $state('');
  info = $state.raw<MatchInfo | null>(null);
  seats = $state.raw<Sitting[]>([]);
  role = $state<Role>('public');
  setting = $state.raw<Stage['wire']['Setting'] | null>(null);
  asked = $state.raw<Waiting | null>(null);
  question = $state.raw<Stage['wire']['Question'] | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  undo = $state(false);
  /** What a lesson that is over can be tried again from: topics of questions, the latest last. */
  again = $state.raw<string[]>([]);
  suggestion = $state.raw<number[] | null>(null);
  /** What was best, once a puzzle has been answered: it is drawn beside the answer. */
  best = $state.raw<number[] | null>(null);
  /** What is suggested for this question and those that follow at once; empty where that is only this one. */
  planned = $state.raw<PlannedStep[]>([]);
  plans: Plans | null = null;
  /** What the adviser has weighed, best first. */
  hints = $state.raw<Hint[] | null>(null);
  /** When all that the adviser has to say of the question has been said. */
  advised: Promise<void> = Promise.resolve();
  /** Whether the rules let no adviser speak of the question. */
  silent = $state(false);
  /** A choice is on its way. */
  sending = $state(false);
  present = $state.raw<Present | null>(null);
  /** Clocks, and what one side asks of the other. */
  readonly deals: Deals;
  /** How many messages have been shown to their end. */
  shown = $state(0);

  /** Who wants to know what this seat has answered, or (null) that the computer did. */
  noted: (question: Question, choice: number[] | null) => void = () => {};
  /** What the other side has just done, for whoever pauses then. */
  readonly recap: Recap;
  readonly course = new Course();
  readonly pondering = new Pondering();
  protected readonly connection: Connection;
  private queue: (Snapshot | Update)[] = [];
  private working = false;

  constructor(
    token: string,
    readonly stage: Stage,
    /** The coach who advises instead of the server's adviser, in a lesson. */
    protected readonly adviser = '',
  ) {
    super();
    this.recap = new Recap(stage);
    this.connection = new Connection(token, {
      message: (message) => this.take(message),
      link: (state, why) => {
        this.link = state;
        this.problem = why;
      },
    });
    this.deals = new Deals(this.connection, (refusal) => (this.refusal = refusal));
  }

  get seat(): Seat | null {
    return this.role === 'home' || this.role === 'away' ? this.role : null;
  }

  /** The most that the computer may tell, as both sides agreed. */
  get agreed(): Help {
    return this.info?.help ?? 'advice';
  }

  /** How much it tells here. */
  get help(): Help {
    return least(settings.help, this.agreed);
  }

  /** Whether it is known what is suggested, or that nothing is. */
  get isAdvised(): boolean {
    return this.suggestion !== null || this.silent || this.agreed !== 'advice';
  }

  /** What every score board shows besides the score, from this seat's side. */
  get standing(): { seats: Sitting[]; asked: string; present: Present | null; turned: boolean; clock: Timed | null } {
    const { seats, present } = this;
    return { seats, present, asked: this.asked?.seat ?? '', turned: this.seat === 'away', clock: this.deals.clock };
  }

  /** Who sits there, by name. */
  nameOf(seat: Seat): string {
    const found = this.seats.find((each) => each.seat === seat);
    return found?.kind === 'person' ? found.name : '';
  }

  /** Whether somebody else waits for what this seat answers. */
  get isWatched(): boolean {
    return this.seats.some((each) => each.seat !== this.seat && each.kind === 'person');
  }

  get table(): Stage['table'] {
    return this.stage.table;
  }

  close(): void {
    this.connection.close();
    void this.recap.on();
    this.stage.hurry();
  }

  /** Answer the question. */
  async choose(choice: number[]): Promise<boolean> {
    const { question } = this;
    if (this.sending || !question) return false;
    this.sending = true;
    this.refusal = null;
    this.pondering.end();
    const reply = await this.connection.ask({ type: 'choose', turn: this.turn, choice });
    this.sending = false;
    if (reply.type === 'refused') {
      this.refusal = reply.code === 'stale' || reply.code === 'not asked' ? null : reply;
      return false;
    }
    this.noted(question, choice);
    return true;
  }

  /** Answer what is asked and what follows by a script, until something is learnt that nobody knew. */
  follow(script: Script): void {
    if (this.sending || !this.question) return;
    this.course.begin(script);
    this.ask(this.question, this.asked);
  }

  async takeBack(): Promise<void> {
    if (this.undo) await this.connection.ask({ type: 'undo', turn: this.turn });
  }

  /** Return to the latest question of that topic, in a lesson that is over. */
  async tryAgain(topic: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    await this.connection.ask({ type: 'again', turn: this.turn, topic });
    this.sending = false;
  }

  /** Let the computer answer. */
  async step(): Promise<void> {
    if (this.sending || (this.seat && this.agreed !== 'advice')) return;
    this.sending = true;
    if (this.question) this.noted(this.question, null);
    await this.connection.ask({ type: 'step', turn: this.turn, coach: this.adviser });
    this.sending = false;
  }

  async pace(milliseconds: number, running: boolean): Promise<void> {
    await this.connection.ask({ type: 'pace', milliseconds, running });
  }

  async earlier(): Promise<void> {
    const first = this.stage.firstEvent;
    if (first <= 0) return;
    const from = Math.max(0, first - 200);
    const reply = await this.connection.ask({ type: 'history', first_event: from, count: first - from });
    if (reply.type === 'past') this.stage.prepend(reply.first_event, reply.events);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.info;
        this.seats = message.info.seats;
        this.role = message.role;
        this.setting = message.setting as Stage['wire']['Setting'];
        this.stage.setting = this.setting;
        break;
      case 'present':
        this.present = message;
        this.seats = message.seats;
        break;
      case 'standing':
      case 'talk':
        this.deals.take(message);
        break;
      case 'snapshot':
      case 'update':
        this.queue.push(message);
        void this.work();
        break;
      case 'going on':
        if (!this.queue.length && !this.working) {
          this.undo = false;
          this.ask(null, { seat: 'nobody', topic: '' });
        }
        break;
      case 'problem':
        this.problem = message.code;
        break;
    }
  }

  /** Show what came, one message after the other. */
  private async work(): Promise<void> {
    if (this.working) {
      if (this.behind) this.stage.hurry();
      return;
    }
    this.working = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      this.ask(null, this.asked);
      if (message.type === 'snapshot') {
        this.stage.reset(message.state, message.first_event, message.events);
        this.recap.forget();
      } else {
        const from = this.stage.moment();
        await this.stage.play(message.changes, message.first_event, message.events, this.behind);
        await this.recap.after(message, from, this.seat);
      }
      this.undo = message.undo;
      this.again = message.again;
      this.turn = message.turn;
      this.outcome = message.outcome;
      this.shown += 1;
      if (learnt(message, this.seat, (event) => this.stage.isNews(event))) this.course.stop();
      // A question that has been answered meanwhile is not shown any more.
      if (!this.queue.length) this.ask(message.question as Stage['wire']['Question'] | null, message.asked);
    }
    this.working = false;
  }

  /** Whether too much waits to be shown. Who pauses wants to see it all. */
  private get behind(): boolean {
    return this.queue.length > BEHIND && !(settings.pause && this.seat);
  }

  /** Give the answer of a plan; what is refused by now is asked. */
  private async go(question: Stage['wire']['Question'], asked: Waiting | null, choice: number[]): Promise<void> {
    this.sending = true;
    const reply = await this.connection.ask({ type: 'choose', turn: this.turn, choice });
    this.sending = false;
    if (reply.type !== 'refused') return this.noted(question, choice);
    this.course.stop();
    if (reply.code === 'stale' || reply.code === 'not asked') return;
    this.ask(question, asked);
    this.refusal = reply;
  }

  protected ask(question: Stage['wire']['Question'] | null, asked: Waiting | null): void {
    const choice = question && this.course.going ? this.course.next(question) : null;
    this.question = choice ? null : question;
    this.asked = choice ? { seat: 'nobody', topic: '' } : asked;
    this.suggestion = null;
    this.planned = [];
    this.hints = null;
    this.silent = false;
    this.refusal = null;
    if (question && choice) void this.go(question, asked, choice);
    else if (question) {
      this.pondering.begin();
      this.advised = this.beAdvised(this.turn);
    }
  }

  private async beAdvised(turn: number): Promise<void> {
    // What was not agreed on is not asked for.
    if (this.agreed === 'none') return;
    if (this.agreed === 'advice') {
      const reply = await this.connection.ask({ type: 'suggest', turn, coach: this.adviser });
      if (this.turn !== turn || !this.question) return;
      if (reply.type === 'suggested') {
        // With what follows: the answer at hand does not change once it is there.
        const steps = this.plans?.wanted() ? together(await this.plan(), this.plans.begins) : [];
        if (this.turn !== turn || !this.question) return;
        this.planned = steps.length > 1 ? steps : [];
        this.suggestion = reply.choice;
      } else if (reply.type === 'refused') this.silent = reply.code === 'silenced';
      if (this.silent) return;
    }
    const found = await this.consult(null);
    if (!found || this.turn !== turn || !this.question) return;
    // A lesson's adviser has the first word.
    const first = found.hints.filter((hint) => hint.choice.join() === this.suggestion?.join());
    this.hints = [...first, ...found.hints.filter((hint) => !first.includes(hint))];
  }
}
