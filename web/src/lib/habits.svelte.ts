// What a coach does in every match, kept in this browser by game, team and part: offered "as usual" where the rules take it.
import { untrack } from 'svelte';
import type { Question } from '../protocol';
import type { Script } from './course.svelte';
import type { Match } from './match.svelte';

const PLACE = 'thirdhalf.habits';
/** So many are kept by name for each part. */
const MOST = 6;
/** The one that is kept without a name: the last time's. */
export const LAST = '';

interface Answer {
  topic: string;
  /** Whom it is about, the word of what is picked, or the numbers of what is drawn. */
  about: string;
  word: string;
  numbers: number[];
}

type Kept = Record<string, Record<string, Answer[]>>;

/** Which part of a match a question belongs to; empty where nothing is as usual. `going` is the part that goes on. */
export type PartOf = (question: Question, going: string) => string;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function aboutOf(question: Question): string {
  return String(question.data['subjects'] ?? '');
}

/** Both sides of the table are the same one turned round. */
function turned(numbers: readonly number[], sign: number): number[] {
  return numbers.map((number) => number * sign || 0);
}

export class Habits {
  /** What would be taken now, by name; the last time's first. */
  offered = $state.raw<string[]>([]);
  /** Whether something of this part is kept. */
  known = $state(false);
  private kept = read();
  private part = $state('');
  private row: Answer[] = [];

  constructor(
    private readonly match: Match,
    private readonly partOf: PartOf,
  ) {
    match.noted = (question, choice) => this.note(question, choice);
  }

  /** Whether the question of the moment comes in every match. */
  get usual(): boolean {
    return this.part !== '' && this.match.question !== null;
  }

  /** Look what could be as usual whenever something is asked, as long as the screen is there. */
  attended(): this {
    $effect(() => {
      const { question } = this.match;
      if (question) untrack(() => void this.look(question));
    });
    return this;
  }

  /** Answer as it is kept under that name, until something else is asked. */
  take(name: string): void {
    if (this.offered.includes(name)) this.match.follow(this.script(this.part, name));
  }

  /** Keep the last time's under a name too. */
  save(name: string): void {
    const all = this.kept[this.part];
    const last = all?.[LAST];
    if (!all || !last || !name.trim()) return;
    const names = Object.keys(all).filter((each) => each !== LAST && each !== name.trim());
    const room = names.slice(-(MOST - 1)).map((each) => [each, all[each]!] as const);
    this.kept[this.part] = Object.fromEntries([[LAST, last], ...room, [name.trim(), last]]);
    this.keep();
    if (this.match.question) void this.look(this.match.question);
  }

  private get sign(): number {
    return this.match.seat === 'away' ? -1 : 1;
  }

  private async look(question: Question): Promise<void> {
    const part = this.partOf(question, this.part);
    if (part !== this.part) this.begin(part);
    this.offered = [];
    this.known = Boolean(part && this.kept[part]?.[LAST]);
    const isOfPart = (each: Question): boolean => this.partOf(each, part) === part;
    for (const name of part ? Object.keys(this.kept[part] ?? {}) : []) {
      const steps = await this.match.tryOut(question, this.script(part, name), isOfPart);
      if (this.match.question !== question) return;
      if (steps?.length) this.offered = [...this.offered, name].sort();
    }
  }

  /** What was answered, or null where the computer did. */
  private note(question: Question, choice: number[] | null): void {
    const part = this.partOf(question, this.part);
    if (part !== this.part) this.begin(part);
    if (!part) return;
    const word = question.options.find((option) => option.choice === choice?.[0])?.word ?? '';
    const numbers = question.form === 'pick' ? [] : turned(choice ?? [], this.sign);
    const answer = { topic: question.topic, about: aboutOf(question), word, numbers };
    // Who is placed anew after taking it back is placed once.
    this.row = this.row.filter((each) => !answer.about || each.topic !== answer.topic || each.about !== answer.about);
    if (choice) this.row.push(answer);
  }

  /** Another part begins: what was done in the last one is how it is usually done. */
  private begin(part: string): void {
    if (this.part && this.row.length) {
      this.kept[this.part] = { ...this.kept[this.part], [LAST]: this.row };
      this.keep();
    }
    this.row = [];
    this.part = part;
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing.
    }
  }

  private script(part: string, name: string): Script {
    const left = [...(this.kept[part]?.[name] ?? [])];
    return (question) => {
      if (this.partOf(question, part) !== part) return null;
      const place = left.findIndex(
        (each) =>
          each.topic === question.topic &&
          each.about === aboutOf(question) &&
          (question.form !== 'pick' || question.options.some((option) => option.word === each.word)),
      );
      const [answer] = place < 0 ? [] : left.splice(place, 1);
      if (!answer) return null;
      const option = question.options.find((each) => each.word === answer.word);
      return question.form === 'pick' ? (option ? [option.choice] : null) : turned(answer.numbers, this.sign);
    };
  }
}
