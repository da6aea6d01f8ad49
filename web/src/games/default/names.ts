// What the sides are called: their teams' names where the content has them.
import { teamsIn } from '../../lib/api';
import { word } from '../../lib/words.svelte';
import type { Setup } from '../game';

export function namesIn(content: unknown, setup: Setup): { home: string; away: string } {
  const teams = teamsIn(content);
  const name = (seat: 'home' | 'away'): string =>
    teams.find((team) => team.id === setup[seat])?.name ?? word('seat', seat);
  return { home: name('home'), away: name('away') };
}
