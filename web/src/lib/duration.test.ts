import { expect, test } from 'vitest';
import { clockFace, coarse } from './duration';

test('time left is minutes and seconds, and never below nothing', () => {
  expect([-5, 0, 1, 59_000, 60_000, 61_001, 3_600_000, 3_725_000].map(clockFace)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '1:02',
    '1:00:00',
    '1:02:05',
  ]);
});

test('days are told as days, and the last one as hours', () => {
  expect(coarse(3 * 86_400_000)).toEqual({ unit: 'days', count: 3 });
  expect(coarse(86_399_000)).toEqual({ unit: 'hours', count: 23 });
  expect(coarse(3_599_000)).toBeNull();
});
