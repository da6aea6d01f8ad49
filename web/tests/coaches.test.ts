import { beforeAll, expect, test } from 'vitest';
import { coachName, coachStyle } from '../src/lib/coaches';
import { speak } from '../src/lib/words.svelte';

beforeAll(() => speak('en'));

test('a level is called by its name, with or without a budget', () => {
  expect(coachName('province')).toBe('Province');
  expect(coachName('legend:0.3s')).toBe('Legend');
});

test('a coach with a style of its own is called by level and style, and a line tells of it', () => {
  expect(coachName('club+hitter')).toBe('Club, Hitter');
  expect(coachStyle('club+hitter')).toBe('Looks for contact whenever that is any use.');
  expect(coachStyle('club')).toBe('');
});

test('who plays in a lesson is a sparring partner, and an unknown coach is called what it is named', () => {
  expect(coachName('lesson-3')).toBe('Sparring partner');
  expect(coachName('somebody')).toBe('Somebody');
});
