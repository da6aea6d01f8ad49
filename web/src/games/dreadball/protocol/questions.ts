// What only this game tells: questions. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
import type { Question as Asked } from '../../../protocol';
import type { Action, Direction } from './words';

/**
 * Whom a question is about, where a facing is chosen, the pools of dice that its options lead to, and what can be
 * reached by more than one answer.
 */
export type Measures = {
  at?: [number, number];
  pools: Pool[];
  subjects: string[];
  ways: Way[];
};
/**
 * The test that an option leads to at once: its dice, the stat each must reach, the successes it needs, and the
 * chance of so many, in per cent, whatever anybody answers.
 */
export type Pool = {
  choice: number;
  dice: number;
  needs: number;
  stat: number;
  sure: number;
  test: Action;
};
/**
 * A hex (`q r`) or an opponent (his id) that can be reached: the action that leads there, or -1 amid one, the
 * answers to the questions about steps, the chance to arrive in per cent; for an attack the facing and the target.
 */
export type Way = {
  action: number;
  facing: Direction | null;
  steps: number[];
  sure: number;
  target: number;
  to: string;
};
/** What questions are about. */
export type Topic = "formation" | "line-up" | "place" | "token" | "action" | "step" | "dash" | "facing" | "target" | "reaction" | "push" | "follow up" | "dodge move" | "throw at" | "free action";
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };
