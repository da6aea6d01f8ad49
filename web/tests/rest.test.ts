// A page that waits for its coach comes to rest: what moves for ever keeps a processor busy and empties batteries.
import { expect, it } from 'vitest';

const SHEETS = import.meta.glob<string>('../src/**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });
/** Shown as long as something happens, and no longer. */
const BRIEF = ['components/Die.svelte', 'components/Stands.svelte', 'panels/BigDie.svelte', 'panels/Speed.svelte'];

it('moves for ever only what is not there for ever', () => {
  const moving = Object.entries(SHEETS).filter(([, text]) => /animation[^;]*\binfinite\b/.test(text));
  expect(moving.map(([file]) => file.replace('../src/', '')).toSorted()).toEqual(BRIEF);
});
