// The state of Takkure's screen: what is asked and shown, what a person looks at, and what taps and buttons do.
import { untrack } from 'svelte';
import { Advice } from '../../lib/advice.svelte';
import type { Match } from '../../lib/match.svelte';
import { progress, type Lecture } from './progress.svelte';
import { isLandscape, isWide } from '../../lib/room';
import { settings } from '../../lib/settings.svelte';
import type { Hint, PickOption, Weight } from '../../protocol';
import type { Defence } from './defence.svelte';
import { Draft } from './draft.svelte';
import { Flow } from './flow.svelte';
import { hintGhosts } from './ghosts';
import { Guide } from './guide.svelte';
import type { Action, Cards } from './protocol';
import type { Stage } from './stage.svelte';
import { initials, point, points, TRY, type Content, type Point, type Question, type Topic } from './table';
import { isLow, teamNames } from './sight';
import type { View } from './view';

/** 3.07: the question how many dice meet an opponent. */
const SHARING: Topic = 'dice for opponent';
const MOVE: Action = 'move';
/** So many numbers are dialled rather than picked. */
const MANY = 40;

/** Whether an option is about this card or skill, by the message that tells it. */
function isAbout(option: PickOption, message: string): boolean {
  return Object.values(option.label.values).some((value) => value.kind === 'said' && value.message === message);
}

export class Screen {
  /** The rule that is read, the player that is looked at, what options are narrowed to, what lies over the pitch. */
  rule = $state<string | null>(null);
  looked = $state<string | null>(null);
  filter = $state<string | null>(null);
  sheet = $state<string | null>(null);
  width = $state(1280);
  height = $state(860);
  /** Where the dial stands. */
  degrees = $state(0);
  /** The throws whose dice were put away. */
  private closed = $state(0);
  private weights = $state.raw<Weight[]>([]);
  /** Where the pitch was tapped before the player's move was chosen. */
  private intent: Point | null = null;

  readonly match: Match<Stage>;
  readonly advice: Advice;
  readonly flow: Flow;

  constructor(
    match: Match<Stage>,
    readonly content: Content,
  ) {
    this.match = match;
    this.advice = new Advice(match, TRY);
    this.flow = new Flow(match);
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
    this.question && this.question.form !== 'pick' ? new Draft(this.match, this.question) : null,
  );
  readonly options = $derived.by(() => [...new Set(this.question?.options.flatMap((option) => option.things) ?? [])]);
  get subjects(): readonly string[] {
    return this.question?.data.subjects ?? [];
  }

  /** Where the options are players, the question is not about somebody else. */
  readonly named = $derived(
    (this.options.length ? [] : this.subjects).map((id) => this.player(id)?.name).filter((name) => name !== undefined),
  );
  readonly shown = $derived(
    (this.question?.options ?? []).filter(
      (option) => !this.filter || option.things.includes(this.filter) || isAbout(option, this.filter),
    ),
  );
  readonly dialled = $derived(
    this.shown.length > MANY && this.shown.every((option) => option.label.message === 'option-number'),
  );
  get windowed(): boolean {
    return this.question?.data.shape === 'window';
  }

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
    return settings.help === 'advice' || this.guide !== null;
  }

  /** Suggestions are shown: because they are wanted, or because the guide points at them. */
  get suggestion(): number[] | null {
    return this.helped ? this.match.suggestion : null;
  }

  readonly suggested = $derived.by(() => {
    const wise = this.question?.options.find((option) => option.choice === this.match.suggestion?.[0]);
    return this.suggestion ? (wise?.things ?? []) : [];
  });
  get panel(): Defence | null {
    return this.flow.panel;
  }

  get canDefend(): boolean {
    return Boolean(this.suggestion && this.flow.canDeclare);
  }

  readonly ghosts = $derived.by(() =>
    this.question && this.advice.hints
      ? hintGhosts(this.question, this.advice.hints, this.advice.looked)
      : (this.panel?.ghosts(this.table?.measuring === 'open', (id) => initials(this.nameOf(id))) ?? []),
  );
  /** Where the guide would have the answer drawn. */
  readonly ring = $derived(
    this.draft && !this.draft.end && this.guide?.drawing && this.suggestion?.length
      ? (points(this.suggestion).at(-1) ?? null)
      : null,
  );

  // What lies on the table.

  readonly contest = $derived.by(() => {
    const { contest } = this.match.stage;
    return contest && contest.throws > this.closed ? contest : null;
  });
  /** The dice lie where they hide nobody who rolls. */
  get high(): boolean {
    const { table, setting, contest, view } = this;
    return Boolean(table && setting && contest?.sides.some(({ player }) => isLow(table, setting, view, player)));
  }
  get cards(): Cards | undefined {
    return this.match.seat === 'home' ? this.table?.home_cards : this.match.seat ? this.table?.away_cards : undefined;
  }

  get opponents(): Cards | undefined {
    return this.match.seat === 'home' ? this.table?.away_cards : this.table?.home_cards;
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
    // The answered question first: what came of it is news.
    $effect(() => {
      const answered = Boolean(this.question && this.flow.answers);
      untrack(() => this.guide?.asked(answered));
    });
    $effect(() => {
      const { lines } = this.match.stage;
      untrack(() => this.guide?.hear(lines));
    });
    $effect(() => {
      const { outcome, info, seat } = this.match;
      if (outcome && info) progress.finish(info.match, outcome.winner === seat);
      else if (info && this.question) progress.reopen(info.match);
    });
    $effect(() => {
      if (this.flow.wantsPanel && this.helped) untrack(() => void this.flow.plan());
    });
    $effect(() => {
      if (this.flow.answers && (this.match.suggestion || this.match.silent) && !this.match.sending)
        untrack(() => this.flow.answer());
    });
  }

  private asked(question: Question, draft: Draft | null): void {
    this.filter = null;
    untrack(() => this.advice.close());
    this.weights = [];
    if (question.topic === SHARING) void this.weigh(question);
    if (draft && this.intent) {
      draft.aim(this.intent);
      this.intent = null;
    }
  }

  /** How the dice may be shared out is told with what comes of it. */
  private async weigh(asked: Question): Promise<void> {
    const found = await this.match.weigh();
    if (this.match.question === asked) this.weights = found;
  }

  weightOf(option: PickOption): Weight | undefined {
    return this.helped ? this.weights.find((each) => each.choice[0] === option.choice) : undefined;
  }

  // What a person does.

  /** A hint becomes the answer at hand. */
  take = (hint: Hint): void => {
    this.match.suggestion = hint.choice;
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
    if (this.draft?.end) this.confirm();
    else if (this.panel) this.flow.declareAll();
    else if (this.suggestion) void this.choose(this.suggestion);
  };

  pick = (thing: string): void => {
    const row = this.panel?.rows.findIndex((each) => each.player === thing) ?? -1;
    if (this.panel && row >= 0) this.panel.chosen = row;
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

  /** Put the dice away. */
  close = (): void => {
    this.closed = this.contest?.throws ?? this.closed;
  };
}
