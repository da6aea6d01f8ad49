import { describe, expect, it } from 'vitest';
import { namesIn } from '../src/lib/readings';

const KNOWN = ['first', 'second', 'third'].map((name) => ({ name, rules: ['1.01'], ruling: '' }));

describe('the readings of a set-up', () => {
  it('are names with commas between them', () => {
    expect(namesIn('second, third', KNOWN)).toEqual(['second', 'third']);
    expect(namesIn('', KNOWN)).toEqual([]);
  });

  it('are all of them for the letter', () => {
    expect(namesIn('letter', KNOWN)).toEqual(['first', 'second', 'third']);
  });
});
