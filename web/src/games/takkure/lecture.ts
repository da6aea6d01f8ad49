// Beginning an exercise: a match whose progress is remembered.
import { adviser, coachesOf, create } from '../../lib/api';
import { progress, type Part } from './progress.svelte';
import { go } from '../../lib/route.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';

/** From this exercise on nothing is measured beforehand, but where somebody is guided: who advises measures. */
const CLOSED = 5;

export async function beginExercise(exercise: number, part: Part, guided: boolean): Promise<void> {
  const coaches = await coachesOf('takkure');
  // With the guide, the opponent is the one who plays what the exercise is about.
  const free = coaches.includes('rookie') ? 'rookie' : adviser(coaches);
  const coach = guided ? `lesson-${exercise}` : free;
  const own = { kind: 'mine' as const, name: settings.name.trim() || t('ui-somebody') };
  const computer = { kind: 'computer' as const, name: free, coach };
  const created = await create({
    game: 'takkure',
    setup: {
      exercise,
      attacker: 'home',
      home: 'yamato',
      away: 'teriomorphs',
      ...(guided || exercise < CLOSED ? { measuring: 'open' } : {}),
    },
    home: part === 'defence' ? computer : own,
    away: part === 'attack' ? computer : own,
  });
  progress.begin(created.info.match, exercise, part, guided);
  go(`match/${created.info.match}`);
}

/** The other side of it. */
export function swapped(part: Part): Part {
  return part === 'attack' ? 'defence' : part === 'defence' ? 'attack' : 'both';
}
