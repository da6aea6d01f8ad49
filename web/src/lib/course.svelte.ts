// Several answers given as one: a plan is followed question by question, for as long as the questions are those it was made for.
import type { Happened, PickOption, PlannedStep, Question, Snapshot, Update } from '../protocol';
import type { Seat } from './seat';

/** Whom a question is about, in the games that say so. */
function subjects(question: Question): string {
  return String(question.data['subjects'] ?? '');
}

/** What a planned answer is to the question that is really asked; null where that is another one. */
export function fitting({ question: meant, choice }: PlannedStep, asked: Question): number[] | null {
  if (asked.topic !== meant.topic || asked.form !== meant.form || subjects(asked) !== subjects(meant)) return null;
  if (asked.form !== 'pick') return choice;
  const word = meant.options.find((option) => option.choice === choice[0])?.word;
  const option = asked.options.find((each) => each.word === word);
  return option ? [option.choice] : null;
}

/** The steps that belong together: up to where something else begins. A row of beginnings is one. */
export function together<Step extends PlannedStep>(steps: readonly Step[], begins: readonly string[]): Step[] {
  const isBeginning = (step: Step | undefined): boolean => step !== undefined && begins.includes(step.question.topic);
  const next = steps.findIndex((step, i) => i > 0 && isBeginning(step) && !isBeginning(steps[i - 1]));
  return next < 0 ? [...steps] : steps.slice(0, next);
}

/** What is picked in a plan, as far as it is worth saying. */
export function picked(steps: readonly PlannedStep[], isSaid: (topic: string) => boolean): PickOption[] {
  return steps
    .filter(({ question }) => isSaid(question.topic))
    .flatMap(({ question, choice }) => question.options.filter((option) => option.choice === choice[0]));
}

/** Whether there is news in a message: dice, a card, somebody else's answer. */
export function learnt(message: Snapshot | Update, own: Seat | null, isNews: (event: Happened) => boolean): boolean {
  if (message.type === 'snapshot' || message.outcome) return true;
  const others = message.asked && message.asked.seat !== 'nobody' && message.asked.seat !== own;
  return Boolean(others) || message.events.some(isNews);
}

/** Which questions are answered together with those that follow. */
export interface Plans {
  wanted: () => boolean;
  /** Topics with which something else begins. */
  begins: readonly string[];
}

/** Answers questions for as long as it has an answer; null ends it. */
export type Script = (question: Question) => number[] | null;

export function byPlan(steps: readonly PlannedStep[]): Script {
  let done = 0;
  return (question) => {
    const step = steps[done++];
    return step ? fitting(step, question) : null;
  };
}

export class Course {
  private script = $state.raw<Script | null>(null);

  get going(): boolean {
    return this.script !== null;
  }

  begin(script: Script): void {
    this.script = script;
  }

  stop(): void {
    this.script = null;
  }

  /** The answer to what is asked now; where there is none, the course is over. */
  next(question: Question): number[] | null {
    const choice = this.script?.(question) ?? null;
    if (!choice) this.stop();
    return choice;
  }
}
