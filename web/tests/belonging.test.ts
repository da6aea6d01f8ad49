import { expect, test } from 'vitest';
import { belongs, homeOf } from '../src/lib/belonging';

test('a match goes back to the league or the career it was played for', () => {
  belongs('one', 'league/neon');
  belongs('two', 'career/mine');
  expect(homeOf('one')).toEqual({ address: '#/league/neon', words: 'ui-to-league' });
  expect(homeOf('two')).toEqual({ address: '#/career/mine', words: 'ui-to-career' });
  expect(homeOf('three')).toBeNull();
  // A season that follows has its own place.
  belongs('one', 'league/neon-2');
  expect(homeOf('one')?.address).toBe('#/league/neon-2');
});

test('what cannot be read is nothing', () => {
  localStorage.setItem('thirdhalf.belongs', '{');
  expect(homeOf('one')).toBeNull();
});
