// The guide of an exercise: which lesson is due, where in the activation we are, and what it thinks of a choice.
import type { Hint } from '../../protocol';
import type { Match } from '../../lib/match.svelte';
import { progress } from './progress.svelte';
import { distance, snapped } from './plane';
import { INCH, point, type Event, type Measured } from './table';
import {
  lessonsOfEvent,
  lessonsOfExercise,
  lessonsOfQuestion,
  stepOfEvent,
  stepOfQuestion,
  type Lesson,
} from './lessons';
import type { Line } from '../../lib/scene.svelte';
import type { Stage } from './stage.svelte';

/** In ten-thousandths of a try: worse than the best by so much and by half of it deserves a word; by so much more, always. */
const NOTABLE = 300;
const GRAVE = 2500;
/** So many lessons about what has happened wait to be read; the latest are dropped and come back another time. */
const MOST_WAITING = 3;

/** The option that does nothing. */
const NONE = 'none';

/** A choice that was made while something better was at hand. */
export interface Remark {
  better: Hint;
  own: Hint;
}

export class Guide {
  /** Lessons to be read, the first is shown. */
  pages = $state.raw<Lesson[]>([]);
  step = $state(0);
  remark = $state.raw<Remark | null>(null);

  private heard = -1;
  private turn = -1;
  /** The last question at which it dared somebody. */
  private daredAt = -2;

  constructor(
    private readonly match: Match<Stage>,
    private readonly exercise: number,
  ) {
    this.pages = lessonsOfExercise(exercise).filter((lesson) => this.isDue(lesson));
  }

  private isDue(lesson: Lesson): boolean {
    const { id, dare } = lesson;
    if (!dare) return !progress.knows(id);
    return (
      dare.exercise === this.exercise &&
      progress.knows(dare.after) &&
      !progress.knows(dare.until) &&
      this.daring(lesson) !== null
    );
  }

  /** The answer that a dare leads to; null where there is none. */
  private daring(lesson: Lesson): number[] | null {
    return this.match.question?.form === 'pick' ? this.daringPick(lesson) : this.daringRun();
  }

  /** The option that the dare is about, or any that does something: if possible the suggested one. */
  private daringPick({ on }: Lesson): number[] | null {
    const { question, suggestion } = this.match;
    const wanted = 'topic' in on ? on.option : undefined;
    const fitting = question?.options.filter(({ word }) => (wanted ? word === wanted : word !== NONE)) ?? [];
    const chosen = fitting.find(({ choice }) => choice === suggestion?.[0]) ?? fitting[0];
    return chosen ? [chosen.choice] : null;
  }

  /** A run close past the nearest opponent ahead, or a walk up to it, as a choice; null where nobody is ahead. */
  private daringRun(): number[] | null {
    const { table, seat, question, setting } = this.match;
    const data: Measured | undefined = question?.data;
    if (!table || !setting || !data?.at) return null;
    const [x, y] = point(data.at);
    const up = seat === 'home' ? 1 : -1;
    const ahead = table.players.filter(
      (each) => each.team !== seat && each.off === 'pitch' && (point(each.at)[1] - y) * up > 0,
    );
    const [tackler] = ahead.sort((a, b) => distance(point(a.at), [x, y]) - distance(point(b.at), [x, y]));
    if (!tackler) return null;
    const [there, far] = point(tackler.at);
    const edge = Number(data.half_width ?? 0) - 2 * INCH;
    const aside = Math.max(-edge, Math.min(edge, there + INCH));
    if (question?.topic === 'mark') return [Math.round(aside), Math.round(far + 3 * INCH * up)];
    const [closeX, closeY] = snapped(data, [aside, Math.max(y * up, far * up - 2 * INCH) * up], [x, y]);
    return [Math.round(closeX), Math.round(closeY)];
  }

  /** What it would have answered where it dares somebody; else null. */
  get dared(): number[] | null {
    const daring = this.pages.find(({ dare }) => dare);
    return daring ? this.daring(daring) : null;
  }

  get lesson(): Lesson | null {
    return this.pages[0] ?? null;
  }

  /** Whether it is time to answer: nothing else is to be read before. */
  get pointing(): boolean {
    return !this.lesson || (this.pages.length === 1 && 'topic' in this.lesson.on);
  }

  /** Whether the lesson on show wants the answer drawn by hand. */
  get drawing(): boolean {
    const topic = this.match.question?.topic;
    return this.pages.some(({ draw, on }) => draw && 'topic' in on && on.topic === topic);
  }

  /** Something happened. What lay on the table before the guide came is old. */
  hear(lines: readonly Line<Event>[]): void {
    const last = lines[lines.length - 1]?.number ?? -1;
    if (last < this.heard) this.heard = last;
    const news = this.heard < 0 ? [] : lines.filter((line) => line.number > this.heard);
    this.heard = last;
    for (const { event } of news) {
      this.step = stepOfEvent(event.kind) || this.step;
      for (const lesson of lessonsOfEvent(event)) this.add(lesson);
    }
  }

  private add(lesson: Lesson): void {
    const attacks = this.match.table?.attacker === this.match.seat;
    if (lesson.part && (lesson.part === 'attack') !== attacks) return;
    const waiting = this.pages.filter(({ on }) => 'event' in on);
    const known = progress.knows(lesson.id) || this.pages.some(({ id }) => id === lesson.id);
    if (known || waiting.length >= MOST_WAITING) return;
    const at = this.pages.findIndex(({ on }) => 'topic' in on);
    this.pages = at < 0 ? [...this.pages, lesson] : this.pages.toSpliced(at, 0, lesson);
  }

  /** A question came, or there is none now; `answered` where it is answered already. Whoever answers has read what was on
   * show meanwhile. */
  asked(answered: boolean): void {
    const { question, turn } = this.match;
    if (question && turn === this.turn) return;
    if (this.turn >= 0) this.next();
    this.pages = this.pages.filter(({ on }) => !('topic' in on));
    this.turn = question ? turn : -1;
    if (!question) return;
    this.step = stepOfQuestion(question.topic) || this.step;
    if (!answered) this.pages = [...this.pages, ...lessonsOfQuestion(question).filter((lesson) => this.isDue(lesson))];
    if (this.pages.some(({ dare }) => dare)) this.daredAt = turn;
  }

  /** The lesson has been read. */
  next(): void {
    if (this.lesson && !this.lesson.dare) progress.learn(this.lesson.id);
    this.pages = this.pages.slice(1);
  }

  /** Say again what there is to say about the question. */
  again(): void {
    const { question } = this.match;
    if (question) this.pages = lessonsOfQuestion(question).filter((lesson) => !lesson.dare);
  }

  get canSayAgain(): boolean {
    const { question } = this.match;
    return Boolean(question && !this.lesson && lessonsOfQuestion(question).length);
  }

  /** What there is to say about a choice before it is made: null unless something else is much better, for a reason that can be
   * told, and it was not the guide who wanted it. */
  async weigh(choice: readonly number[]): Promise<Remark | null> {
    if (!this.match.question || this.daredAt === this.turn || String(choice) === String(this.match.suggestion))
      return null;
    const found = await this.match.consult([...choice]);
    const better = found?.hints[0];
    if (!better || !found.own || JSON.stringify(better.reason) === JSON.stringify(found.own.reason)) return null;
    const loss = better.gain - found.own.gain;
    if (loss < GRAVE && (loss < NOTABLE || 2 * loss < better.gain)) return null;
    return { better, own: found.own };
  }
}
