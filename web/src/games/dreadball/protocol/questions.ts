// What only this game tells: questions. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
import type { Question as Asked } from '../../../protocol';
import type { Action } from './words';

/** Whom a question is about, where a facing is chosen, and the pools of dice that its options lead to. */
export type Measures = {
  at?: [number, number];
  pools: Pool[];
  subjects: string[];
};
/** The test that an option leads to at once: its dice, the stat each must reach, and the successes it needs. */
export type Pool = {
  choice: number;
  dice: number;
  needs: number;
  stat: number;
  test: Action;
};
/** What questions are about. */
export type Topic = "formation" | "line-up" | "place" | "token" | "action" | "step" | "dash" | "facing" | "target" | "reaction" | "push" | "follow up" | "dodge move" | "throw at" | "free action";
/** What a seat is asked. */
export type Question = Omit<Asked, 'topic' | 'data'> & { topic: Topic; data: Measures };
