// Lines of a league's log in words.
import { coachName } from '../lib/coaches';
import { knows, t } from '../lib/words.svelte';
import type { LeagueView } from '../protocol';
import { skillName } from './figures';

export type Values = Record<string, string | number>;

/** What a line holds, as words have it: a score and dice in one piece. */
export function valuesOf(text: string): Values {
  const found = Object.entries(JSON.parse(text) as Record<string, unknown>).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.join(key === 'score' ? ':' : ', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : (value as string | number),
  ]);
  return Object.fromEntries(found) as Values;
}

/** Names for what a line has by its id: the match, a player, a team, a skill. */
function names(view: LeagueView, values: Values, teams: Readonly<Record<string, string>>): Values {
  const matches = view.data.stages.flatMap((stage) => stage.matches);
  const match = matches.find(({ id }) => id === values.match);
  const members = view.clubs.flatMap((club) => club.members);
  const player = members.find(({ id }) => id === values.player);
  const found: Values = {};
  if (match) found.match = `${match.home} – ${match.away} (${match.id})`;
  if (player) found.player = player.name;
  if (typeof values.team === 'string') found.team = teams[values.team] ?? values.team;
  if (typeof values.skill === 'string') found.skill = skillName(values.skill);
  return found;
}

/** What players gained in a match, those first who gained most. */
function gained(view: LeagueView, players: string | number | undefined): string {
  const found = Object.entries(JSON.parse(String(players ?? '{}')) as Record<string, number>);
  const members = new Map(view.clubs.flatMap((club) => club.members).map(({ id, name }) => [id, name]));
  return found
    .toSorted(([, one], [, other]) => other - one)
    .map(([id, count]) => `${members.get(id) ?? id} +${count}`)
    .join(', ');
}

/** A line in words, then its reason and its dice. */
export function lineTold(
  view: LeagueView,
  what: string,
  { why, dice, coach, ...rest }: Values,
  teams: Readonly<Record<string, string>> = {},
): string[] {
  const message = `league-did-${what}`;
  const named: Values = { ...rest, ...names(view, rest, teams) };
  named.coach = typeof coach === 'string' && coach ? coachName(coach) : t('league-coached-by-people');
  if (rest.begins === '') named.begins = 'none';
  if (rest.kind === 'walk-over') named.score = t('league-walk-over', { score: rest.score ?? '' });
  return [
    knows(message) ? t(message, named) : what,
    what === 'experience' ? gained(view, rest.players) : '',
    what === 'injury' && Number(rest.misses) ? t('league-misses', { matches: Number(rest.misses) }) : '',
    why ? t('league-why', { why }) : '',
    dice ? t('league-dice', { dice }) : '',
  ].filter(Boolean);
}
