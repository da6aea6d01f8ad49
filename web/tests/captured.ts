// Matches captured by tools/capture.py.
import type { Wire as DreadBall } from '../src/games/dreadball/protocol';
import type { Wire as Takkure } from '../src/games/takkure/protocol';
import type { Wire } from '../src/lib/scene.svelte';
import type { Replay, ReplayStep } from '../src/protocol';
import four from './fixtures/exercise-4.json';
import one from './fixtures/exercise-1.json';
import slam from './fixtures/lesson-slam.json';
import strike from './fixtures/lesson-strike.json';

export interface Captured<Game extends Wire> {
  replay: Replay & {
    state: Game['State'];
    setting: Game['Setting'];
    events: Game['Event'][];
    steps: (ReplayStep & { events: Game['Event'][] })[];
  };
  questions: (Game['Question'] | null)[];
}

function captured<Game extends Wire>(...matches: unknown[]): Captured<Game>[] {
  return matches as Captured<Game>[];
}

export const MATCHES = captured<Takkure>(one, four);
export const LESSONS = captured<DreadBall>(slam, strike);

export function events<Game extends Wire>({ replay }: Captured<Game>): Game['Event'][] {
  return [...replay.events, ...replay.steps.flatMap((step) => step.events)];
}
