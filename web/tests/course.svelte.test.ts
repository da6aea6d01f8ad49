import { beforeEach, describe, expect, it } from 'vitest';
import { byPlan, fitting, together } from '../src/lib/course.svelte';
import { Match } from '../src/lib/match.svelte';
import { Stage } from '../src/games/default/stage.svelte';
import type { PlannedStep, Question, ServerMessage, Update } from '../src/protocol';
import { settled, Socket, socketed, welcome } from './socket';

function question(topic: string, words: string[] = ['yes', 'no'], subject = 'anpu'): Question {
  const options = words.map((word, choice) => ({ choice, word, label: { message: '', values: {} }, things: [] }));
  return {
    topic,
    rule: '1',
    form: 'pick',
    prompt: { message: '', values: {} },
    options,
    data: { subjects: [subject] },
  };
}

const step = (topic: string, choice = 0): PlannedStep => ({ question: question(topic), choice: [choice] });

describe('a plan for several questions', () => {
  it('fits a question of the same kind about the same player, by the word of its answer', () => {
    expect(fitting(step('token', 1), question('token', ['maybe', 'yes', 'no']))).toEqual([2]);
    expect(fitting(step('token', 1), question('token', ['yes']))).toBeNull();
    expect(fitting(step('token'), question('action'))).toBeNull();
    expect(fitting(step('token'), question('token', ['yes'], 'selket'))).toBeNull();
  });

  it('ends before something else begins', () => {
    const topics = ['team play', 'player', 'mark', 'second move', 'team play', 'player'];
    const found = together(
      topics.map((topic) => step(topic)),
      ['team play', 'player'],
    );
    expect(found.map(({ question: { topic } }) => topic)).toEqual(topics.slice(0, 4));
  });
});

class Dice extends Stage {
  override isNews(event: { kind: string }): boolean {
    return event.kind === 'rolled';
  }
}

describe('a match that is answered by plan', () => {
  let match: Match<Dice>;
  let number = 0;

  function update(asked: Question | null, kind = '', seat: 'home' | 'away' = 'home'): ServerMessage {
    number += 1;
    const events = kind ? [{ kind, rule: '', values: {}, telling: { message: '', values: {} } }] : [];
    const told: Update = {
      type: 'update',
      number,
      turn: number,
      changes: [],
      first_event: 0,
      events,
      asked: { seat, topic: '' },
      question: asked,
      undo: false,
      outcome: null,
      again: [],
    };
    return told;
  }

  async function hear(message: ServerMessage): Promise<void> {
    Socket.last.say(message);
    await settled();
  }

  const answers = (): unknown[] => Socket.last.sent.filter(({ type }) => type === 'choose').map(({ choice }) => choice);

  async function accepted(): Promise<void> {
    await hear({ type: 'accepted', id: Socket.last.asked('choose').id });
  }

  beforeEach(async () => {
    number = 0;
    socketed();
    match = new Match('token', new Dice());
    Socket.last.open();
    await hear(welcome());
    await hear({ ...update(null), type: 'snapshot', state: {} } as unknown as ServerMessage);
    await hear(update(question('token')));
    match.follow(byPlan([step('token', 1), step('action'), step('target', 1)]));
  });

  it('gives one answer after the other without asking or advice, and stops when the plan is over', async () => {
    expect(answers()).toEqual([[1]]);
    expect(match.question).toBeNull();
    await accepted();
    const advised = Socket.last.sent.filter(({ type }) => type === 'suggest').length;
    await hear(update(question('action')));
    await accepted();
    await hear(update(question('target')));
    await accepted();
    expect(answers()).toEqual([[1], [0], [1]]);
    expect(Socket.last.sent.filter(({ type }) => type === 'suggest').length).toBe(advised);
    await hear(update(question('token')));
    expect([match.course.going, match.question?.topic]).toEqual([false, 'token']);
  });

  it.each([
    ['dice were rolled', 'rolled', 'home' as const],
    ['the other coach was asked', '', 'away' as const],
  ])('stops where %s', async (_, kind, seat) => {
    await accepted();
    await hear(update(null, kind, seat));
    await hear(update(question('action')));
    expect([match.question?.topic, answers()]).toEqual(['action', [[1]]]);
  });

  it('asks for what is refused by now, and says why', async () => {
    const why = { message: 'refused', values: {} };
    await hear({ type: 'refused', id: Socket.last.asked('choose').id, code: 'illegal', rule: '9', why });
    expect([match.question?.topic, match.refusal?.rule, match.course.going]).toEqual(['token', '9', false]);
  });
});
