// Where a match belongs that was opened from a league or a career: whoever has played it goes back there.
const PLACE = 'thirdhalf.belongs';
const MOST = 200;

type Home = `league/${string}` | `career/${string}`;

function all(): [string, Home][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, Home][];
  } catch {
    return [];
  }
}

/** The match belongs there from now on. */
export function belongs(match: string, home: Home): void {
  const others = all().filter(([each]) => each !== match);
  localStorage.setItem(PLACE, JSON.stringify([[match, home], ...others].slice(0, MOST)));
}

/** Where a match belongs, and by which words one goes there; null where it stands for itself. */
export function homeOf(match: string): { address: string; words: string } | null {
  const home = all().find(([each]) => each === match)?.[1];
  return home ? { address: `#/${home}`, words: home.startsWith('league/') ? 'ui-to-league' : 'ui-to-career' } : null;
}
