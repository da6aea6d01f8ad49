import { describe, expect, it, vi } from 'vitest';
import { Stage } from '../src/games/default/stage.svelte';
import { momentFrom, momentsFrom, Player } from '../src/lib/reel.svelte';
import type { Happened, Replay } from '../src/protocol';
import { settled } from './socket';

function event(kind: string): Happened {
  return { kind, rule: '', values: {}, telling: { message: '', values: {} } };
}

/** So many choices, each of which adds one; every third has two events, every second none. */
function replay(choices: number): Replay {
  return {
    game: 'noughts',
    software: '',
    setup: {},
    names: [],
    viewer: 'public',
    setting: {},
    state: { count: 0 },
    events: [event('begun')],
    steps: Array.from({ length: choices }, (_, i) => ({
      by: 'home',
      about: 'square',
      choice: [i],
      events: i % 3 === 0 ? [event('a'), event('b')] : i % 2 ? [] : [event('c')],
      changes: [{ path: ['count'], value: i + 1 }],
    })),
    outcome: null,
    views: ['public'],
    behind: 0,
  };
}

function going(choices: number, place = 0, part = 0): Player<Stage> {
  return new Player(replay(choices), new Stage(), { place, part });
}

describe('a moment', () => {
  it('is written as a place, and a part of what came next', () => {
    expect(momentFrom('120')).toEqual({ place: 120, part: 0 });
    expect(momentFrom('120.2')).toEqual({ place: 120, part: 2 });
    expect(momentFrom('nonsense')).toEqual({ place: 0, part: 0 });
    expect(going(9, 3, 1).moment).toBe('3.1');
  });
});

describe('a recorded match', () => {
  it('is at any moment as the changes say, however one gets there', () => {
    const reel = going(130);
    for (const place of [130, 41, 40, 39, 129, 0]) {
      reel.seek(place);
      expect([reel.place, reel.stage.table?.['count']]).toEqual([place, place]);
    }
    reel.seek(1000);
    expect(reel.place).toBe(130);
    reel.seek(-4);
    expect(reel.place).toBe(0);
  });

  it('goes on by choices and by events, and passes over what is not seen', async () => {
    const reel = going(9);
    reel.on('event');
    await settled();
    expect(reel.moment).toBe('0.1');
    reel.on('event');
    await settled();
    expect(reel.moment).toBe('1');
    reel.on('event');
    await settled();
    expect(reel.moment).toBe('3');
    reel.on('choice');
    await settled();
    expect([reel.moment, reel.stage.table?.['count']]).toEqual(['4', 4]);
  });

  it('goes back to where it was', async () => {
    const reel = going(9, 4);
    reel.back('event');
    await settled();
    expect(reel.moment).toBe('3.1');
    reel.back('choice');
    expect(reel.moment).toBe('3');
    reel.back('choice');
    expect(reel.moment).toBe('2');
  });

  it('is where it was going at once when somebody is impatient', () => {
    const reel = going(9);
    for (let i = 0; i < 4; i++) reel.on('choice');
    expect(reel.place).toBeGreaterThanOrEqual(3);
  });

  it('has no highlights where the game marks none', () => {
    const reel = going(9);
    expect(reel.highlights).toEqual([]);
    reel.on('highlight');
    expect(reel.place).toBe(9);
    reel.back('highlight');
    expect(reel.place).toBe(0);
  });
});

describe('several moments', () => {
  it('are written with commas, and one alone is none of them', () => {
    expect(momentsFrom('43,58,120')).toEqual([43, 58, 120]);
    expect(momentsFrom('58,')).toEqual([58]);
    expect(momentsFrom('58')).toEqual([]);
    expect(momentsFrom(Array.from({ length: 99 }, (_, i) => i).join(','))).toHaveLength(9);
  });

  it('are shown one after the other, and the last stays', async () => {
    vi.useFakeTimers();
    const reel = going(200);
    const seen: number[] = [];
    const shown = reel.showAll([40, 120]);
    for (let i = 0; i < 400 && reel.number; i++) {
      seen.push(reel.place);
      await vi.advanceTimersByTimeAsync(100);
    }
    await shown;
    vi.useRealTimers();
    expect(seen).toContain(40);
    expect(seen).toContain(120);
    expect(seen).not.toContain(90);
    expect([reel.number, reel.running, reel.place]).toEqual([0, false, 121]);
  });

  it('stop where somebody stops them', async () => {
    const reel = going(200);
    const shown = reel.showAll([40, 120]);
    reel.toggle();
    await shown;
    expect(reel.number).toBe(0);
    expect(reel.place).toBeLessThanOrEqual(41);
  });
});

describe('a match that goes on', () => {
  it('goes on for whoever is at the end of what was known', async () => {
    const reel = going(6, 6);
    reel.extend(replay(6));
    expect(reel.running).toBe(false);
    reel.extend(replay(9));
    expect(reel.running).toBe(true);
    await vi.waitFor(() => expect([reel.place, reel.stage.table?.['count']]).toEqual([9, 9]), 5000);
    expect(reel.length).toBe(9);
  });

  it('leaves whoever looks at an earlier moment there', () => {
    const reel = going(6, 2, 0);
    reel.extend(replay(9));
    expect([reel.place, reel.running, reel.length]).toEqual([2, false, 9]);
  });

  it('knows nothing any more of what was taken back', () => {
    const reel = going(45, 45);
    const other = replay(42);
    other.steps[41]!.changes = [{ path: ['count'], value: -1 }];
    reel.extend(other);
    expect([reel.place, reel.stage.table?.['count'], reel.running]).toEqual([42, -1, false]);
    const again = replay(43);
    again.steps[40]!.changes = [{ path: ['count'], value: -7 }];
    again.steps[41]!.changes = [];
    again.steps[42]!.changes = [];
    reel.extend(again);
    reel.seek(43);
    expect(reel.stage.table?.['count']).toBe(-7);
  });
});
