import type { Wire } from '../src/lib/scene.svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { concerned } from '../src/games/takkure/moments';
import type { Measured } from '../src/games/takkure/table';
import {
  allRules,
  asking,
  callSides,
  capital,
  coordinates,
  inches,
  isRule,
  isRuling,
  LANGUAGES,
  ruleText,
  say,
  signed,
  speak,
  t,
  unwrapped,
  word,
} from '../src/lib/words.svelte';
import type { Telling } from '../src/protocol';
import { events, LESSONS, MATCHES } from './captured';

const ID = /^(event|question|option|action|ui|rule)-/;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it('everything that happens and is asked can be said', () => {
    for (const captured of MATCHES) {
      for (const event of events(captured)) expect(say(event.telling)).not.toMatch(/-[a-z]+-|\{|⁨/);
      for (const question of captured.questions) {
        if (!question) continue;
        expect(say(question.prompt)).not.toMatch(ID);
        for (const option of question.options) expect(say(option.label)).not.toMatch(ID);
      }
    }
  });

  it('every rule that is cited has its text', () => {
    for (const event of [...MATCHES, ...LESSONS].flatMap((match) => events<Wire>(match)))
      if (event.rule) expect(ruleText(event.rule), event.rule).not.toBeNull();
    expect(allRules().length).toBeGreaterThan(100);
  });
});

it('says lengths and signs as people write them', async () => {
  await speak('de');
  expect(inches(-3810)).toBe('−1,5″');
  await speak('en');
  expect(inches(5080)).toBe('2″');
  expect([inches(102), inches(254)]).toEqual(['0.04″', '0.1″']);
  expect([signed(-2), signed(3)]).toEqual(['−2', '+3']);
  expect(capital('the end')).toBe('The end');
  expect(t('ui-nothing-of-the-kind')).toBe('ui-nothing-of-the-kind');
});

it('says one thing otherwise than two', async () => {
  await speak('en');
  const came = (successes: number): Telling => ({
    message: 'dreadball-came-to',
    values: {
      player: { kind: 'named', id: 'h1', name: 'Skrit' },
      action: { kind: 'text', text: 'Throw' },
      successes: { kind: 'number', value: successes },
    },
  });
  expect([0, 1, 1200].map((each) => say(came(each)))).toEqual([
    'Skrit, Throw: no success.',
    'Skrit, Throw: one success.',
    'Skrit, Throw: 1200 successes.',
  ]);
});

it('lets no line begin with a sign that French parts from its word', async () => {
  await speak('fr');
  expect(t('question-team-play')).toMatch(/activation\u202f\?$/);
});

it('joins lines but for blank ones and numbered items', () => {
  expect(unwrapped('one\ntwo\n\nthree\n1. four\nfive')).toEqual(['one two', 'three', '1. four five']);
});

it('knows the rules of both games by their numbers', () => {
  const numbers = allRules().map((rule) => rule.number);
  for (const number of ['1.04', 'R-06', 'D7', 'D7.1', 'A28']) {
    expect(numbers).toContain(number);
    expect(isRule(number)).toBe(true);
  }
  expect(['1.04', 'R-06', 'D7.1', 'A28'].map(isRuling)).toEqual([false, true, false, true]);
  expect(isRule('card-ruck')).toBe(false);
});

it('asks with a chance where odds are wanted, and without one where they are not', async () => {
  await speak('en');
  const prompt: Telling = {
    message: 'question-use-skill-two-moves-ahead',
    values: {
      player: { kind: 'named', id: 'oyabun', name: 'Oyabun' },
      skill: { kind: 'said', message: 'skill-two-moves-ahead', attribute: 'title', otherwise: '' },
      value: { kind: 'number', value: 9 },
      chance: { kind: 'number', value: 75 },
    },
  };
  expect(asking(prompt, true)).toContain('Use Two Moves Ahead with Oyabun? INT 9, 75 %');
  expect(asking(prompt, false)).not.toContain('75');
});

it('a window for cards says what was planned, and never "nothing"', async () => {
  await speak('en');
  const data: Measured = { shape: 'window', subjects: ['yokozuna'], rolls: ['nothing'] };
  const name = (): string => 'Yokozuna';
  expect(concerned(data, name, () => 'tackle')).toBe('Yokozuna (planned: TACKLE)');
  expect(concerned(data, name, () => '')).toBe('Yokozuna');
  expect(concerned({ ...data, rolls: ['dodge'] }, name, () => '')).toBe('Yokozuna (DODGE)');
});

it('calls the sides of a match by their names for as long as it is on the screen', async () => {
  await speak('en');
  const ball: Telling = {
    message: 'event-ball-down',
    values: {
      x: { kind: 'length', value: 2540 },
      y: { kind: 'length', value: -5080 },
      across: { kind: 'text', text: 'middle' },
      depth: { kind: 'text', text: 'inches' },
      inches: { kind: 'number', value: 6 },
      line: { kind: 'said', message: 'seat-home', attribute: '', otherwise: '' },
    },
  };
  const done = callSides({ home: 'Yamato', away: 'Teriomorphs' });
  expect(say(ball)).toBe('The ball lies loose in the middle, about 6″ from the line of Yamato.');
  expect(coordinates(ball)).toBe('1″ −2″');
  expect(word('seat', 'away')).toBe('Teriomorphs');
  expect(say({ message: 'seat-away', values: {} })).toBe('Teriomorphs');
  done();
  expect(word('seat', 'away')).toBe('Away');
  callSides({ home: 'Yamato', away: 'Yamato' });
  expect(say(ball)).toContain('the line of Home');
});
