// DreadBall, as the pages know it.
import { content } from '../../lib/api';
import type { Game } from '../game';
import { title } from './title';

const dreadball: Game = {
  id: 'dreadball',
  owns: (number) => /^(DL?|A)\d/.test(number),
  explains: [],
  title,
  open: true,
  keys: [['← ↑ → ↓', 'ui-key-walk']],
  hero: () => import('./Hero.svelte'),
  table: () => import('./parts'),
  setUp: () => import('./SetUp.svelte'),
  pair: ['veer-myn', 'forgefathers'],
  faces: ['veer-myn guard', 'forgefathers jack', 'veer-myn striker', 'forgefathers striker', 'forgefathers guard'],
  first: async () => {
    const { lessons } = (await content('dreadball')) as { lessons: { id: string }[] };
    await (await import('./lessons')).beginLesson(lessons[0]?.id ?? '');
  },
  learn: () => import('./Learn.svelte'),
  practice: {
    tokens: ['token', 'free action', 'action'],
    running: ['step', 'dash', 'facing', 'dodge move', 'follow up'],
    attacks: ['target', 'push', 'reaction'],
    throws: ['throw at', 'place'],
    'setting-up': ['formation', 'line-up'],
  },
  likeness: (player, has) => {
    const { teams = [] } = (has ?? {}) as { teams?: { id: string; players: { id: string; role: string }[] }[] };
    const team = teams.find(({ players }) => players.some(({ id }) => id === player));
    return team ? `${team.id} ${team.players.find(({ id }) => id === player)!.role}` : '';
  },
  art: () => import('./art'),
};

export default dreadball;
