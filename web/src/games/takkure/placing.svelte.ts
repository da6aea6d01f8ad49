// 5.03: all places of a kick-off set up at once. Each player can be dragged; they are given one after the other.
import { fitting, type Script } from '../../lib/course.svelte';
import type { Match, Refusal } from '../../lib/match.svelte';
import type { PlannedStep } from '../../protocol';
import type { Ghost } from './ghosts';
import { distance, snapped } from './plane';
import type { Stage } from './stage.svelte';
import { point, type Measured, type Point, type Question, type Topic } from './table';

const PLACE: Topic = 'kick-off place';
type Asked = PlannedStep['question'];

export function isPlace(question: Asked | null): boolean {
  return question?.topic === PLACE;
}

export interface Spot {
  player: string;
  data: Measured;
  at: Point;
  /** Where it was set up to begin with. */
  first: Point;
}

function measures(question: Asked): Measured {
  return question.data as Measured;
}

/** Side by side, where nobody suggests anything: the next of so many. */
function beside({ half_width = 0, low = 0, high = 0 }: Measured, place: number, count: number): number[] {
  return [Math.round((half_width * (2 * place + 1 - count)) / count), Math.round((low + high) / 2)];
}

export class Placing {
  spots = $state<Spot[]>([]);
  /** Who is moved by a tap and by the arrow keys. */
  chosen = $state(0);
  /** Who cannot stand where it is put, and why. */
  wrong = $state(-1);
  refusal = $state.raw<Refusal | null>(null);
  private waiting = false;
  private stale = false;

  constructor(
    private readonly match: Match<Stage>,
    steps: readonly PlannedStep[],
  ) {
    this.spots = steps.map(({ question, choice }) => {
      const data = measures(question);
      return { player: data.subjects[0] ?? '', data, at: point(choice), first: point(choice) };
    });
  }

  /** As planned, else side by side; null where the rules do not take that. */
  static async laidOut(
    match: Match<Stage>,
    asked: Question,
    planned: readonly PlannedStep[],
    count: number,
  ): Promise<Placing | null> {
    let placed = 0;
    const script: Script = (question) => {
      const step = planned.find((each) => measures(each.question).subjects[0] === measures(question).subjects[0]);
      return (step && fitting(step, question)) ?? beside(measures(question), placed++, count);
    };
    const steps = await match.tryOut(asked, script, isPlace);
    return steps && match.question === asked ? new Placing(match, steps) : null;
  }

  choose(player: string): void {
    const place = this.spots.findIndex((spot) => spot.player === player);
    if (place >= 0) this.chosen = place;
  }

  /** Take whoever stands there; whether somebody does. */
  take(at: Point, least: number): boolean {
    const place = this.spots.findIndex((spot) => distance(spot.at, at) < Math.max(spot.data.radius ?? 0, least));
    if (place >= 0) this.chosen = place;
    return place >= 0;
  }

  /** The chosen one goes here. */
  move(to: Point): void {
    const spot = this.spots[this.chosen];
    if (!spot) return;
    const [x, y] = snapped(spot.data, to, null);
    spot.at = [Math.round(x), Math.round(y)];
    void this.judge();
  }

  nudge(dx: number, dy: number): void {
    const [x, y] = this.spots[this.chosen]?.at ?? [0, 0];
    this.move([x + dx, y + dy]);
  }

  get moved(): boolean {
    return this.spots.some(({ at, first }) => distance(at, first) > 0);
  }

  reset(): void {
    for (const spot of this.spots) spot.at = spot.first;
    void this.judge();
  }

  /** The answers, question by question. */
  get script(): Script {
    const places = new Map(this.spots.map(({ player, at }) => [player, at]));
    return (question) => {
      const at = isPlace(question) ? places.get(measures(question).subjects[0] ?? '') : undefined;
      return at ? [...at] : null;
    };
  }

  /** Where those were set up who have been moved since. */
  ghosts(initials: (player: string) => string): Ghost[] {
    return this.spots
      .filter(({ at, first }) => distance(at, first) > 0)
      .map(({ player, first, data }) => ({
        label: initials(player),
        line: [first],
        radius: data.radius ?? 0,
        strong: false,
      }));
  }

  /** Ask the rules about all of them, always about the latest. */
  private async judge(): Promise<void> {
    if (this.waiting) {
      this.stale = true;
      return;
    }
    this.waiting = true;
    do {
      this.stale = false;
      const told = await this.match.rehearse(this.spots.map(({ at }) => [...at]));
      if (told) {
        this.wrong = told.why ? told.accepted : -1;
        this.refusal = told.why && { rule: told.rule, why: told.why };
      }
    } while (this.stale);
    this.waiting = false;
  }
}
