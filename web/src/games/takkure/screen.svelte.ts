// The state of Takkure's screen: what is asked and shown, what a person looks at, and what taps and buttons do.
import { untrack } from 'svelte';
import { Advice } from '../../lib/advice.svelte';
import { byPlan } from '../../lib/course.svelte';
import type { Match, Planned } from '../../lib/match.svelte';
import { progress, type Lecture } from './progress.svelte';
import { Habits } from '../../lib/habits.svelte';
import { isLandscape, isWide } from '../../lib/room';
import { settings } from '../../lib/settings.svelte';
import type { Hint, PickOption, Weight } from '../../protocol';
import type { Defence } from './defence.svelte';
import { Draft } from './draft.svelte';
import { BEGINS, Flow } from './flow.svelte';
import { Foresight } from './foresight.svelte';
import { bestGhosts, hintGhosts, planGhosts } from './ghosts';
import { Guide } from './guide.svelte';
import { attendGuide } from './taught.svelte';
import type { Placing } from './placing.svelte';
import type { Action, Cards } from './protocol';
import type { Stage } from './stage.svelte';
import { initials, point, points, TRY, type Content, type Point, type Question } from './table';
import { isAbout, teamNames } from './sight';
import type { View } from './view';
import { Weighing } from './weighing.svelte';

const MOVE: Action = 'move';
/** So many numbers are dialled rather than picked. */
const MANY = 40;

export class Screen {
  /** What is read, who is looked at, what options are narrowed to, what lies over the pitch. */
  rule = $state<string | null>(null);
  looked = $state<string | null>(null);
  filter = $state<string | null>(null);
  sheet = $state<string | null>(null);
  width = $state(1280);
  height = $state(860);
  /** Where the dial stands. */
  degrees = $state(0);
  /** Where the pitch was tapped before the player's move was chosen. */
  private intent: Point | null = null;
  readonly match: Match<Stage>;
  readonly advice: Advice;
  readonly flow: Flow;
  readonly habits: Habits;
  /** Whether standing orders are shown. */
  ordering = $state(false);
  private readonly foresight: Foresight;
  private readonly weighing: Weighing;

  constructor(
    match: Match<Stage>,
    readonly content: Content,
  ) {
    this.match = match;
    this.advice = new Advice(match, TRY);
    this.flow = new Flow(match);
    this.habits = new Habits(match, (question) => this.partOf(question as Question));
    this.foresight = new Foresight(match, (id) => initials(this.nameOf(id)));
    this.weighing = new Weighing(match);
    match.plans = { begins: BEGINS, wanted: () => this.together && !this.flow.wantsPanel && !this.flow.answers };
  }

  get table() {
    return this.match.table;
  }

  get setting() {
    return this.match.setting;
  }

  get question() {
    return this.match.question;
  }

  get wide(): boolean {
    return isWide(this.width, this.height);
  }

  readonly view = $derived.by<View>(() => ({
    landscape: isLandscape(this.width, this.height),
    turned: this.match.role === 'away',
  }));
  readonly names = $derived.by(() => teamNames(this.content, this.table, this.match.info?.setup ?? {}));

  // What is asked.

  readonly draft = $derived.by(() =>
    this.question && this.question.form !== 'pick' && !this.placed ? new Draft(this.match, this.question) : null,
  );
  readonly options = $derived.by(() => [...new Set(this.question?.options.flatMap((option) => option.things) ?? [])]);
  get subjects(): readonly string[] {
    return this.question?.data.subjects ?? [];
  }

  readonly shown = $derived(
    (this.question?.options ?? []).filter(
      (option) => !this.filter || option.things.includes(this.filter) || isAbout(option, this.filter),
    ),
  );
  readonly dialled = $derived(
    this.shown.length > MANY && this.shown.every((option) => option.label.message === 'option-number'),
  );
  readonly windowed = $derived.by(() => this.question?.data.shape === 'window');
  readonly arrows = $derived(
    this.question?.data.shape === 'arrow' && this.dialled ? { at: this.question.data.at, degrees: this.degrees } : null,
  );

  // Who helps.

  get lecture(): Lecture | null {
    return this.match.info ? progress.of(this.match.info.match) : null;
  }

  private readonly guided = $derived.by(() => (this.lecture?.guided && this.match.seat ? this.lecture.exercise : 0));
  readonly guide = $derived.by(() => {
    const exercise = this.guided;
    return exercise ? untrack(() => new Guide(this.match, exercise)) : null;
  });
  get helped(): boolean {
    return this.match.help === 'advice' || this.guide !== null;
  }

  /** Whether several questions may be answered by one plan. A guide goes through them one by one. */
  get together(): boolean {
    return settings.panel && this.match.help === 'advice' && this.guide === null;
  }

  /** What is planned for this question and what follows, unless somebody has begun to answer otherwise. */
  get plan(): Planned<Stage>[] {
    return this.draft?.own || this.placed ? [] : (this.match.planned as Planned<Stage>[]);
  }

  /** Suggestions are shown: because they are wanted, or because the guide points at them. */
  get suggestion(): number[] | null {
    return this.helped ? this.match.suggestion : null;
  }

  readonly suggested = $derived.by(() => {
    const wise = this.question?.options.find((option) => option.choice === this.match.suggestion?.[0]);
    return this.suggestion ? (wise?.things ?? []) : [];
  });
  /** Whether all are placed in one view; a guide goes through them one by one. */
  get placed(): boolean {
    return this.flow.wantsPlaces && this.guide === null;
  }

  get placing(): Placing | null {
    return this.placed ? this.flow.placing : null;
  }

  readonly panel = $derived.by<Defence | null>(() => this.flow.panel);
  readonly canDefend = $derived.by(() => Boolean(this.suggestion && this.flow.canDeclare));
  readonly ghosts = $derived.by(() =>
    this.question && this.advice.hints
      ? hintGhosts(this.question, this.advice.hints, this.advice.looked)
      : (bestGhosts(this.question, this.match.best) ??
        this.placing?.ghosts((id) => initials(this.nameOf(id))) ??
        this.panel?.ghosts(this.table?.measuring === 'open', (id) => initials(this.nameOf(id))) ??
        (this.plan.length || !this.helped
          ? planGhosts(this.plan, (id) => initials(this.nameOf(id)))
          : this.foresight.ghosts)),
  );
  /** Where the guide would have the answer drawn. */
  readonly ring = $derived(
    this.draft && !this.draft.end && this.guide?.drawing && this.suggestion?.length
      ? (points(this.suggestion).at(-1) ?? null)
      : null,
  );

  get cards(): Cards | undefined {
    return this.match.seat ? this.table?.[`${this.match.seat}_cards`] : undefined;
  }

  get opponents(): Cards | undefined {
    return this.table?.[this.match.seat === 'home' ? 'away_cards' : 'home_cards'];
  }

  /** What a team does in every match: its team plays (5.01), its places when it kicks and when it receives (5.03). */
  private partOf({ topic, data }: Question): string {
    const { seat, info } = this.match;
    if (!seat || this.guide || (topic !== 'team plays' && topic !== 'kick-off place')) return '';
    const kicks = data.shape === 'zone' ? (data.low === data.high ? '/kick' : '/receive') : '';
    return `takkure/${info?.setup[seat] ?? ''}/${topic}${kicks}`;
  }

  private player(id: string) {
    return this.table?.players.find((each) => each.id === id);
  }

  nameOf = (id: string): string => this.player(id)?.name ?? '';

  /** What happens by itself, as long as the screen is there. */
  attend(): void {
    $effect(() => {
      if (this.question) this.asked(this.question, this.draft);
    });
    $effect(() => {
      if (this.draft && this.suggestion && !this.guide?.drawing) this.draft.offer(this.suggestion);
    });
    this.foresight.attend(() => this.suggestion);
    this.habits.attended();
    attendGuide(this);
    $effect(() => {
      const { helped } = this;
      if (this.placed && this.match.isAdvised) untrack(() => void this.flow.layOut(helped));
      if (this.flow.wantsPanel) untrack(() => void this.flow.plan(helped));
    });
    $effect(() => {
      if (this.flow.answers && this.match.isAdvised && !this.match.sending) untrack(() => this.flow.answer());
    });
  }

  private asked(question: Question, draft: Draft | null): void {
    this.filter = null;
    this.ordering = false;
    untrack(() => this.advice.close());
    void this.weighing.ask(question);
    if (draft && this.intent) {
      draft.aim(this.intent);
      this.intent = null;
    }
  }

  weightOf(option: PickOption): Weight | undefined {
    return this.helped ? this.weighing.of(option) : undefined;
  }

  // What a person does.

  /** A hint becomes the answer at hand. */
  take = (hint: Hint): void => {
    this.match.suggestion = hint.choice;
    this.match.planned = [];
    if (hint.choice.length) this.draft?.take(hint.choice);
    else this.draft?.clear();
  };

  choose = async (choice: number[]): Promise<void> => {
    const remark = (await this.guide?.weigh(choice)) ?? null;
    if ((await this.match.choose(choice)) && this.guide) this.guide.remark = remark;
  };

  confirm = (): void => {
    const { draft } = this;
    if (draft?.end && !draft.turning && draft.allowed !== false) void this.choose(draft.choice);
  };

  /** Accept what is suggested. */
  accept = (): void => {
    if (this.plan.length) this.match.follow(byPlan(this.plan));
    else this.acceptOne();
  };

  /** Accept what is suggested for this question. */
  acceptOne = (): void => {
    if (this.placing) this.flow.placeAll();
    else if (this.draft?.end) this.confirm();
    else if (this.panel) this.flow.declareAll();
    else if (this.suggestion) void this.choose(this.suggestion);
  };

  pick = (thing: string): void => {
    // Where all are declared together a tap declares nobody.
    if (this.placing) this.placing.choose(thing);
    else if (this.flow.wantsPanel) this.panel?.choose(thing);
    else this.narrow(thing, (option) => option.things.includes(thing));
  };

  pickCard = (message: string): void => {
    this.narrow(message, (option) => isAbout(option, message));
    this.sheet = null;
  };

  /** The one option that fits is taken; among several one chooses. */
  private narrow(to: string, fits: (option: PickOption) => boolean): void {
    const [only, ...more] = this.question?.options.filter(fits) ?? [];
    if (only && !more.length) void this.choose([only.choice]);
    else this.filter = to;
  }

  /** A tap on the grass while a move is among the options: it is meant as one. */
  tap = (at: Point): void => {
    const move = this.question?.options.find((option) => option.word === MOVE);
    if (this.panel) this.panel.wish(at, this.table?.line.map(point) ?? []);
    else if (move) {
      this.intent = at;
      void this.choose([move.choice]);
    } else this.match.stage.hurry();
  };

  read = (rule: string): void => {
    this.rule = rule;
  };

  look = (player: string): void => {
    this.looked = this.looked === player ? null : player;
    if (!this.wide && this.looked) this.sheet = 'boards';
  };
}
