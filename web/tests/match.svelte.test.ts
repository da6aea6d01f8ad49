import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stage } from '../src/games/default/stage.svelte';
import { Match } from '../src/lib/match.svelte';
import type { Acting } from '../src/lib/scene.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Happened, Question, Snapshot, Update } from '../src/protocol';
import { settled, Socket, socketed, welcome } from './socket';

const QUESTION: Question = {
  topic: 'square',
  rule: 'N1',
  form: 'pick',
  prompt: { message: '', values: {} },
  options: [],
  data: {},
};

function event(kind: string): Happened {
  return { kind, rule: 'N1', values: {}, telling: { message: '', values: {} } };
}

function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    number: 1,
    turn: 4,
    state: { cells: [['', '']] },
    first_event: 10,
    events: [event('mark')],
    asked: { seat: 'home', topic: 'square' },
    question: QUESTION,
    undo: false,
    again: [],
    outcome: null,
    ...more,
  };
}

function update(more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    number: 2,
    turn: 5,
    changes: [{ path: ['cells', 0], value: ['x', ''] }],
    first_event: 11,
    events: [event('mark')],
    asked: { seat: 'away', topic: 'square' },
    question: null,
    undo: true,
    again: [],
    outcome: null,
    ...more,
  };
}

function seated(): Match<Stage> {
  const match = new Match(`token`, new Stage());
  Socket.last.open();
  Socket.last.say(welcome());
  return match;
}

describe('a match as a seat sees it', () => {
  beforeEach(socketed);

  it('is what the snapshot says, with what its adviser would answer', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    expect([match.seat, match.turn, match.question?.topic, match.table]).toEqual([
      'home',
      4,
      'square',
      { cells: [['', '']] },
    ]);
    expect(match.stage.firstEvent).toBe(10);
    const { id, ...wish } = Socket.last.asked('suggest');
    expect(wish).toEqual({ type: 'suggest', turn: 4, coach: '' });
    Socket.last.say({ type: 'suggested', id, coach: '', choice: [3] });
    await settled();
    expect(match.suggestion).toEqual([3]);
  });

  it('changes as updates say, and asks nothing while somebody else decides', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    Socket.last.say(update());
    await settled();
    expect($state.snapshot(match.table)).toEqual({ cells: [['x', '']] });
    expect([match.turn, match.undo, match.question, match.suggestion]).toEqual([5, true, null, null]);
    expect(match.asked?.seat).toBe('away');
    expect(match.stage.lines.map(({ number }) => number)).toEqual([10, 11]);
  });

  it('does not take an old suggestion for a new question', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    const { id } = Socket.last.asked('suggest');
    Socket.last.say(update({ question: QUESTION }));
    await settled();
    Socket.last.say({ type: 'suggested', id, coach: '', choice: [3] });
    await settled();
    expect(match.suggestion).toBeNull();
  });

  it('answers once at a time, and keeps why it was refused', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    const first = match.choose([1]);
    expect(await match.choose([2])).toBe(false);
    const { id, ...wish } = Socket.last.asked('choose');
    expect(wish).toEqual({ type: 'choose', turn: 4, choice: [1] });
    Socket.last.say({ type: 'refused', id, code: 'rule', rule: 'N2', why: { message: 'taken', values: {} } });
    expect(await first).toBe(false);
    expect([match.sending, match.refusal?.rule]).toEqual([false, 'N2']);
    const again = match.choose([2]);
    expect(match.refusal).toBeNull();
    Socket.last.say({ type: 'accepted', id: Socket.last.asked('choose').id });
    expect(await again).toBe(true);
  });

  it('says nothing of an answer that came too late', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    const answer = match.choose([1]);
    const { id } = Socket.last.asked('choose');
    Socket.last.say({ type: 'refused', id, code: 'stale', rule: '', why: { message: '', values: {} } });
    await answer;
    expect(match.refusal).toBeNull();
  });

  it('asks for earlier events from the first one it has', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    const earlier = match.earlier();
    const { id, ...wish } = Socket.last.asked('history');
    expect(wish).toEqual({ type: 'history', first_event: 0, count: 10 });
    Socket.last.say({ type: 'past', id, first_event: 8, events: [event('a'), event('b')] });
    await earlier;
    expect(match.stage.lines.map(({ number }) => number)).toEqual([8, 9, 10]);
  });

  it('takes back only what can be taken back', async () => {
    const match = seated();
    Socket.last.say(snapshot());
    await settled();
    await match.takeBack();
    expect(Socket.last.asked('undo')).toBeUndefined();
  });
});

/** A stage on which the cells name whoever is active. */
class Watched extends Stage {
  override activates(event: Happened): boolean {
    return event.kind === 'began';
  }

  override acting(): Acting | null {
    const [player] = (this.table as { cells: string[][] } | null)?.cells[0] ?? [];
    return player ? { player, seat: player === 'mine' ? 'home' : 'away' } : null;
  }
}

describe('a pause after what the other side has done', () => {
  beforeEach(socketed);
  afterEach(() => (settings.pause = false));

  /** An activation of the other side in two messages, then somebody else's question. */
  async function watched(active: string): Promise<Match<Stage>> {
    const match = new Match('token', new Watched());
    Socket.last.open();
    Socket.last.say(welcome());
    Socket.last.say(snapshot({ question: null }));
    Socket.last.say(update({ changes: [{ path: ['cells', 0], value: [active, ''] }], events: [event('began')] }));
    Socket.last.say(
      update({
        number: 3,
        turn: 6,
        first_event: 12,
        changes: [{ path: ['cells', 0], value: ['', 'x'] }],
        events: [event('ran'), event('fell')],
        asked: { seat: 'home', topic: 'square' },
        question: QUESTION,
      }),
    );
    await settled();
    return match;
  }

  it('tells all of it before anything is asked, shows it again, and goes on', async () => {
    settings.pause = true;
    const match = await watched('theirs');
    expect(match.recap.told?.map((line) => [line.number, line.event.kind])).toEqual([
      [11, 'began'],
      [12, 'ran'],
      [13, 'fell'],
    ]);
    expect(match.question).toBeNull();
    const shown = match.recap.again();
    expect(match.recap.running).toBe(true);
    expect(match.stage.lines.map((line) => line.number)).toEqual([10]);
    const gone = match.recap.on();
    await shown;
    await gone;
    await settled();
    expect(match.stage.lines.map((line) => line.number)).toEqual([10, 11, 12, 13]);
    expect(match.table).toEqual({ cells: [['', 'x']] });
    expect(match.recap.told).toBeNull();
    expect(match.question?.topic).toBe('square');
  });

  it('comes between two activations of the same player, though one message tells of both', async () => {
    settings.pause = true;
    const match = new Match('token', new Watched());
    Socket.last.open();
    Socket.last.say(welcome());
    Socket.last.say(snapshot({ question: null }));
    const active = [{ path: ['cells', 0], value: ['theirs', ''] }];
    Socket.last.say(update({ changes: active, events: [event('began')] }));
    Socket.last.say(
      update({ number: 3, turn: 6, first_event: 12, changes: active, events: [event('ran'), event('began')] }),
    );
    await settled();
    expect(match.recap.told?.map((line) => line.number)).toEqual([11, 12]);
    await match.recap.on();
    Socket.last.say(
      update({ number: 4, turn: 7, first_event: 14, changes: [{ path: ['cells', 0], value: ['', ''] }] }),
    );
    await settled();
    expect(match.recap.told?.map((line) => line.number)).toEqual([13, 14]);
  });

  it('is not made after what oneself has done, nor where nobody wants it', async () => {
    settings.pause = true;
    expect((await watched('mine')).question?.topic).toBe('square');
    settings.pause = false;
    expect((await watched('theirs')).question?.topic).toBe('square');
  });
});
