import { expect, it } from 'vitest';
import { Advice } from '../src/lib/advice.svelte';
import type { Match } from '../src/lib/match.svelte';
import { speak } from '../src/lib/words.svelte';
import type { Hint } from '../src/protocol';

function hint(choice: number, gain: number): Hint {
  return { choice: [choice], gain, odds: [{}], reason: { message: '', values: {} } } as unknown as Hint;
}

it('compares with the best, unless a lesson shows what to do', async () => {
  await speak('en');
  const hints = [hint(0, 100), hint(1, 20)];
  const match = { hints, help: 'advice', agreed: 'advice' } as unknown as Match;
  const ranks = (advice: Advice): string[] => hints.map((each) => advice.rank(each));
  expect(ranks(new Advice(match, 1000))).toEqual(['best', 'clearly worse']);
  expect(ranks(new Advice(match, 1000, () => 0))).toEqual(['best', 'clearly worse']);
  expect(ranks(new Advice(match, 1000, () => 1))).toEqual(['', 'as the lesson goes']);
  // What the lesson's adviser suggests comes first, whatever it promises.
  hints.reverse();
  expect(ranks(new Advice(match, 1000))).toEqual(['as the lesson goes', '']);
});
