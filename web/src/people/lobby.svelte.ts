// Looking for somebody to play with: what this browser seeks, and what the lobby shows.
import type { Contest, Lobby, Person, Seek, SeekShown, SeekState } from '../protocol';
import { fresh, keep } from '../lib/api';
import { go } from '../lib/route.svelte';
import { get, post } from './api';

export interface KeptSeek {
  id: string;
  key: string;
}

const PLACE = 'thirdhalf.seeks';
const MOST = 12;
const AGAIN = 2000;

function keptSeeks(): KeptSeek[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptSeek[];
  } catch {
    return [];
  }
}

function keepSeeks(seeks: readonly KeptSeek[]): void {
  localStorage.setItem(PLACE, JSON.stringify(seeks.slice(0, MOST)));
}

/** What this browser seeks, asked for again and again as long as the page is there. */
export class Seeking {
  /** Those that wait, by their ids. */
  states = $state.raw<readonly SeekState[]>([]);
  lobby = $state.raw<Lobby | null>(null);
  lost = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private here = true;

  begin(): () => void {
    this.here = true;
    void this.look();
    return () => {
      this.here = false;
      clearTimeout(this.timer);
    };
  }

  /** Once round, and again after a while. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const states = await Promise.all(
        keptSeeks().map(async (each) => ({ each, state: await post<SeekState>(`seeks/${each.id}/wait`, keyOf(each)) })),
      );
      const lobby = await get<Lobby>('lobby');
      if (!this.here) return;
      keepSeeks(states.filter(({ state }) => state.state === 'waiting').map(({ each }) => each));
      this.states = states.map(({ state }) => state).filter(({ state }) => state === 'waiting');
      this.lobby = lobby;
      this.lost = null;
      for (const { state } of states) if (state.state === 'found') return arrived(state);
    } catch (failed) {
      this.lost = failed;
    }
    if (this.here) this.timer = setTimeout(() => void this.look(), AGAIN);
  }

  async seek(wish: Omit<Seek, 'key'>): Promise<SeekState> {
    const key = fresh(24);
    const state = await post<SeekState>('seeks', { ...wish, key });
    keepSeeks([{ id: state.seek!.id, key }, ...keptSeeks()]);
    await this.look();
    return state;
  }

  async withdraw(id: string): Promise<void> {
    const own = keptSeeks().find((each) => each.id === id);
    if (own) await post(`seeks/${id}/withdraw`, keyOf(own));
    await this.look();
  }
}

function keyOf({ key }: KeptSeek): { key: string } {
  return { key };
}

/** A match was found: the seat is kept, and one goes there. */
function arrived({ match, role, token }: SeekState): void {
  keep({ match, role, token, invite: '' });
  go(`match/${match}`);
}

/** Whether a seek is this browser's own. */
export function isOwn(seek: SeekShown): boolean {
  return keptSeeks().some((each) => each.id === seek.id);
}

export async function take(id: string, name: string, team: string): Promise<void> {
  const place = `thirdhalf.take.${id}`;
  const key = sessionStorage.getItem(place) ?? fresh(24);
  sessionStorage.setItem(place, key);
  arrived(await post<SeekState>(`seeks/${id}/take`, { key, name, team }));
}

export function seekOf(id: string): Promise<SeekShown> {
  return get(`seeks/${id}`);
}

export function person(name: string): Promise<Person> {
  return get(`people/${encodeURIComponent(name)}`);
}

export function follow(name: string, on: boolean): Promise<Person> {
  return post('follows', { name, on });
}

export function contest(match: string): Promise<Contest> {
  return get(`contests/${match}`);
}

/** A rating as it is written: a question mark where little is known. */
export function written({ rating, provisional }: { rating: number; provisional: boolean }): string {
  return `${rating}${provisional ? '?' : ''}`;
}
