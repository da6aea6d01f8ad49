import { beforeEach, describe, expect, it } from 'vitest';
import { progress } from '../src/games/takkure/progress.svelte';
import { attribute, LANGUAGES, speak } from '../src/lib/words.svelte';
import { rowsOf } from '../src/games/takkure/defence.svelte';
import { hintGhosts } from '../src/games/takkure/ghosts';
import {
  HOW_MANY,
  LESSONS,
  lessonsOfEvent,
  lessonsOfExercise,
  lessonsOfQuestion,
  stepOfQuestion,
} from '../src/games/takkure/lessons';
import type { Question, Topic } from '../src/games/takkure/table';
import { events, MATCHES } from './captured';

const [one, four] = MATCHES;

function question(topic: Topic, words: string[] = []): Question {
  const options = words.map((word, choice) => ({
    choice,
    word,
    label: { message: '', values: {} },
    things: [`player-${choice}`],
  }));
  return {
    topic,
    rule: '1.05',
    form: 'pick',
    prompt: { message: '', values: {} },
    options,
    data: { shape: 'pick', subjects: ['selket'] },
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it('every lesson has a title and a text, and nothing in them is left open', () => {
    for (const { id } of LESSONS) {
      for (const name of ['title', 'text'])
        expect(attribute(`lesson-${id}`, name), `${id}.${name}`).toMatch(/^[^{}]+$/);
    }
  });

  it('every exercise says what either side is to do', () => {
    for (const exercise of [1, 2, 3, 4, 5, 6]) {
      const [goal] = lessonsOfExercise(exercise);
      expect(goal, `${exercise}`).toBeDefined();
      for (const part of ['attack', 'defence']) expect(attribute(`lesson-${goal!.id}`, part)).toBeTruthy();
    }
  });
});

describe('lessons', () => {
  it('come with the topics and events of real matches', () => {
    const topics = new Set(LESSONS.flatMap(({ on }) => ('topic' in on ? [on.topic] : [])));
    const asked = MATCHES.flatMap(({ questions }) => questions.flatMap((each) => (each ? [each] : [])));
    for (const topic of ['first action', 'mark', 'second action', 'defence', 'defensive move'] as const) {
      expect(topics).toContain(topic);
      expect(
        asked.some((each) => each.topic === topic),
        topic,
      ).toBe(true);
    }
    const met = new Set(
      MATCHES.flatMap((match) => events(match))
        .flatMap(lessonsOfEvent)
        .map(({ id }) => id),
    );
    for (const id of ['ran', 'rolled', 'step-six', 'pressure']) expect(met).toContain(id);
  });

  it('are about an option only where it is offered', () => {
    const ids = (words: string[]): string[] => lessonsOfQuestion(question('second action', words)).map(({ id }) => id);
    expect(ids(['nothing', 'move'])).toEqual(['second-action']);
    expect(ids(['nothing', 'dodge'])).toEqual(['second-action', 'dodge']);
  });

  it('know the step of an activation', () => {
    const topics: Topic[] = ['mark', 'defence', 'second action', 'order', 'kicks'];
    expect(topics.map(stepOfQuestion)).toEqual([1, 2, 4, 5, 0]);
    expect(HOW_MANY).toBeGreaterThan(60);
    expect(one && four).toBeTruthy();
  });
});

describe('progress', () => {
  beforeEach(() => progress.reset());

  it('is remembered, counted once, and can be forgotten', () => {
    progress.learn('mark');
    progress.learn('mark');
    progress.begin('a match', 1, 'attack', true);
    expect(progress.open(1)?.match).toBe('a match');
    progress.finish('a match', true);
    progress.finish('a match', true);
    expect(progress.seen).toEqual(['mark']);
    expect([progress.hasWon(1, 'attack'), progress.hasWon(1, 'defence'), progress.hasPlayed(1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([progress.next, progress.open(1)]).toEqual([2, null]);
    expect(JSON.parse(localStorage.getItem('thirdhalf.learning') ?? '{}')).toMatchObject({
      seen: ['mark'],
      won: ['1 attack'],
    });
    progress.reset();
    expect([progress.seen.length, progress.next]).toEqual([0, 1]);
  });

  it('says nothing of matches that are no exercise', () => {
    progress.finish('another', true);
    expect(progress.of('another')).toBeNull();
    expect(progress.next).toBe(1);
  });
});

describe('a defence set up at once', () => {
  it('has one row for a defender, though a plan comes back to it', () => {
    const pick = { question: question('defender', ['anpu', 'selket']), choice: [1] };
    const first = { question: question('defence', ['pressure', 'tackle']), choice: [0] };
    const rows = rowsOf([pick, first, { ...first, choice: [1] }, pick], { 'player-1': ['rest'] });
    const players = rows.map(({ player }) => player);
    expect(new Set(players).size).toBe(players.length);
    expect(rows.find(({ player }) => player === 'selket')?.action).toBe('tackle');
  });

  it('has a row for each defender, with what the plan has for it', () => {
    const move: Question = {
      ...question('defensive move'),
      form: 'path',
      data: {
        shape: 'walk',
        subjects: ['selket'],
        at: [0, 0],
        radius: 1500,
        limit: 9000,
        forward: 0,
        obstacles: [],
        half_width: 20000,
        half_length: 30000,
      },
    };
    const rows = rowsOf([
      { question: question('defender', ['anpu', 'selket']), choice: [1] },
      {
        question: { ...question('defence', ['pressure', 'tackle']), data: { shape: 'pick', subjects: ['player-1'] } },
        choice: [0],
      },
      { question: move, choice: [100, 200] },
      { question: question('defence', ['pressure', 'tackle']), choice: [1] },
    ]);
    expect(rows.map(({ player, action, steps }) => [player, action, steps.length])).toEqual([
      ['player-1', 'pressure', 1],
      ['selket', 'tackle', 0],
    ]);
    const hint = { choice: [100, 200], gain: 0, odds: [], reason: { message: 'hint-only', values: {} } };
    expect(hintGhosts(move, [hint, { ...hint, choice: [] }], 0)).toEqual([
      {
        label: 'A',
        line: [
          [0, 0],
          [100, 200],
        ],
        radius: 1500,
        strong: true,
      },
    ]);
  });
});
