// The guide of an exercise: which lesson is due, where in the activation we are, and what it thinks of a choice.
import type { Hint } from '../../protocol';
import type { Match } from '../../lib/match.svelte';
import { progress } from './progress.svelte';
import type { Event } from './table';
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

  constructor(
    private readonly match: Match<Stage>,
    readonly exercise: number,
  ) {
    this.pages = lessonsOfExercise(exercise).filter((lesson) => this.isDue(lesson));
  }

  private isDue({ id, from }: Lesson): boolean {
    return !progress.knows(id) && this.exercise >= (from ?? 1);
  }

  /** Whether somebody is to answer. */
  get asking(): boolean {
    return this.match.question !== null;
  }

  /** When it is over, only the end is to be told. */
  get lesson(): Lesson | null {
    return this.match.outcome ? null : (this.pages[0] ?? null);
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
    if (last < this.heard) {
      // Taken back: what had happened has not.
      this.heard = last;
      this.pages = this.pages.filter(({ on }) => !('event' in on));
    }
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
    const known = !this.isDue(lesson) || this.pages.some(({ id }) => id === lesson.id);
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
  }

  /** The lesson has been read. */
  next(): void {
    if (this.lesson) progress.learn(this.lesson.id);
    this.pages = this.pages.slice(1);
  }

  /** Say again what there is to say about the question. */
  again(): void {
    const { question } = this.match;
    if (question) this.pages = this.toSay;
  }

  get canSayAgain(): boolean {
    const { question } = this.match;
    return Boolean(question && !this.lesson && this.toSay.length);
  }

  /** All there is to say about the question in this exercise. */
  private get toSay(): Lesson[] {
    const { question } = this.match;
    return question ? lessonsOfQuestion(question).filter(({ from }) => this.exercise >= (from ?? 1)) : [];
  }

  /** What there is to say about a choice before it is made: null unless something else is much better, for a reason that can be
   * told, and it was not the guide who wanted it. */
  async weigh(choice: readonly number[]): Promise<Remark | null> {
    if (!this.match.question || String(choice) === String(this.match.suggestion)) return null;
    const found = await this.match.consult([...choice]);
    // What is planned may come first although it is not quite the best.
    const better = found?.hints.toSorted((one, other) => other.gain - one.gain)[0];
    if (!better || !found?.own || JSON.stringify(better.reason) === JSON.stringify(found.own.reason)) return null;
    const loss = better.gain - found.own.gain;
    if (loss < GRAVE && (loss < NOTABLE || 2 * loss < better.gain)) return null;
    return { better, own: found.own };
  }
}
