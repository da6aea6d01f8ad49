import type { Measured } from '../src/games/takkure/table';
import { describe, expect, it } from 'vitest';
import { along, lengthOf, nearestOn, snapped } from '../src/games/takkure/plane';
import type { Point } from '../src/games/takkure/table';
import { points, row } from '../src/games/takkure/table';
import { toPitch, toScreen, transform } from '../src/games/takkure/view';

const LINE: Point[] = [
  [0, 0],
  [0, 100],
  [50, 100],
];

describe('a line', () => {
  it('is gone along', () => {
    expect(lengthOf(LINE)).toBe(150);
    expect(along(LINE, 120)).toEqual([20, 100]);
    expect(along(LINE, 999)).toEqual([50, 100]);
  });

  it('has a nearest point', () => {
    expect(nearestOn(LINE, [30, 40])).toEqual([0, 40]);
    expect(nearestOn([[7, 7]], [30, 40])).toEqual([7, 7]);
  });

  it('is a row of whole numbers in a choice', () => {
    expect(row([[1.4, -2.6]])).toEqual([1, -3]);
    expect(points([1, 2, 3, 4])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe('a pointer snaps', () => {
  const base = { subjects: [] };

  it('to the line of a spot', () => {
    expect(
      snapped(
        {
          ...base,
          shape: 'spot',
          line: [
            [0, 0],
            [0, 100],
          ],
        },
        [40, 30],
        null,
      ),
    ).toEqual([0, 30]);
  });

  it('to the nearest candidate', () => {
    expect(
      snapped(
        {
          ...base,
          shape: 'room',
          candidates: [
            [0, 0],
            [10, 10],
          ],
        },
        [9, 8],
        null,
      ),
    ).toEqual([10, 10]);
  });

  it('to what a walk can reach, and a mark to any distance', () => {
    const walk: Measured = { ...base, shape: 'walk', at: [0, 0], limit: 101, half_width: 900, half_length: 900 };
    expect(snapped(walk, [0, 500], [0, 0])).toEqual([0, 100]);
    expect(snapped({ ...walk, shape: 'mark' }, [0, 500], [0, 0])).toEqual([0, 500]);
  });

  it('into the zone', () => {
    expect(snapped({ ...base, shape: 'zone', low: -50, high: -20, half_width: 30 }, [99, 0], null)).toEqual([30, -20]);
  });
});

describe.each([
  { landscape: true, turned: false },
  { landscape: true, turned: true },
  { landscape: false, turned: false },
  { landscape: false, turned: true },
])('the view %o', (view) => {
  it('leads to the screen and back, and is no mirror', () => {
    expect(toPitch(view, toScreen(view, [3, -5]))).toEqual([3, -5]);
    const [a, b, c, d] = transform(view).match(/-?\d+/g)!.map(Number) as [number, number, number, number];
    expect(toScreen(view, [3, -5]).map((each) => each + 0)).toEqual(
      [a * 3 + c * -5, b * 3 + d * -5].map((each) => each + 0),
    );
    expect(a * d - b * c).toBe(-1);
  });
});
