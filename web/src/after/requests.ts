// Requests about a match that is over: one of the server, or a file that somebody has brought.
import { keep, request } from '../lib/api';
import type { Answered, Created, Fork, Graded, Progress, PuzzleTold, Seen, ThirdHalf, Tried } from '../protocol';

/** Where a match comes from: the server, by a token, or the text of a record. */
export type Source = { match: string; token: string } | { text: string };

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export function thirdHalf(source: Source): Promise<ThirdHalf> {
  if ('text' in source) return request('records/third-half', { method: 'POST', body: source.text });
  return request(`matches/${source.match}/third-half`, { method: 'POST', headers: bearer(source.token) });
}

export function progressOf(digest: string): Promise<Progress> {
  return request(`third-half/${digest}`);
}

export function wellPlayed(source: { match: string; token: string }, move: number): Promise<ThirdHalf> {
  return request(`matches/${source.match}/well-played`, {
    method: 'POST',
    headers: bearer(source.token),
    body: JSON.stringify({ move }),
  });
}

/** What is to be said of the moment after so many moves. */
export function momentOf(source: Source, move: number): Promise<Seen> {
  if ('text' in source) return request(`records/moment?move=${move}`, { method: 'POST', body: source.text });
  return request(`matches/${source.match}/moment`, {
    method: 'POST',
    headers: bearer(source.token),
    body: JSON.stringify({ move }),
  });
}

function wished(wish: Fork | Tried): string {
  return String(new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)])));
}

/** How good an answer would have been at a moment. */
export async function graded(source: Source, move: number, choice: readonly number[]): Promise<Answered> {
  const wish = { move, choice: choice.join(',') };
  const asked =
    'text' in source
      ? request<Graded>(`records/answer?${wished(wish)}`, { method: 'POST', body: source.text })
      : request<Graded>(`matches/${source.match}/answer`, {
          method: 'POST',
          headers: bearer(source.token),
          body: JSON.stringify(wish),
        });
  return (await asked).answered;
}

/** Another match that begins at a moment of this one. */
export function branched(source: Source, wish: Fork): Promise<Created> {
  if ('text' in source) return request(`records/fork?${wished(wish)}`, { method: 'POST', body: source.text });
  return request(`matches/${source.match}/fork`, {
    method: 'POST',
    headers: bearer(source.token),
    body: JSON.stringify(wish),
  });
}

/** The same, kept among one's matches; its id. */
export async function fork(source: Source, wish: Fork): Promise<string> {
  const created = await branched(source, wish);
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created.info.match;
}

/** That of today, or so many further. */
export function puzzleOfTheDay(further: number): Promise<PuzzleTold> {
  return request(`puzzle${further ? `?further=${further}` : ''}`);
}
