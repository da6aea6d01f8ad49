// D6: what a coach sets up in every match: the formation, or who stands where and looks which way.
import type { PartOf } from '../../lib/habits.svelte';
import type { Match } from '../../lib/match.svelte';
import type { Topic } from './protocol';

const SETTING_UP: readonly Topic[] = ['formation', 'line-up', 'place'];

export function setUpOf(match: Match): PartOf {
  return ({ topic }, going) => {
    const { seat, info } = match;
    if (!seat || info?.setup['lesson']) return '';
    // A facing belongs to it as long as it goes on.
    if (topic === 'facing') return going;
    return SETTING_UP.includes(topic as Topic) ? `dreadball/${info?.setup[seat] ?? ''}/${seat}` : '';
  };
}
