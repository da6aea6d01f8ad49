import { expect, test } from 'vitest';
import { asShown, shownIn } from '../src/lib/shown';
import type { Replay } from '../src/protocol';

const REPLAY: Replay = {
  game: 'noughts',
  software: '1',
  setup: {},
  names: ['Ada', 'Bo'],
  viewer: 'home',
  setting: {},
  state: {},
  events: [],
  steps: [],
  outcome: null,
  views: ['home'],
  behind: 0,
};

test('what was shown of a match that goes on comes back as it was', async () => {
  expect(shownIn(await asShown(REPLAY).text())).toEqual(REPLAY);
});

test('such a file never claims a result: nothing in it has been checked', async () => {
  const outcome = { winner: 'home' as const, home_score: 9, away_score: 0, ending: 'won' };
  expect(shownIn(await asShown({ ...REPLAY, outcome }).text())?.outcome).toBeNull();
});

test.each([
  ['a record', '{"format":"thirdhalf record","version":1}\n'],
  ['a file that was cut off', '{"format":"thirdhalf shown","version":1,"replay":{"game":"nou'],
  ['one of another version', '{"format":"thirdhalf shown","version":2,"replay":{}}'],
  ['one without its match', '{"format":"thirdhalf shown","version":1}'],
])('%s is none', (_, text) => {
  expect(shownIn(text)).toBeNull();
});
