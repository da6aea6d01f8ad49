// What this browser's clubs and leagues wait for, and what of it has not been seen yet.
import type { LeagueTask, LeagueTasks } from '../protocol';
import { keptLeagues, tasks } from './api';

const SEEN = 'thirdhalf.leagues.seen';
/** So many leagues are asked about, the latest first. */
const MOST = 5;

function seen(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What somebody has seen of a league's tasks; another match, time or deadline is another. */
export function signature(matches: readonly LeagueTask[]): string {
  return matches.map(({ match, deadline, at, agreed }) => [match, deadline, at, agreed].join(' ')).join(', ');
}

/** A league's page has shown these. */
export function seenNow(league: string, matches: readonly LeagueTask[]): void {
  localStorage.setItem(SEEN, JSON.stringify({ ...seen(), [league]: signature(matches) }));
}

export interface Reminder {
  league: string;
  /** Matches to play, and one for a draw or a season that is over. */
  count: number;
  fresh: boolean;
}

function reminderOf(told: LeagueTasks): Reminder {
  const own = told.draw || told.over ? 1 : 0;
  const fresh = told.matches.length > 0 && seen()[told.league] !== signature(told.matches);
  return { league: told.league, count: told.matches.length + own, fresh };
}

/** What the leagues of this browser wait for; a league that cannot be asked waits for nothing. */
export async function reminders(): Promise<Reminder[]> {
  const asked = keptLeagues()
    .slice(0, MOST)
    .map((each) => tasks(each.league, each.token).then(reminderOf, () => null));
  return (await Promise.all(asked)).filter((each) => each !== null).filter(({ count }) => count > 0);
}

/** Days from now to a day: less than nothing where it is over. */
export function daysTo(day: string, now = new Date()): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((new Date(year, month - 1, date).getTime() - midnight.getTime()) / 86_400_000);
}
