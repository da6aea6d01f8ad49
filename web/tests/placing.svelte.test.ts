import { describe, expect, it } from 'vitest';
import { Placing } from '../src/games/takkure/placing.svelte';
import type { Stage } from '../src/games/takkure/stage.svelte';
import type { Question } from '../src/games/takkure/table';
import { Asking } from '../src/lib/asking.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { PlannedStep, Rehearsed } from '../src/protocol';
import { settled } from './socket';

function place(player: string): Question {
  return {
    topic: 'kick-off place',
    rule: '5.03',
    form: 'place',
    prompt: { message: '', values: {} },
    options: [],
    data: {
      shape: 'zone',
      subjects: [player],
      radius: 1500,
      low: -9000,
      high: -5000,
      obstacles: [],
      half_width: 20000,
      half_length: 30000,
    },
  };
}

const TEAM = ['anpu', 'selket', 'thoth'];
const REFUSED: Rehearsed = {
  type: 'rehearsed',
  id: '',
  accepted: 1,
  rule: '6.04',
  why: { message: '', values: {} },
  next: null,
};

/** Rules that ask for three places, and want no two of them at the same x. */
class Rules {
  question = place('anpu');
  followed: string[] = [];
  tryOut = Asking.prototype.tryOut;

  rehearse(choices: number[][]): Promise<Rehearsed> {
    const next = TEAM[choices.length];
    const crowded = new Set(choices.map(([x]) => x)).size < choices.length;
    const told = { ...REFUSED, accepted: choices.length, rule: '', why: null, next: next ? place(next) : null };
    return Promise.resolve(crowded ? REFUSED : told);
  }
}

function laidOut(planned: PlannedStep[] = []): Promise<Placing | null> {
  const rules = new Rules();
  return Placing.laidOut(rules as unknown as Match<Stage>, rules.question, planned, TEAM.length);
}

const step = (player: string, x: number): PlannedStep => ({ question: place(player), choice: [x, -6000] });

describe('all places of a kick-off in one view', () => {
  it('begins as suggested, and side by side where nothing is', async () => {
    const suggested = await laidOut([step('anpu', 100), step('selket', 200), step('thoth', 300)]);
    expect(suggested?.spots.map(({ player, at }) => [player, at])).toEqual([
      ['anpu', [100, -6000]],
      ['selket', [200, -6000]],
      ['thoth', [300, -6000]],
    ]);
    const alone = await laidOut();
    expect(alone?.spots.map(({ at }) => at)).toEqual([
      [-13333, -7000],
      [0, -7000],
      [13333, -7000],
    ]);
  });

  it('is not there where the rules refuse what it would begin with', async () => {
    expect(await laidOut([step('anpu', 100), step('selket', 100)])).toBeNull();
  });

  it('keeps whoever is dragged in the zone, and shows where it came from', async () => {
    const placing = (await laidOut())!;
    expect([placing.take([13000, -7100], 100), placing.chosen]).toEqual([true, 2]);
    expect(placing.take([5000, -20000], 100)).toBe(false);
    placing.move([900.4, 4000]);
    expect(placing.spots[2]?.at).toEqual([900, -5000]);
    expect(placing.ghosts((id) => id)).toEqual([
      { label: 'thoth', line: [[13333, -7000]], radius: 1500, strong: false },
    ]);
    placing.reset();
    expect(placing.moved).toBe(false);
  });

  it('says who is in the way, and answers question by question', async () => {
    const placing = (await laidOut())!;
    placing.choose('selket');
    placing.move([-13333, -7000]);
    await settled();
    expect([placing.wrong, placing.refusal?.rule]).toEqual([1, '6.04']);
    placing.nudge(2540, 0);
    await settled();
    expect([placing.wrong, placing.refusal]).toEqual([-1, null]);
    expect(placing.script(place('selket'))).toEqual([-10793, -7000]);
    expect(placing.script(place('nobody'))).toBeNull();
  });
});
