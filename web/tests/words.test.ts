import type { Wire } from '../src/lib/scene.svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  allRules,
  capital,
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
} from '../src/lib/words.svelte';
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

it('lets no line begin with a sign that French parts from its word', async () => {
  await speak('fr');
  expect(t('question-go-on')).toMatch(/équipe\u202f\?$/);
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
