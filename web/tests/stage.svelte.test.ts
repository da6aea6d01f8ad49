import { describe, expect, it } from 'vitest';
import { Gathering, type Contest } from '../src/takkure/contest';
import { Player } from '../src/lib/reel.svelte';
import { changed } from '../src/lib/scene.svelte';
import { Stage } from '../src/takkure/stage.svelte';
import type { Table } from '../src/takkure/table';
import { events, MATCHES } from './captured';

describe.each(MATCHES)('a captured match of $replay.steps.length steps', (captured) => {
  const { replay } = captured;

  it('is shown step by step as the changes say', async () => {
    const stage = new Stage();
    stage.reset(structuredClone(replay.state) as unknown as Table, 0, replay.events);
    let truth = replay.state as unknown as Table;
    let number = replay.events.length;
    for (const step of replay.steps) {
      truth = changed(truth, step.changes);
      await stage.play(step.changes, number, step.events, false);
      number += step.events.length;
      expect($state.snapshot(stage.table)).toEqual(truth);
    }
    expect(truth.ending).toBe(replay.outcome.ending);
    expect(stage.lines.at(-1)?.number).toBe(number - 1);
  });

  it('is the same from wherever one jumps to', () => {
    const reel = new Player(replay, new Stage(), 0);
    const end = replay.steps.length;
    reel.seek(end);
    const last = $state.snapshot(reel.stage.table);
    reel.seek(Math.floor(end / 3));
    reel.seek(end);
    expect($state.snapshot(reel.stage.table)).toEqual(last);
    expect(reel.before()).toBeLessThan(end);
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
      expect(side?.faces).toEqual(event.values.slice(4));
      expect(side?.value).toBe(event.values[3]);
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
