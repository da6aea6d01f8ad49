import { expect, test } from 'vitest';
import { keep, kept, tokensOf } from '../src/lib/api';

test('a seat is not forgotten for what came after it', () => {
  keep({ match: 'first', role: 'home', token: 'seat', invite: '' });
  for (let i = 0; i < 400; i++) {
    keep({ match: `m${i}`, role: 'away', token: `t${i}`, invite: '' });
    keep({ match: `m${i}`, role: 'public', token: `p${i}`, invite: '' });
  }
  expect(tokensOf('first').map(({ token }) => token)).toEqual(['seat']);
  expect(kept().filter(({ role }) => role === 'public')).toHaveLength(120);
  expect(kept()[0]).toMatchObject({ match: 'm399', role: 'public' });
});
