// Questions that are answered by themselves: a defence that was set up in one panel, and card windows that are let pass.
import type { Match } from '../../lib/match.svelte';
import { settings } from '../../lib/settings.svelte';
import type { PickOption } from '../../protocol';
import { Defence, isOfDefence } from './defence.svelte';
import type { Stage } from './stage.svelte';
import type { Question, Topic } from './table';

const NEVER = -1;

export class Flow {
  /** The defence as it is set up, for the question it was planned at. */
  defence = $state.raw<Defence | null>(null);
  /** The activation whose defence is declared together, the one that is defended one by one, and the one without cards. */
  private declared = $state(NEVER);
  private single = $state(NEVER);
  private passed = $state(NEVER);

  constructor(private readonly match: Match<Stage>) {}

  private get activation(): number {
    return this.match.stage.lines.findLast((line) => line.event.kind === 'activated')?.number ?? 0;
  }

  private get topic(): Topic | null {
    return this.match.question?.topic ?? null;
  }

  get isDeclared(): boolean {
    return this.declared === this.activation;
  }

  /** Whether the question is one of a defence that still can be declared as a whole. */
  get canDeclare(): boolean {
    return isOfDefence(this.topic) && !this.isDeclared;
  }

  /** Whether the defenders are to be set up in a panel now. */
  get wantsPanel(): boolean {
    return settings.panel && this.topic === 'defender' && !this.isDeclared && this.single !== this.activation;
  }

  get panel(): Defence | null {
    return this.wantsPanel ? this.defence : null;
  }

  async plan(): Promise<void> {
    const asked = this.match.question;
    this.defence = null;
    const steps = await this.match.plan();
    if (this.match.question !== asked) return;
    if (steps.length) this.defence = new Defence(steps);
    else this.oneByOne();
  }

  declareAll(): void {
    this.declared = this.activation;
  }

  oneByOne(): void {
    this.single = this.activation;
  }

  /** Lay nothing more in this activation. */
  pass(): void {
    this.passed = this.activation;
  }

  /** The option that lays nothing, if it is to be taken: a declared defence stops at its windows only for a card that is
   * suggested. */
  private get passing(): PickOption | null {
    const { question, suggestion } = this.match;
    const nothing = this.topic === 'card' ? question?.options.find((option) => option.word === 'pass') : undefined;
    if (!nothing || this.passed === this.activation) return nothing ?? null;
    const within =
      this.isDeclared && question?.data.shape === 'window' && question.data.window === 'before a defensive action';
    return within && (!suggestion || suggestion[0] === nothing.choice) ? nothing : null;
  }

  private get declaring(): boolean {
    return this.isDeclared && isOfDefence(this.topic);
  }

  /** Whether what is asked is answered by itself. */
  get answers(): boolean {
    return this.declaring || this.passing !== null;
  }

  /** Answer, once there is a suggestion to fall back on or it is known that there is none. */
  answer(): void {
    const { question, suggestion, silent, sending } = this.match;
    if (!question || !(suggestion || silent) || sending) return;
    if (this.passing) void this.match.choose([this.passing.choice]);
    else if (this.declaring && suggestion) void this.declare(question, suggestion);
  }

  /** One question of a defence: as the panel has it, else as suggested. */
  private async declare(asked: Question, suggestion: number[]): Promise<void> {
    const wanted = this.defence?.answer(asked) ?? null;
    if (wanted && (await this.match.judge(wanted))?.allowed) await this.match.choose(wanted);
    else if (this.match.question === asked) await this.match.choose(suggestion);
  }
}
