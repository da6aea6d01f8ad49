// Questions that are answered by themselves: a defence that was set up in one panel, and card windows that are let pass.
import type { Match } from '../../lib/match.svelte';
import { settings } from '../../lib/settings.svelte';
import type { PickOption } from '../../protocol';
import { Defence, isOfDefence } from './defence.svelte';
import { aboutOf, standing } from '../../lib/orders.svelte';
import { isPlace, Placing } from './placing.svelte';
import type { Stage } from './stage.svelte';
import type { Question, Topic } from './table';

const NEVER = -1;
/** Questions with which a part of the match begins: none is planned beyond it. */
export const BEGINS: readonly Topic[] = ['team play', 'player', 'team plays', 'kick-off place', 'kicker', 'defender'];

export class Flow {
  /** The defence as it is set up, for the question it was planned at. */
  defence = $state.raw<Defence | null>(null);
  /** The places of a kick-off, for the question they were laid out at. */
  private places = $state.raw<{ asked: Question; placing: Placing } | null>(null);
  /** The activation whose defence is declared together, the one that is defended one by one, and the one without cards. */
  private declared = $state(NEVER);
  private single = $state(NEVER);
  private passed = $state(NEVER);
  /** The window that is being let pass. */
  private held: Question | null = null;
  /** The question of a declared defence that is the coach's own after all. */
  private left = $state.raw<Question | null>(null);

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

  /** Whether all are to be placed in one view now. */
  get wantsPlaces(): boolean {
    return settings.panel && isPlace(this.match.question) && this.single !== this.activation;
  }

  /** Those of an earlier kick-off are none of this one's. */
  get placing(): Placing | null {
    const { places, match } = this;
    return this.wantsPlaces && places && (places.asked === match.question || match.course.going)
      ? places.placing
      : null;
  }

  /** Set them up as suggested, where something is. */
  async layOut(helped: boolean): Promise<void> {
    const { question: asked, suggestion, planned, table, seat } = this.match;
    this.places = null;
    if (!asked) return;
    const first = suggestion ? [{ question: asked, choice: suggestion }] : [];
    const steps = helped ? (planned.length ? planned : first) : [];
    const waiting = table?.players.filter((player) => player.team === seat && player.off === 'to place').length;
    const found = await Placing.laidOut(this.match, asked, steps, waiting ?? 1);
    if (this.match.question !== asked) return;
    if (found) this.places = { asked, placing: found };
    else this.oneByOne();
  }

  /** Place them as they are set up. */
  placeAll(): void {
    if (this.placing && this.placing.wrong < 0) this.match.follow(this.placing.script);
  }

  get panel(): Defence | null {
    return this.wantsPanel ? this.defence : null;
  }

  /** Set up as suggested; where nobody may suggest anything, everybody stays. */
  async plan(helped: boolean): Promise<void> {
    const asked = this.match.question;
    this.defence = null;
    const steps = helped ? await this.match.plan() : [];
    if (asked && this.match.question === asked)
      this.defence = new Defence(steps, asked.data.shape === 'defenders' ? asked.data.can : {});
  }

  /** What the declared defence has this player do; empty where it has nothing for it. */
  planned(player: string): string {
    return this.isDeclared ? (this.defence?.rows.find((row) => row.player === player)?.action ?? '') : '';
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
    if (!nothing) return this.standing === 'pass' ? this.nothing : null;
    if (this.passed === this.activation || this.standing === 'pass') return nothing;
    const within =
      this.isDeclared && question?.data.shape === 'window' && question.data.window === 'before a defensive action';
    return within && (!suggestion || suggestion[0] === nothing.choice) ? nothing : null;
  }

  /** The answer that lays or uses nothing, where that can be ordered. */
  private get nothing(): PickOption | null {
    const word = this.topic === 'card' ? 'pass' : this.topic === 'use skill' ? 'no' : '';
    return this.match.question?.options.find((option) => option.word === word) ?? null;
  }

  /** What standing orders say to the question. */
  private get standing(): 'ask' | 'pass' | 'wait' {
    const { question, hints, silent, agreed } = this.match;
    if (!question || !this.nothing) return 'ask';
    return standing(question, this.nothing, hints, !silent && agreed !== 'none');
  }

  /** The cards and skills of the question, by the messages that name them: about these there can be orders. */
  get orderly(): string[] {
    const { question } = this.match;
    if (!question || !this.nothing) return [];
    const more = question.options.filter((option) => option !== this.nothing);
    return [...new Set(more.map((option) => aboutOf(question, option)))];
  }

  private get declaring(): boolean {
    return this.isDeclared && isOfDefence(this.topic) && this.left !== this.match.question;
  }

  /** Whether what is asked is answered by itself. */
  get answers(): boolean {
    return this.declaring || this.passing !== null || this.standing === 'wait';
  }

  /** Whether a plan for several questions can come yet, for all that is known from the first. */
  get isPlanned(): boolean {
    return !this.wantsPanel && !this.wantsPlaces && !this.declaring;
  }

  /** Answer, once there is a suggestion to fall back on or it is known that there is none. */
  answer(): void {
    const { question, suggestion, sending, isAdvised } = this.match;
    if (!question || !isAdvised || sending) return;
    if (this.passing) void this.letPass(question, this.passing);
    else if (this.declaring) void this.declare(question, suggestion);
  }

  /** Whoever waits for it cannot tell by the time it takes that nobody was asked. */
  private async letPass(asked: Question, nothing: PickOption): Promise<void> {
    if (this.held === asked) return;
    this.held = asked;
    if (this.match.isWatched) await this.match.pondering.wait();
    if (this.match.question === asked) await this.match.choose([nothing.choice]);
    if (this.held === asked) this.held = null;
  }

  /** One question of a defence: as the panel has it, else as suggested, else by the coach: something has been measured. */
  private async declare(asked: Question, suggestion: number[] | null): Promise<void> {
    const wanted = this.defence?.answer(asked) ?? null;
    if (wanted && (await this.match.judge(wanted))?.allowed) await this.match.choose(wanted);
    else if (this.match.question !== asked) return;
    else if (suggestion) await this.match.choose(suggestion);
    else this.left = asked;
  }
}
