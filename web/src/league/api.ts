// Requests about leagues, and the tokens that this browser has for them.
import type {
  Created,
  EnterLeague,
  LeagueGrant,
  LeagueHistory,
  LeagueStep,
  LeagueTasks,
  LeagueView,
  LeagueWorth,
  NewLeague,
} from '../protocol';
import { fresh, keep, request } from '../lib/api';

export interface KeptLeague {
  league: string;
  name: string;
  role: LeagueView['role'];
  token: string;
  /** Seasons before this one: the token is good for them too. */
  before?: string[];
}

const PLACE = 'thirdhalf.leagues';
const MOST = 50;

export function keptLeagues(): KeptLeague[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptLeague[];
  } catch {
    return [];
  }
}

function keepLeague(one: KeptLeague): void {
  const others = keptLeagues().filter((each) => each.league !== one.league || each.role !== one.role);
  localStorage.setItem(PLACE, JSON.stringify([one, ...others].slice(0, MOST)));
}

/** What this browser is in a league: its organiser, one of its clubs, or both. */
export function keysOf(league: string): KeptLeague[] {
  return keptLeagues().filter((each) => each.league === league || each.before?.includes(league));
}

/** Tokens go on in the next season: those kept for one before it are kept for it. Whether there were any. */
export function goOn(view: LeagueView): boolean {
  const old = keptLeagues().filter((each) => view.before.includes(each.league));
  for (const each of old) {
    const before = view.before.slice(0, view.before.indexOf(each.league) + 1);
    keepLeague({ ...each, league: view.league, before: [...new Set([...(each.before ?? []), ...before])] });
  }
  if (old.length) {
    const left = keptLeagues().filter((each) => !view.before.includes(each.league));
    localStorage.setItem(PLACE, JSON.stringify(left));
  }
  return old.length > 0;
}

function post<Answer>(path: string, body: unknown, token = ''): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  return request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export async function newLeague(wish: NewLeague): Promise<LeagueGrant> {
  const made = await post<LeagueGrant>('leagues', wish);
  keepLeague({ league: made.league, name: wish.name, role: 'organiser', token: made.token });
  return made;
}

/** Other terms, until the first draw. */
export function changeTerms(league: string, token: string, wish: NewLeague): Promise<LeagueView> {
  return post(`leagues/${league}/terms`, wish, token);
}

/** All seasons up to this one. */
export function history(league: string): Promise<LeagueHistory> {
  return request(`leagues/${league}/history`, {});
}

/** The league as the bearer of a token sees it, or as anybody does. */
export function look(league: string, token: string): Promise<LeagueView> {
  return request(`leagues/${league}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

/** Enter a club; sent again it is the same. */
export async function enter(league: string, wish: Omit<EnterLeague, 'key'>, called: string): Promise<LeagueGrant> {
  const place = `thirdhalf.league.${league}.${wish.invite.slice(0, 8)}`;
  const key = localStorage.getItem(place) ?? fresh(24);
  localStorage.setItem(place, key);
  const made = await post<LeagueGrant>(`leagues/${league}/clubs`, { ...wish, key });
  keepLeague({ league, name: called, role: 'club', token: made.token });
  return made;
}

export type Step = Pick<LeagueStep, 'do'> & Partial<LeagueStep>;

export function step(league: string, token: string, wish: Step): Promise<LeagueView> {
  return post(`leagues/${league}/steps`, wish, token);
}

/** One's own seat in a fixture; the match it is played in. */
export async function play(league: string, token: string, match: string): Promise<string> {
  const created = await post<Created>(`leagues/${league}/play`, { match }, token);
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created.info.match;
}

function bearing<Answer>(path: string, token: string): Promise<Answer> {
  return request(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

/** What the bearer of a token is to do. */
export function tasks(league: string, token: string): Promise<LeagueTasks> {
  return bearing(`leagues/${league}/tasks`, token);
}

/** Luck and value added, as far as matches have been judged. */
export function worth(league: string): Promise<LeagueWorth> {
  return bearing(`leagues/${league}/worth`, '');
}
