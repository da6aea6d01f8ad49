// Matches captured by tools/capture.py.
import four from './fixtures/exercise-4.json';
import one from './fixtures/exercise-1.json';
import slam from './fixtures/lesson-slam.json';
import strike from './fixtures/lesson-strike.json';
import type { Happened, Question, Replay } from '../src/protocol';

export interface Captured {
  replay: Replay;
  questions: (Question | null)[];
}

export const MATCHES = [one, four] as unknown as Captured[];
export const LESSONS = [slam, strike] as unknown as Captured[];

export function events(captured: Captured): Happened[] {
  return [...captured.replay.events, ...captured.replay.steps.flatMap((step) => step.events)];
}
