// Where a match branched off from another, so that one finds back.
const PLACE = 'thirdhalf.origins';
const MOST = 60;

function origins(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Remember the page that a match was begun from; the oldest are forgotten. */
export function keepOrigin(match: string, page: string): void {
  const others = origins().filter(([id]) => id !== match);
  localStorage.setItem(PLACE, JSON.stringify([...others, [match, page]].slice(-MOST)));
}

/** That page; empty where the match began as any other. */
export function originOf(match: string): string {
  const page = origins().find(([id]) => id === match)?.[1];
  return typeof page === 'string' && page.startsWith('#/') ? page : '';
}
