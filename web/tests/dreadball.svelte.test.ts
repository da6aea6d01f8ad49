import { describe, expect, it } from 'vitest';
import { Player } from '../src/lib/reel.svelte';
import { changed } from '../src/lib/changes';
import { marks } from '../src/games/dreadball/marks';
import { Gathering, type Test } from '../src/games/dreadball/pools';
import type { Action, Event } from '../src/games/dreadball/protocol';
import { Stage } from '../src/games/dreadball/stage.svelte';
import {
  ahead,
  angle,
  apart,
  arrow,
  beside,
  centre,
  directionTo,
  hexOf,
  viewOf,
  type Player as Figure,
  type Table,
  type View,
} from '../src/games/dreadball/table';
import { events, LESSONS } from './captured';

const WIDE: View = { landscape: true, turned: false };

describe.each(LESSONS)('a captured lesson of $replay.steps.length steps', (captured) => {
  const { replay } = captured;

  it('is shown event by event as the changes say, before the truth replaces it', async () => {
    const stage = new Stage();
    stage.setting = replay.setting;
    stage.reset(structuredClone(replay.state), 0, replay.events);
    let truth: Table = replay.state;
    let number = replay.events.length;
    for (const step of replay.steps) {
      truth = changed(truth, step.changes);
      await stage.part(number, step.events, true);
      const shown = stage.table!;
      expect(shown.players.map(({ id, at, facing, where }) => ({ id, at, facing, where }))).toEqual(
        truth.players.map(({ id, at, facing, where }) => ({ id, at, facing, where })),
      );
      expect(shown.ball).toEqual(truth.ball);
      stage.settle(step.changes);
      expect($state.snapshot(stage.table)).toEqual(truth);
      number += step.events.length;
    }
    expect(truth.ending).toBe(replay.outcome?.ending);
  });

  it('is gone through by tokens', () => {
    const reel = new Player(replay, new Stage(), { place: 0, part: 0 });
    reel.on('turn');
    expect(reel.place).toBeGreaterThan(0);
    expect(reel.stage.standing()?.score).toEqual([0, 0]);
  });

  it('gathers every pool with its modifiers and successes', () => {
    const gathering = new Gathering();
    let test: Test | null = null;
    let rolls = 0;
    for (const event of events(captured)) {
      test = gathering.take(event, test) ?? test;
      const side = test?.sides.at(-1);
      if (event.kind === 'rolled') {
        rolls += 1;
        expect(side?.faces).toEqual(event.values.faces);
        // The pool is three dice and what changes it, or less at a distance.
        const base = side!.dice - side!.modifiers.reduce((sum, each) => sum + each.amount, 0);
        expect([1, 2, 3]).toContain(base);
      }
      if (event.kind === 'came to') {
        expect(side?.successes).toBe(event.values.successes);
        expect(side?.faces.filter((face) => face >= side.stat).length).toBe(event.values.successes);
      }
    }
    expect(rolls).toBeGreaterThan(0);
  });

  it('has a place on the pitch for every hex and facing that can be chosen', () => {
    let table: Table = replay.state;
    for (const [i, question] of captured.questions.entries()) {
      if (question) {
        const found = marks(WIDE, table, question);
        const wanted = question.options.filter(
          (option) =>
            option.things.some((thing) => hexOf(thing)) ||
            question.topic === 'facing' ||
            option.word.startsWith('turn '),
        );
        expect(found.map((mark) => mark.choice)).toEqual(wanted.map((option) => option.choice));
        for (const mark of found) expect(Number.isFinite(mark.at[0] + mark.at[1] + mark.angle)).toBe(true);
      }
      const step = replay.steps[i];
      if (step) table = changed(table, step.changes);
    }
  });
});

it('keeps the dice of answers beside those they answer', () => {
  const common = (id: string) => ({
    rule: 'D12.3',
    telling: { message: '', values: { player: { kind: 'named' as const, id, name: id } } },
  });
  const rolled = (player: string, action: Action, stat: number, ...faces: number[]): Event => ({
    ...common(player),
    kind: 'rolled',
    values: { player, action, stat, faces },
  });
  const cameTo = (player: string, action: Action, successes: number): Event => ({
    ...common(player),
    kind: 'came to',
    values: { player, action, successes },
  });
  const gathering = new Gathering();
  let test: Test | null = null;
  for (const each of [
    rolled('a', 'slam', 4, 1, 6),
    cameTo('a', 'slam', 1),
    rolled('b', 'dodge', 5, 5),
    cameTo('b', 'dodge', 1),
  ])
    test = gathering.take(each, test) ?? test;
  expect(test?.sides.map((side) => side.player)).toEqual(['a', 'b']);
  test = gathering.take(rolled('a', 'slam', 4, 6), test);
  expect(test?.sides.length).toBe(1);
  test = gathering.take(rolled('a', 'slam', 4, 3), test);
  expect(test?.sides[0]?.faces).toEqual([6, 3]);
  expect(test?.sides[0]?.dice).toBe(1);
});

describe('hexes', () => {
  it('have neighbours on the screen where their directions say', () => {
    for (const view of [
      WIDE,
      { landscape: false, turned: false },
      { landscape: true, turned: true },
      { landscape: false, turned: true },
    ]) {
      for (let direction = 0; direction < 6; direction++) {
        const [x, y] = centre(view, beside([0, 0], direction));
        const degrees = (Math.atan2(y, x) * 180) / Math.PI;
        expect((((degrees - angle(view, direction)) % 360) + 360.5) % 360).toBeCloseTo(0.5, 1);
        expect(arrow(view, direction)).not.toBe('');
        expect(directionTo([0, 0], beside([0, 0], direction))).toBe(direction);
      }
    }
  });

  it('are as far apart as there are steps', () => {
    expect(apart([0, 0], [3, -1])).toBe(3);
    expect(apart([-2, 4], [1, 4])).toBe(3);
    expect(apart([0, 0], [2, 2])).toBe(4);
  });

  it('are threatened in front of a standing player only', () => {
    const player = { at: [0, 0], facing: 'E' } as unknown as Figure;
    expect(ahead(player)).toEqual([
      [1, -1],
      [1, 0],
      [0, 1],
    ]);
    expect(ahead({ ...player, facing: 'prone' })).toEqual([]);
  });

  it('are named in options, and players are not', () => {
    expect(hexOf('-3 11')).toEqual([-3, 11]);
    expect(hexOf('veer-myn-3')).toBeNull();
  });

  it('lie so that the viewer attacks to the right or up', () => {
    const table = { first: 'away' } as unknown as Table;
    expect(viewOf(1280, 860, table, 'home')).toEqual({ landscape: true, turned: true });
    expect(viewOf(390, 844, table, 'away')).toEqual({ landscape: false, turned: false });
  });
});
