// A match as one seat sees it: fed by the connection, shown event by event, asked back through it.
import type {
  Hint,
  Hinted,
  Judged,
  MatchInfo,
  Outcome,
  PlannedStep,
  Present,
  Role,
  ServerMessage,
  Sitting,
  Snapshot,
  Telling,
  Update,
  Waiting,
  Weight,
} from '../protocol';
import { Connection, type Link } from './connection';
import type { Scene } from './scene.svelte';
import type { Seat } from './seat';

/** How many messages may wait to be shown before they are shown at once. */
const BEHIND = 6;

export interface Refusal {
  rule: string;
  why: Telling;
}

/** What would be asked, in the game's own form, and what the adviser would answer. */
export type Planned<Stage extends Scene> = PlannedStep & { question: Stage['wire']['Question'] };

export class Match<Stage extends Scene = Scene> {
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
  /** The number of the question, for those who show it. */
  turn = $state(0);
  suggestion = $state.raw<number[] | null>(null);
  /** What the adviser has weighed, best first. */
  hints = $state.raw<Hint[] | null>(null);
  /** When all that the adviser has to say of the question has been said. */
  advised: Promise<void> = Promise.resolve();
  /** Whether the rules let no adviser speak of the question. */
  silent = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** A choice is on its way. */
  sending = $state(false);
  present = $state.raw<Present | null>(null);
  /** How many messages have been shown to their end. */
  shown = $state(0);

  private readonly connection: Connection;
  private queue: (Snapshot | Update)[] = [];
  private working = false;

  constructor(
    token: string,
    readonly stage: Stage,
    /** The coach who advises instead of the server's adviser, in a lesson. */
    private readonly adviser = '',
  ) {
    this.connection = new Connection(token, {
      message: (message) => this.take(message),
      link: (state, why) => {
        this.link = state;
        this.problem = why;
      },
    });
  }

  get seat(): Seat | null {
    return this.role === 'home' || this.role === 'away' ? this.role : null;
  }

  get table(): Stage['table'] {
    return this.stage.table;
  }

  close(): void {
    this.connection.close();
    this.stage.hurry();
  }

  /** Answer the question. */
  async choose(choice: number[]): Promise<boolean> {
    if (this.sending || !this.question) return false;
    this.sending = true;
    this.refusal = null;
    const reply = await this.connection.ask({ type: 'choose', turn: this.turn, choice });
    this.sending = false;
    if (reply.type === 'refused') {
      this.refusal = reply.code === 'stale' || reply.code === 'not asked' ? null : reply;
      return false;
    }
    return true;
  }

  /** Ask whether a choice would be accepted; null where the question has gone meanwhile. */
  async judge(choice: number[]): Promise<Judged | null> {
    const reply = await this.connection.ask({ type: 'judge', turn: this.turn, choice });
    return reply.type === 'judged' ? reply : null;
  }

  /** Hints for the question, and what a choice of one's own would come to; null where the question has gone. */
  async consult(choice: number[] | null): Promise<Hinted | null> {
    const reply = await this.connection.ask({ type: 'consult', turn: this.turn, choice });
    if (reply.type === 'refused' && reply.code === 'silenced') this.refusal = reply;
    return reply.type === 'hinted' ? reply : null;
  }

  /** What the options come to, where that is told before dice are rolled. */
  async weigh(): Promise<Weight[]> {
    const reply = await this.connection.ask({ type: 'weigh', turn: this.turn });
    return reply.type === 'weighed' ? reply.weights : [];
  }

  /** What the adviser would answer to all that is asked in a row. */
  async plan(): Promise<Planned<Stage>[]> {
    const reply = await this.connection.ask({ type: 'plan', turn: this.turn, coach: this.adviser });
    return reply.type === 'planned' ? (reply.steps as Planned<Stage>[]) : [];
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
    if (this.sending) return;
    this.sending = true;
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
      if (this.queue.length > BEHIND) this.stage.hurry();
      return;
    }
    this.working = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      this.ask(null, this.asked);
      if (message.type === 'snapshot') this.stage.reset(message.state, message.first_event, message.events);
      else await this.stage.play(message.changes, message.first_event, message.events, this.queue.length > BEHIND);
      this.undo = message.undo;
      this.again = message.again;
      this.turn = message.turn;
      this.outcome = message.outcome;
      this.shown += 1;
      // A question that has been answered meanwhile is not shown any more.
      if (!this.queue.length) this.ask(message.question as Stage['wire']['Question'] | null, message.asked);
    }
    this.working = false;
  }

  private ask(question: Stage['wire']['Question'] | null, asked: Waiting | null): void {
    this.question = question;
    this.asked = asked;
    this.suggestion = null;
    this.hints = null;
    this.silent = false;
    this.refusal = null;
    if (question) this.advised = this.beAdvised(this.turn);
  }

  private async beAdvised(turn: number): Promise<void> {
    const reply = await this.connection.ask({ type: 'suggest', turn, coach: this.adviser });
    if (this.turn !== turn || !this.question) return;
    if (reply.type === 'suggested') this.suggestion = reply.choice;
    else if (reply.type === 'refused') this.silent = reply.code === 'silenced';
    if (this.silent) return;
    const found = await this.consult(null);
    if (!found || this.turn !== turn || !this.question) return;
    // A lesson's adviser has the first word.
    const first = found.hints.filter((hint) => hint.choice.join() === this.suggestion?.join());
    this.hints = [...first, ...found.hints.filter((hint) => !first.includes(hint))];
  }
}
