// Requests about careers, and the tokens that this browser has for them.
import type { CareerGrant, CareerStep, CareerView, Created, NewCareer } from '../protocol';
import { keep, request } from '../lib/api';

export interface KeptCareer {
  career: string;
  club: string;
  game: string;
  token: string;
}

const PLACE = 'thirdhalf.careers';
const MOST = 20;

export function keptCareers(): KeptCareer[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptCareer[];
  } catch {
    return [];
  }
}

function headers(token: string): Record<string, string> {
  return { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}

export async function newCareer(wish: NewCareer): Promise<CareerGrant> {
  const made = await request<CareerGrant>('careers', {
    method: 'POST',
    headers: headers(''),
    body: JSON.stringify(wish),
  });
  const one = { career: made.career, club: wish.club, game: wish.game, token: made.token };
  localStorage.setItem(PLACE, JSON.stringify([one, ...keptCareers()].slice(0, MOST)));
  return made;
}

export function lookAt({ career, token }: KeptCareer): Promise<CareerView> {
  return request(`careers/${career}`, { headers: headers(token) });
}

export function goOn({ career, token }: KeptCareer, wish: CareerStep['do']): Promise<CareerView> {
  return request(`careers/${career}/steps`, {
    method: 'POST',
    headers: headers(token),
    body: JSON.stringify({ do: wish }),
  });
}

/** One's own seat in the next match; the match. */
export async function playNext({ career, token }: KeptCareer): Promise<string> {
  const created = await request<Created>(`careers/${career}/play`, {
    method: 'POST',
    headers: headers(token),
    body: '{}',
  });
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created.info.match;
}
