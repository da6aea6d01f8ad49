import { describe, expect, it } from 'vitest';
import { Gathering, type Contest } from '../src/games/takkure/contest';
import { momentFrom, Player } from '../src/lib/reel.svelte';
import { changed } from '../src/lib/changes';
import { Stage } from '../src/games/takkure/stage.svelte';
import type { Table } from '../src/games/takkure/table';
import { events, MATCHES } from './captured';

/** Whatever is shown has been shown. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

describe.each(MATCHES)('a captured match of $replay.steps.length steps', (captured) => {
  const { replay } = captured;

  it('is shown step by step as the changes say', async () => {
    const stage = new Stage();
    stage.reset(structuredClone(replay.state), 0, replay.events);
    let truth: Table = replay.state;
    let number = replay.events.length;
    for (const step of replay.steps) {
      truth = changed(truth, step.changes);
      await stage.play(step.changes, number, step.events, false);
      number += step.events.length;
      expect($state.snapshot(stage.table)).toEqual(truth);
      // Who places players sees the pitch, not the roll of the try before.
      const kinds = step.events.map(({ kind }) => kind);
      if (kinds.lastIndexOf('kick-off') > kinds.lastIndexOf('rolled')) expect(stage.contest).toBeNull();
    }
    expect(truth.ending).toBe(replay.outcome?.ending);
    expect(stage.lines.at(-1)?.number).toBe(number - 1);
  });

  it('is the same from wherever one jumps to', () => {
    const reel = new Player(replay, new Stage(), { place: 0, part: 0 });
    const end = replay.steps.length;
    reel.seek(end);
    const last = $state.snapshot(reel.stage.table);
    reel.seek(Math.floor(end / 3));
    reel.seek(end);
    expect($state.snapshot(reel.stage.table)).toEqual(last);
    reel.back('turn');
    expect(reel.place).toBeLessThan(end);
    expect(reel.stage.lines.at(-1)?.event.kind).toBeDefined();
  });

  it('is gone through event by event, back and forth', async () => {
    const reel = new Player(replay, new Stage(), { place: 0, part: 0 });
    const all = events(captured);
    const count = (): number => (reel.stage.lines.at(-1)?.number ?? -1) + 1;
    const moments: string[] = [];
    while (count() < all.length) {
      const before = count();
      moments.push(reel.moment);
      reel.on('event');
      await settled();
      expect(count()).toBe(before + 1);
    }
    expect(reel.place).toBe(replay.steps.length);
    const end = $state.snapshot(reel.stage.table);
    for (const moment of moments.reverse().slice(0, 60)) {
      const before = count();
      reel.back('event');
      await settled();
      expect(count()).toBe(before - 1);
      expect(momentFrom(reel.moment).part).toBe(momentFrom(moment).part);
    }
    reel.on('highlight');
    reel.seek(replay.steps.length);
    expect($state.snapshot(reel.stage.table)).toEqual(end);
  });

  it('shows at once what is left when somebody is impatient', async () => {
    const reel = new Player(replay, new Stage(), { place: 0, part: 0 });
    for (let i = 0; i < replay.steps.length; i++) reel.on('choice');
    await settled();
    expect(reel.place).toBe(replay.steps.length);
    expect(reel.stage.lines.length).toBeGreaterThan(0);
  });

  it('gathers every roll with its modifiers', () => {
    const gathering = new Gathering();
    let contest: Contest | null = null;
    let rolls = 0;
    for (const event of events(captured)) {
      contest = gathering.take(event, contest) ?? contest;
      if (event.kind !== 'rolled') continue;
      rolls += 1;
      const side = contest?.sides.at(-1);
      expect(side?.faces).toEqual(event.values.faces);
      expect(side?.value).toBe(event.values.value);
    }
    expect(rolls).toBeGreaterThan(0);
  });
});

it('changes nothing in the state it was given', () => {
  const before = { a: [{ b: 1 }], c: 2 };
  const after = changed(before, [
    { path: ['a', 0, 'b'], value: 5 },
    { path: ['c'], value: 3 },
  ]);
  expect(before).toEqual({ a: [{ b: 1 }], c: 2 });
  expect(after).toEqual({ a: [{ b: 5 }], c: 3 });
});
