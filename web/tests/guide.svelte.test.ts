import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../src/lib/match.svelte';
import { progress } from '../src/games/takkure/progress.svelte';
import { Guide } from '../src/games/takkure/guide.svelte';
import type { Stage } from '../src/games/takkure/stage.svelte';

/** A guide whose coach is asked to pick one of these. */
function asked(exercise: number, topic: string, words: string[], suggestion: number[] | null = null): Guide {
  const options = words.map((word, i) => ({ choice: i + 10, word, label: { message: '', values: {} }, things: [] }));
  const question = {
    topic,
    rule: '1.09',
    form: 'pick',
    prompt: { message: '', values: {} },
    options,
    data: { shape: 'pick', subjects: [] },
  };
  const match = { question, suggestion, turn: 1, seat: 'home', table: null, setting: null };
  const guide = new Guide(match as unknown as Match<Stage>, exercise);
  guide.pages = [];
  guide.asked(false);
  return guide;
}

const said = (guide: Guide): string[] => guide.pages.map(({ id }) => id);

describe('a dare', () => {
  beforeEach(() => progress.reset());

  it('comes when the lesson before it is known, and again until it was taken up', () => {
    expect(said(asked(2, 'second action', ['nothing', 'pass']))).toEqual(['second-action', 'pass']);
    progress.learn('second-action');
    progress.learn('pass');
    for (let i = 0; i < 2; i++) {
      const guide = asked(2, 'second action', ['nothing', 'pass'], [10]);
      expect([said(guide), guide.dared]).toEqual([['dare-pass'], [11]]);
      guide.next();
    }
    progress.learn('throw-point');
    expect(said(asked(2, 'second action', ['nothing', 'pass']))).toEqual([]);
  });

  it('belongs to its exercise, and to what can be chosen', () => {
    for (const id of ['second-action', 'dodge', 'pass', 'break-through']) progress.learn(id);
    expect(said(asked(3, 'second action', ['nothing', 'pass']))).toEqual([]);
    expect(asked(3, 'second action', ['nothing', 'dodge', 'break through']).dared).toEqual([12]);
    expect(said(asked(4, 'second action', ['nothing', 'break through']))).toEqual([]);
  });

  it('takes the suggested team play, else the first', () => {
    progress.learn('team-play');
    const plays = ['none', 'overlap', 'ruck'];
    expect(asked(4, 'team play', plays, [10]).dared).toEqual([11]);
    expect(asked(4, 'team play', plays, [12]).dared).toEqual([12]);
    expect(asked(4, 'team play', ['none']).dared).toBeNull();
  });
});

describe('a remark', () => {
  beforeEach(() => progress.reset());

  const hint = (choice: number, gain: number, message: string) => ({
    choice: [choice],
    gain,
    odds: null,
    reason: { message, values: {} },
  });

  /** What is said of the second option, where the first is worth a quarter of a try more. */
  function remarked(guide: Guide, better: string, own: string) {
    (guide as unknown as { match: { consult: () => unknown } }).match.consult = () => ({
      hints: [hint(10, 5000, better)],
      own: hint(11, 2000, own),
    });
    return guide.weigh([11]);
  }

  it('says what would have been better', async () => {
    expect((await remarked(asked(2, 'opponent', ['a', 'b'], [10]), 'safe', 'risky'))?.better.choice).toEqual([10]);
  });

  it('is kept where nothing tells the two apart', async () => {
    expect(await remarked(asked(2, 'opponent', ['a', 'b'], [10]), 'safe', 'safe')).toBeNull();
  });

  it('is not made about what was dared', async () => {
    for (const id of ['second-action', 'pass']) progress.learn(id);
    const guide = asked(2, 'second action', ['nothing', 'pass'], [10]);
    expect(said(guide)).toEqual(['dare-pass']);
    guide.next();
    expect(await remarked(guide, 'safe', 'risky')).toBeNull();
  });
});
