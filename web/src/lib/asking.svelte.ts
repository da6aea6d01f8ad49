// What a seat may ask about its question: the rules' judgement, hints, odds, plans. Nothing of it answers the question.
import type { Hinted, Judged, PlannedStep, Question, Rehearsed, Telling, Weight } from '../protocol';
import type { Connection } from './connection';
import type { Script } from './course.svelte';
import type { Scene } from './scene.svelte';

export interface Refusal {
  rule: string;
  why: Telling;
}

/** What would be asked, in the game's own form, and what the adviser would answer. */
export type Planned<Stage extends Scene> = PlannedStep & { question: Stage['wire']['Question'] };

export abstract class Asking<Stage extends Scene = Scene> {
  /** The number of the question, for those who show it. */
  turn = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  protected abstract readonly connection: Connection;
  protected abstract readonly adviser: string;

  /** Whether a choice would be accepted; null where the question has gone meanwhile. */
  async judge(choice: number[]): Promise<Judged | null> {
    const reply = await this.connection.ask({ type: 'judge', turn: this.turn, choice });
    return reply.type === 'judged' ? reply : null;
  }

  /** Whether choices would be accepted one after the other, and what would be asked then; null as before. */
  async rehearse(choices: number[][]): Promise<Rehearsed | null> {
    const reply = await this.connection.ask({ type: 'rehearse', turn: this.turn, choices });
    return reply.type === 'rehearsed' ? reply : null;
  }

  /** All that a script answers from a question on, while such questions come; null where one of them is refused, or it has
   * no answer. */
  async tryOut(from: Question, script: Script, isSuch: (question: Question) => boolean): Promise<PlannedStep[] | null> {
    const steps: PlannedStep[] = [];
    for (let question: Question | null = from; question && isSuch(question);) {
      const choice = script(question);
      if (!choice) return null;
      steps.push({ question, choice });
      const told: Rehearsed | null = await this.rehearse(steps.map((step) => step.choice));
      if (!told || told.why) return null;
      question = told.next;
    }
    return steps;
  }

  /** Hints for the question, and what a choice of one's own would come to; null where the question has gone. */
  async consult(choice: number[] | null): Promise<Hinted | null> {
    const reply = await this.connection.ask({ type: 'consult', turn: this.turn, choice });
    if (reply.type === 'refused' && reply.code === 'silenced') this.refusal = reply;
    return reply.type === 'hinted' ? reply : null;
  }

  /** What the options come to, where that is told before dice are rolled. */
  async weigh(): Promise<Weight[]> {
    const reply = await this.connection.ask({ type: 'weigh', turn: this.turn });
    return reply.type === 'weighed' ? reply.weights : [];
  }

  /** What the adviser would answer to all that is asked in a row. */
  async plan(): Promise<Planned<Stage>[]> {
    const reply = await this.connection.ask({ type: 'plan', turn: this.turn, coach: this.adviser });
    return reply.type === 'planned' ? (reply.steps as Planned<Stage>[]) : [];
  }
}
