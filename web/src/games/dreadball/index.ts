// DreadBall, as the pages know it.
import type { Game } from '../game';
import { title } from './title';

const dreadball: Game = {
  id: 'dreadball',
  owns: (number) => /^[DA]\d/.test(number),
  explains: [],
  title,
  keys: [['← ↑ → ↓', 'ui-key-walk']],
  hero: () => import('./Hero.svelte'),
  table: () => import('./parts'),
  setUp: () => import('./SetUp.svelte'),
  learn: () => import('./Learn.svelte'),
  art: () => import('./art'),
};

export default dreadball;
