// Takkure, as the pages know it.
import type { Game } from '../game';
import { title } from './title';

const takkure: Game = {
  id: 'takkure',
  owns: (number) => /^(\d|R-)/.test(number),
  explains: [
    ['position-', 'ui-position'],
    ['skill-', 'ui-skill'],
    ['card-', 'ui-individual-play'],
    ['play-', 'ui-team-play'],
  ],
  title,
  keys: [
    ['← ↑ → ↓', 'ui-key-nudge'],
    ['T', 'ui-key-turn'],
    ['D', 'ui-key-defend'],
    ['P', 'ui-key-pass'],
    ['G', 'ui-key-guide'],
  ],
  hero: () => import('./Hero.svelte'),
  table: () => import('./parts'),
  setUp: () => import('./SetUp.svelte'),
  faces: ['tackly', 'hayabusa', 'anpu', 'tetsu', 'thoth', 'yokozuna'],
  first: async () => (await import('./lecture')).beginExercise(1, 'attack', true),
  learn: () => import('./Learn.svelte'),
  likeness: (player) => player,
  art: () => import('./art'),
};

export default takkure;
