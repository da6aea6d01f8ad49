// How far somebody has come in the exercises, kept in this browser.
const PLACE = 'thirdhalf.learning';
const MOST_MATCHES = 40;

export type Part = 'attack' | 'defence' | 'both';

/** A match begun as an exercise. */
export interface Lecture {
  match: string;
  exercise: number;
  part: Part;
  /** Whether the guide speaks. */
  guided: boolean;
  over: boolean;
}

interface Kept {
  /** Lessons that have been read. */
  seen: string[];
  /** Exercises that were won, as `1 attack`. */
  won: string[];
  /** Exercises that were played to the end. */
  played: number[];
  /** The latest first. */
  lectures: Lecture[];
}

function fresh(): Kept {
  return { seen: [], won: [], played: [], lectures: [] };
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    const lists = [found.seen, found.won, found.played, found.lectures];
    return lists.every(Array.isArray) ? { ...fresh(), ...found } : fresh();
  } catch {
    return fresh();
  }
}

class Progress {
  private kept = $state<Kept>(read());

  get seen(): readonly string[] {
    return this.kept.seen;
  }

  knows(lesson: string): boolean {
    return this.kept.seen.includes(lesson);
  }

  /** A lesson has been read. */
  learn(lesson: string): void {
    if (this.knows(lesson)) return;
    this.kept.seen.push(lesson);
    this.keep();
  }

  begin(match: string, exercise: number, part: Part, guided: boolean): void {
    this.kept.lectures = [{ match, exercise, part, guided, over: false }, ...this.kept.lectures].slice(0, MOST_MATCHES);
    this.keep();
  }

  of(match: string): Lecture | null {
    return this.kept.lectures.find((lecture) => lecture.match === match) ?? null;
  }

  guide(match: string, guided: boolean): void {
    const lecture = this.of(match);
    if (!lecture) return;
    lecture.guided = guided;
    this.keep();
  }

  /** The match is over. */
  finish(match: string, won: boolean): void {
    const lecture = this.of(match);
    if (!lecture || lecture.over) return;
    lecture.over = true;
    const { exercise, part } = lecture;
    if (!this.kept.played.includes(exercise)) this.kept.played.push(exercise);
    if (won && !this.hasWon(exercise, part)) this.kept.won.push(`${exercise} ${part}`);
    this.keep();
  }

  /** A match that was over is tried again. */
  reopen(match: string): void {
    const lecture = this.of(match);
    if (!lecture?.over) return;
    lecture.over = false;
    this.keep();
  }

  hasPlayed(exercise: number): boolean {
    return this.kept.played.includes(exercise);
  }

  hasWon(exercise: number, part: Part): boolean {
    return this.kept.won.includes(`${exercise} ${part}`);
  }

  /** The latest match of an exercise that is not over. */
  open(exercise: number): Lecture | null {
    return this.kept.lectures.find((lecture) => lecture.exercise === exercise && !lecture.over) ?? null;
  }

  /** The first exercise that has not been played to its end. */
  get next(): number {
    let number = 1;
    while (this.hasPlayed(number)) number++;
    return number;
  }

  reset(): void {
    this.kept = fresh();
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // Not kept; the exercises work all the same.
    }
  }
}

export const progress = new Progress();
