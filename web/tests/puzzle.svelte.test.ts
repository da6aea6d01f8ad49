import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Puzzle } from '../src/after/puzzle.svelte';
import { Stage } from '../src/games/default/stage.svelte';
import type { Answered, Question } from '../src/protocol';
import { settled, Socket, socketed, welcome } from './socket';

const QUESTION: Question = {
  topic: 'square',
  rule: 'N1',
  form: 'pick',
  prompt: { message: '', values: {} },
  options: [],
  data: {},
};

const candidate = (numbers: number[], given: boolean): Answered['best'] => ({
  answer: { choice: numbers, numbers, label: null },
  reason: null,
  odds: [],
  given,
});

const WORSE: Answered = { grade: 'worse', loss: 0.2, given: candidate([1], true), best: candidate([3], false) };

beforeEach(socketed);
afterEach(() => vi.unstubAllGlobals());

async function asked(grade: (choice: number[]) => Promise<Answered>): Promise<Puzzle> {
  const puzzle = new Puzzle('token', new Stage(), grade);
  Socket.last.open();
  Socket.last.say(welcome());
  Socket.last.say({
    type: 'snapshot',
    number: 1,
    turn: 4,
    state: { cells: [['', '']] },
    first_event: 10,
    events: [],
    asked: { seat: 'home', topic: 'square' },
    question: QUESTION,
    undo: false,
    again: [],
    outcome: null,
  });
  await settled();
  return puzzle;
}

it('judges the answer, gives it to nobody, and shows what is best only then', async () => {
  const grade = vi.fn(() => Promise.resolve(WORSE));
  const puzzle = await asked(grade);
  expect([puzzle.agreed, puzzle.suggestion]).toEqual(['none', null]);
  const done = puzzle.choose([1]);
  await settled();
  const { id } = Socket.last.asked('judge');
  Socket.last.say({ type: 'judged', id, allowed: true, completed: [1], rule: '', why: null });
  await done;
  expect(grade).toHaveBeenCalledWith([1]);
  expect(Socket.last.asked('choose')).toBeUndefined();
  expect([puzzle.answered, puzzle.help, puzzle.best]).toEqual([WORSE, 'advice', [3]]);
  expect(puzzle.suggestion).toEqual([3]);
  // Nothing more is answered until somebody tries again.
  await puzzle.choose([2]);
  expect(grade).toHaveBeenCalledTimes(1);
  puzzle.retry();
  expect([puzzle.answered, puzzle.best, puzzle.suggestion, puzzle.sending]).toEqual([null, null, null, false]);
  expect(puzzle.question?.topic).toBe('square');
});

it('says why the rules refuse an answer, and asks nobody about it', async () => {
  const grade = vi.fn(() => Promise.resolve(WORSE));
  const puzzle = await asked(grade);
  const done = puzzle.choose([9]);
  await settled();
  const { id } = Socket.last.asked('judge');
  const why = { message: 'no', values: {} };
  Socket.last.say({ type: 'judged', id, allowed: false, completed: [], rule: 'N1', why });
  await done;
  expect(grade).not.toHaveBeenCalled();
  expect(puzzle.refusal).toEqual({ rule: 'N1', why });
  expect(puzzle.sending).toBe(false);
});
