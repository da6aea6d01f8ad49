// Takkure, as the pages know it.
import type { Game } from '../game';
import { title } from './title';

const takkure: Game = {
  id: 'takkure',
  owns: (number) => /^(\d|R-|[LT]\d)/.test(number),
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
  lineUp: () => import('./MatchLineUp.svelte'),
  pair: ['yamato', 'teriomorphs'],
  faces: ['tackly', 'hayabusa', 'anpu', 'tetsu', 'thoth', 'yokozuna'],
  first: async () => (await import('./lecture')).beginExercise(1, 'attack', true),
  learn: () => import('./Learn.svelte'),
  practice: {
    defence: ['defence', 'defender', 'defensive move', 'spot'],
    passing: ['receiver', 'catch', 'catcher', 'throw point', 'arrow', 'template', 'ball place'],
    cards: ['card', 'discard', 'use skill', 'letter', 'dice for opponent'],
    'team-plays': ['team play', 'team plays', 'participant'],
    'kick-offs': ['kick-off move', 'kick-off place', 'kicker', 'kicks', 'kick out', 'mover'],
    running: ['player', 'mark', 'first action', 'second action', 'second move', 'dodge move', 'critical move', 'go on'],
  },
  likeness: (player) => player,
  art: () => import('./art'),
  sketch: () => import('./ContentSketch.svelte'),
};

export default takkure;
