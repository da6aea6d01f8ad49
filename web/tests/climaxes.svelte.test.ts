// Every panel is told in words, in every language: who, what they need, how likely it is, and what came of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { Stage as Hexes } from '../src/games/dreadball/stage.svelte';
import { Stage as Inches } from '../src/games/takkure/stage.svelte';
import { climaxTold, type Climax } from '../src/lib/climax';
import type { Scene } from '../src/lib/scene.svelte';
import { LANGUAGES, speak } from '../src/lib/words.svelte';
import { LESSONS, MATCHES } from './captured';

interface Step {
  events: readonly { kind: string }[];
  changes: Parameters<Scene['settle']>[0];
}

/** What has a panel in a match, event by event. */
async function panels(stage: Scene, replay: { state: unknown; setting: unknown; steps: unknown[] }): Promise<Climax[]> {
  const opened = stage as unknown as { climaxOf: (event: unknown, ahead: unknown) => Climax | null };
  const found: Climax[] = [];
  stage.setting = replay.setting;
  stage.reset(structuredClone(replay.state), 0, []);
  let number = 0;
  for (const { events, changes } of replay.steps as Step[]) {
    for (const [i, event] of events.entries()) {
      await stage.part(number++, [event] as never, true);
      const climax = opened.climaxOf(event, events.slice(i + 1));
      if (climax) found.push(climax);
    }
    stage.settle(changes);
  }
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it.each([
    ['takkure', () => MATCHES.map(({ replay }) => panels(new Inches() as Scene, replay))],
    ['dreadball', () => LESSONS.map(({ replay }) => panels(new Hexes() as Scene, replay))],
  ] as const)('every panel of %s is read', async (_, played) => {
    const found = (await Promise.all(played())).flat();
    expect(found.map(({ kind }) => kind)).toContain('contest');
    expect(found.map(({ kind }) => kind)).toContain('happening');
    for (const climax of found) {
      const told = climaxTold(climax);
      expect(told).not.toMatch(/(ui|word|action|event|result|dreadball)-[a-z]|\{|undefined|null/);
      if (climax.kind === 'happening') expect(told.length).toBeGreaterThan(climax.title.length + 3);
      else
        for (const { name, need, chance, result } of climax.corners) {
          expect(told).toContain(name);
          expect(told).toContain(need);
          expect(told).toContain(result);
          if (chance !== null) expect(told).toMatch(/\d\s?%/);
        }
    }
    // Nobody is in a panel twice.
    for (const climax of found)
      if (climax.kind === 'contest')
        expect(new Set(climax.corners.map(({ player }) => player)).size).toBe(climax.corners.length);
  });
});
