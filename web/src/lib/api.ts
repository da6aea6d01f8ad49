// Requests to whoever keeps the matches, and the tokens that it gave to this browser.
import type {
  About,
  GameAbout,
  Create,
  Created,
  Differences,
  Failure,
  Grant,
  Invited,
  Joined,
  MatchInfo,
  ReadingAbout,
  Replay,
  Role,
  Summaries,
  Telling,
} from '../protocol';
import { settings } from './settings.svelte';
import { shownIn } from './shown';
import { transport } from './transport';

export class Failed extends Error {
  constructor(
    readonly code: string,
    why: string,
    /** The reason in words for people, where there are some. */
    readonly told: Telling | null = null,
  ) {
    super(why);
  }
}

export async function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await transport.request(path, init);
  } catch {
    throw new Failed('offline', '');
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({ code: 'failed', why: '', told: null }))) as Failure;
    throw new Failed(failure.code, failure.why, failure.told);
  }
  return (await response.json()) as Answer;
}

function post<Answer>(path: string, body: unknown, more: Record<string, string> = {}): Promise<Answer> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
}

let told: Promise<About> | null = null;

export function about(): Promise<About> {
  told ??= request<About>('about').catch((error: unknown) => {
    told = null;
    throw error;
  });
  return told;
}

/** A team as every game tells of it. */
export interface Team {
  id: string;
  name: string;
}

const older = new Map<string, Promise<GameAbout>>();

/** What a game's matches are set up with; the game's own parts know what is in it. Of a match that is played with other
 *  content than the server has, by its digest: with that. */
export async function content(game: string, digest = ''): Promise<unknown> {
  const found = (await about()).games.find((each) => each.id === game);
  if (!found) throw new Failed('no game', game);
  if (!digest || digest === found.content) return found.about;
  const asked = older.get(digest) ?? request<GameAbout>(`workbench/${game}/content/${digest}`);
  older.set(digest, asked);
  return asked.then(
    (told) => told.about,
    () => {
      older.delete(digest);
      return found.about;
    },
  );
}

/** The teams of a game's content; none where it has no such thing. */
export function teamsIn(content: unknown): Team[] {
  return (content as { teams?: Team[] } | null)?.teams ?? [];
}

/** The computer's coaches that know this game. */
export async function coachesOf(game: string): Promise<string[]> {
  return (await about()).games.find((each) => each.id === game)?.coaches ?? [];
}

/** The sentences of this game's book that a match can play to the letter. */
export async function readingsOf(game: string): Promise<ReadingAbout[]> {
  return (await about()).games.find((each) => each.id === game)?.readings ?? [];
}

/** Where the texts of each game's rules disagree. */
export function differences(): Promise<Differences> {
  return request('differences');
}

/** The coach whose answers are suggested: the best of those that answer at once. */
export function adviser(coaches: readonly string[]): string {
  return ['club', 'rookie'].find((each) => coaches.includes(each)) ?? coaches[coaches.length - 1] ?? '';
}

/** The coach of a lesson, if the match is one: its name begins so, and its adviser's name ends alike. */
const TEACHING = /^lesson(?=-|$)/;

/** Who advises in a lesson: whoever knows what it is about; else the server's own adviser, who has no name. */
export function adviserIn(info: MatchInfo): string {
  return info.seats.find(({ coach }) => TEACHING.test(coach))?.coach.replace(TEACHING, 'advice') ?? '';
}

/** How long computers pause before a decision, so that one can follow; who wants everything at once does not wait. */
const PAUSE = 250;

export async function create(wish: Create): Promise<Created> {
  const created = await post<Created>('matches', { pace: settings.speed === 0 ? 0 : PAUSE, ...wish });
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created;
}

/** Where the key is kept with which an invitation is taken up. */
function keyPlace(invite: string): string {
  return `thirdhalf.join.${invite.slice(0, 12)}`;
}

/** Take an invitation up; `signed` says who it is, so that the same match once more can count. */
export async function join(invite: string, name: string, signed: Record<string, string>): Promise<Joined> {
  const place = keyPlace(invite);
  const key = localStorage.getItem(place) ?? fresh(24);
  localStorage.setItem(place, key);
  const joined = await post<Joined>('join', { invite, key, name }, signed);
  keep({ match: joined.info.match, role: joined.role, token: joined.token, invite: '' });
  return joined;
}

/** What an invitation is to; it is not taken up by that. */
export function invitation(invite: string): Promise<Invited> {
  const key = localStorage.getItem(keyPlace(invite));
  return post('invitation', { invite, key });
}

/** The same match once more: offer it to the other side, or accept what that has offered. */
export async function rematch(match: string, token: string, sides = ''): Promise<Created> {
  const created = await request<Created>(`matches/${match}/rematch${sides && `?sides=${sides}`}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created;
}

/** Not once more. */
export async function decline(match: string, token: string): Promise<void> {
  await request(`matches/${match}/decline`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

export function mine(tokens: readonly string[]): Promise<Summaries> {
  return post('mine', { tokens });
}

/** A match gone through; without a viewer as spectators saw it, or in one's own view while it is unfinished. */
export function replay(match: string, token: string, viewer: string): Promise<Replay> {
  return request(`matches/${match}/replay${viewer && `?viewer=${viewer}`}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

/** A token for spectators, which may be given to anybody. */
export async function spectators(match: string, token: string): Promise<string> {
  const own = kept().find((each) => each.match === match && each.role === 'public' && each.token);
  if (own) return own.token;
  const grant = await request<Grant>(`matches/${match}/spectators`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return grant.token;
}

/** A record is checked by the server; what was shown of an unfinished match has nothing to be checked by. */
export async function openRecord(text: string, viewer: string): Promise<Replay> {
  return shownIn(text) ?? request(`records?viewer=${viewer || 'public'}`, { method: 'POST', body: text });
}

export async function record(match: string, token: string): Promise<Blob> {
  const response = await transport.request(`matches/${match}/record`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Failed('failed', '');
  return response.blob();
}

// Tokens.

export interface Kept {
  match: string;
  role: Role;
  token: string;
  invite: string;
  /** This side's own number for the dice. */
  nonce?: string;
}

const PLACE = 'thirdhalf.tokens';
/** How many grants are kept, and how many seats: a guest who loses one has lost it for good. */
const MOST = 120;
const MOST_SEATS = 2000;
/** For how many of them the server is asked at once. */
export const MOST_ASKED = 200;

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keep(grant: Kept): void {
  const others = kept().filter((each) => each.match !== grant.match || each.role !== grant.role);
  const left = { seats: MOST_SEATS, others: MOST };
  const some = [grant, ...others].filter(
    ({ role, token }) => left[token && (role === 'home' || role === 'away') ? 'seats' : 'others']-- > 0,
  );
  localStorage.setItem(PLACE, JSON.stringify(some));
}

/** This side's own number for the dice of the match that a token is for: always the same. */
export function nonceOf(token: string): string {
  const all = kept();
  const own = all.find((each) => each.token === token);
  if (own?.nonce) return own.nonce;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (own) localStorage.setItem(PLACE, JSON.stringify(all.map((each) => (each === own ? { ...each, nonce } : each))));
  return nonce;
}

/** What this browser may do in a match: its seats first, else host or spectator. */
export function tokensOf(match: string): Kept[] {
  const found = kept().filter((each) => each.match === match && each.token);
  const seats = found.filter((each) => each.role === 'home' || each.role === 'away');
  if (seats.length) return seats.sort((a) => (a.role === 'home' ? -1 : 1));
  const host = found.find((each) => each.role === 'host');
  return host ? [host] : found.slice(0, 1);
}

/** A spectator's token that came with a link. */
export function keepSpectator(match: string, token: string): void {
  if (!kept().some((each) => each.match === match && each.token)) keep({ match, role: 'public', token, invite: '' });
}

/** Letters and digits nobody has used before. */
export function fresh(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(
    bytes,
    (byte) => 'abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFGHIJKLMNOPQRSTUVWXYZ'[byte % 64],
  ).join('');
}
