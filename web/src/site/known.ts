// What can be answered before Python is there: the matches of this browser, as they stood when it was last asked.
import type { Summaries, Summary } from '../protocol';

const PLACE = 'thirdhalf.known';
const OWN = 'thirdhalf.own';
/** As many as this browser keeps tokens of. */
const MOST = 120;

/** By token. */
type Known = Record<string, Summary>;

function known(): Known {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Known;
  } catch {
    return {};
  }
}

export function knownTokens(): string[] {
  return Object.keys(known());
}

function tokensIn(body: string): string[] {
  return (JSON.parse(body) as { tokens: string[] }).tokens;
}

/** What was answered before; null where nothing is known of what is asked about. */
export function earlier(path: string, body: string): Response | null {
  if (path !== 'mine') return null;
  const summaries = known();
  const tokens = tokensIn(body);
  const matches = tokens.flatMap((token, place) => {
    const summary = summaries[token];
    return summary ? [{ ...summary, token: place }] : [];
  });
  if (!matches.length) return null;
  return Response.json({ matches: matches.sort((a, b) => b.changed - a.changed) } satisfies Summaries);
}

/** Keep an answer for the next time. */
export async function keepAnswer(path: string, body: string, answer: Response): Promise<Response> {
  if (path === 'mine' && answer.ok) {
    const { matches } = (await answer.clone().json()) as Summaries;
    const tokens = tokensIn(body);
    const found = Object.fromEntries(matches.map((each) => [tokens[each.token] ?? '', each]));
    const all = Object.entries({ ...known(), ...found }).sort(([, a], [, b]) => b.changed - a.changed);
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
    } catch {
      // The list comes later then.
    }
  }
  return answer;
}

/** Whether there is content of one's own: then only Python knows what there is to play with. */
export function hasOwn(): boolean {
  return localStorage.getItem(OWN) !== null;
}

export function setOwn(has: boolean): void {
  if (has) localStorage.setItem(OWN, 'yes');
  else localStorage.removeItem(OWN);
}
