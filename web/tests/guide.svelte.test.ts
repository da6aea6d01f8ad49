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

describe('a lesson', () => {
  beforeEach(() => progress.reset());

  it('is said once, when its moment comes', () => {
    expect(said(asked(2, 'second action', ['nothing', 'pass']))).toEqual(['second-action', 'pass']);
    progress.learn('second-action');
    expect(said(asked(2, 'second action', ['nothing', 'pass']))).toEqual(['pass']);
  });

  it('is about what can be chosen', () => {
    progress.learn('second-action');
    expect(said(asked(1, 'second action', ['nothing', 'move']))).toEqual([]);
    expect(said(asked(1, 'second action', ['nothing', 'dodge']))).toEqual(['dodge']);
  });

  it('waits for the exercise that it belongs to', () => {
    const down = { number: 1, event: { kind: 'ball down', telling: { message: '', values: {} } } };
    const first = { number: 0, event: { kind: 'ran', telling: { message: '', values: {} } } };
    const heard = (exercise: number): string[] => {
      const guide = asked(exercise, 'order', []);
      guide.hear([first] as never);
      guide.hear([first, down] as never);
      return said(guide);
    };
    expect(heard(2)).toEqual(['order']);
    expect(heard(3)).toEqual(['ball-down', 'order']);
  });

  it('says nothing of what was taken back', () => {
    const ran = { number: 0, event: { kind: 'ran', telling: { message: '', values: {} } } };
    const rolled = { number: 1, event: { kind: 'rolled', telling: { message: '', values: {} } } };
    const guide = asked(1, 'order', []);
    guide.hear([ran] as never);
    guide.hear([ran, rolled] as never);
    expect(said(guide)).toEqual(['rolled', 'order']);
    guide.hear([ran] as never);
    expect(said(guide)).toEqual(['order']);
  });

  it('has nothing more to say when it is over', () => {
    const guide = asked(1, 'second action', ['nothing', 'dodge']);
    expect(guide.lesson?.id).toBe('second-action');
    (guide as unknown as { match: { outcome: unknown } }).match.outcome = { winner: 'home' };
    expect(guide.lesson).toBeNull();
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

  /** What is said of the second option, where the first is worth a quarter of a try more. What is planned is a little
   * worse, but told before all others. */
  function remarked(guide: Guide, better: string, own: string) {
    (guide as unknown as { match: { consult: () => unknown } }).match.consult = () => ({
      hints: [hint(9, 4800, 'planned'), hint(10, 5000, better)],
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
});
