// An answer on the pitch being made: a point or a line, judged by the server while it is drawn.
import type { Match, Refusal } from '../../lib/match.svelte';
import { snapped } from './plane';
import { point, points, row, type Measured, type Point, type Question } from './table';

/** Shapes whose answer is a line that goes where the pointer goes. */
const WALKS: readonly Measured['shape'][] = ['walk', 'approach', 'dash', 'closing in'];

export class Draft {
  /** Markers: the turn marker if there is one, then the end. */
  markers = $state.raw<Point[]>([]);
  /** The whole way as the server would take it. */
  way = $state.raw<Point[]>([]);
  allowed = $state<boolean | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The next tap sets the end; the last marker is the turn. */
  turning = $state(false);
  /** Whether a person has drawn it, or it is the suggestion. */
  own = $state(false);

  private asked = 0;
  private waiting = false;
  private stale = false;

  constructor(
    private readonly match: Match,
    readonly question: Question,
  ) {}

  get data(): Measured {
    return this.question.data;
  }

  get start(): Point | null {
    return this.data.at ? point(this.data.at) : null;
  }

  get end(): Point | null {
    return this.markers[this.markers.length - 1] ?? null;
  }

  get choice(): number[] {
    return row(this.markers);
  }

  get canTurn(): boolean {
    return this.data.shape === 'mark' && this.markers.length === 1 && !this.turning;
  }

  get canStay(): boolean {
    return this.question.form === 'path';
  }

  get walks(): boolean {
    return WALKS.includes(this.data.shape);
  }

  /** The line from where the thing stands, for the preview. */
  get line(): Point[] {
    const line = this.allowed && this.way.length ? this.way : this.markers;
    return this.start && this.question.form === 'path' ? [this.start, ...line] : line;
  }

  /** The end goes here. */
  aim(to: Point): void {
    const before = this.markers.length > 1 || this.turning ? this.markers[0]! : null;
    const end = snapped(this.data, to, before ?? this.start);
    this.markers = before ? [before, end] : [end];
    this.turning = false;
    this.own = true;
    this.judge();
  }

  /** Move the end by so much. */
  nudge(dx: number, dy: number): void {
    const from = (this.turning ? this.markers[0] : this.end) ?? this.start ?? this.middle();
    this.aim([from[0] + dx, from[1] + dy]);
  }

  /** What was the end is the turn marker; the next point is the end. */
  turn(): void {
    if (this.canTurn) this.turning = true;
  }

  clear(): void {
    this.markers = [];
    this.way = [];
    this.turning = false;
    this.own = false;
    this.allowed = null;
    this.refusal = null;
  }

  /** Show what is suggested, unless something has been drawn. */
  offer(choice: readonly number[]): void {
    if (this.own || !choice.length) return;
    const line = points(choice);
    this.markers = this.data.shape === 'mark' ? line : line.slice(-1);
    if (this.data.shape !== 'mark' && line.length > 1) this.markers = line;
    this.way = line;
    this.allowed = true;
  }

  /** Take an answer over as if it had been drawn. */
  take(choice: readonly number[]): void {
    this.clear();
    this.offer(choice);
    this.own = this.markers.length > 0;
  }

  private middle(): Point {
    const { low, high, line, candidates } = this.data;
    if (candidates?.[0]) return point(candidates[0]);
    if (line?.length) return point(line[line.length - 1]);
    return low !== undefined && high !== undefined ? [0, (low + high) / 2] : [0, 0];
  }

  /** Ask the server, one question at a time, always about the latest. */
  private judge(): void {
    if (this.waiting) {
      this.stale = true;
      return;
    }
    void this.judgeNow();
  }

  private async judgeNow(): Promise<void> {
    this.waiting = true;
    const number = ++this.asked;
    const verdict = await this.match.judge(this.choice);
    this.waiting = false;
    if (number !== this.asked || !this.own) return;
    if (this.stale) {
      this.stale = false;
      void this.judgeNow();
      return;
    }
    if (!verdict) return;
    this.allowed = verdict.allowed;
    this.way = points(verdict.completed);
    this.refusal = verdict.why && { rule: verdict.rule, why: verdict.why };
  }
}
