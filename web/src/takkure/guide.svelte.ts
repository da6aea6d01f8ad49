// The guide of an exercise: which lesson is due, where in the activation we are, and what it thinks of a choice.
import type { Hint } from '../protocol';
import type { Match } from '../lib/match.svelte';
import { progress } from '../lib/progress.svelte';
import { lessonsOfEvent, lessonsOfExercise, lessonsOfQuestion, stepOfEvent, stepOfQuestion, type Lesson } from './lessons';
import type { Line } from '../lib/scene.svelte';
import type { Stage } from './stage.svelte';

/** So much worse than the best, in ten-thousandths of a try, deserves a word. */
const WORTH_A_WORD = 2500;
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
    exercise: number,
  ) {
    this.pages = lessonsOfExercise(exercise).filter((lesson) => !progress.knows(lesson.id));
  }

  get lesson(): Lesson | null {
    return this.pages[0] ?? null;
  }

  /** Whether the lesson on show wants the answer drawn by hand. */
  get drawing(): boolean {
    const topic = this.match.question?.topic;
    return this.pages.some(({ draw, on }) => draw && 'topic' in on && on.topic === topic);
  }

  /** Something happened. What lay on the table before the guide came is old. */
  hear(lines: readonly Line[]): void {
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

  /** A question came, or there is none now: what was said of the last one has been read if it was on show. */
  asked(): void {
    const { question, turn } = this.match;
    if (question && turn === this.turn) return;
    if (this.lesson && 'topic' in this.lesson.on) progress.learn(this.lesson.id);
    this.pages = this.pages.filter(({ on }) => !('topic' in on));
    this.turn = question ? turn : -1;
    if (!question) return;
    this.step = stepOfQuestion(question.topic) || this.step;
    this.pages = [...this.pages, ...lessonsOfQuestion(question).filter(({ id }) => !progress.knows(id))];
  }

  /** The lesson has been read. */
  next(): void {
    if (this.lesson) progress.learn(this.lesson.id);
    this.pages = this.pages.slice(1);
  }

  /** Say again what there is to say about the question. */
  again(): void {
    const { question } = this.match;
    if (question) this.pages = lessonsOfQuestion(question);
  }

  get canSayAgain(): boolean {
    const { question } = this.match;
    return Boolean(question && !this.lesson && lessonsOfQuestion(question).length);
  }

  /** What there is to say about a choice before it is made: null unless something else is much better. */
  async weigh(choice: readonly number[]): Promise<Remark | null> {
    if (!this.match.question || String(choice) === String(this.match.suggestion)) return null;
    const found = await this.match.consult([...choice]);
    const better = found?.hints[0];
    if (!better || !found.own || better.gain - found.own.gain < WORTH_A_WORD) return null;
    return { better, own: found.own };
  }
}
