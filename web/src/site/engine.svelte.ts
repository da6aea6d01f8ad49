// The worker as the page sees it: how far it is, what it answers, and a new one when it has ended.
import type { Hearing, Line, Transport } from '../lib/transport/transport';
import { earlier, hasOwn, keepAnswer, knownTokens, setOwn } from './known';
import type { Phase, Said, Told } from './said';

/** How often a worker may end before it was ready, until nobody tries any more. */
const MOST_TRIES = 3;

class Engine {
  phase = $state<Phase>('fetching');
  done = $state(0);
  total = $state(0);
  /** Whether somebody waits for it. */
  wanted = $state(false);
  /** What is wrong with content of one's own. */
  problem = $state('');
}

export const engine = new Engine();

interface Asked {
  answer(response: Response): void;
  lost(error: Error): void;
}

let worker: Worker | null = null;
let tries = 0;
let numbers = 0;
const asked = new Map<number, Asked>();
const lines = new Map<number, Hearing>();
let settle: () => void;
export const ready = new Promise<void>((resolve) => (settle = resolve));

/** Begin, where that has not been done. */
export function begin(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thirdhalf' });
  worker = made;
  engine.phase = 'fetching';
  made.onmessage = (event: MessageEvent<Told>) => hear(made, event.data);
  // What cannot even be loaded holds no lock that would tell of its end.
  made.onerror = () => ended(made);
  return made;
}

/** Try again after it has failed. */
export function again(): void {
  tries = 0;
  if (!worker) begin();
}

function hear(from: Worker, told: Told): void {
  if (from !== worker) return;
  switch (told.kind) {
    case 'answer':
      asked
        .get(told.id)
        ?.answer(new Response(told.body, { status: told.status, headers: { 'content-type': told.type } }));
      asked.delete(told.id);
      break;
    case 'told':
      look();
      lines.get(told.line)?.message(told.text);
      break;
    case 'closed': {
      const hearing = lines.get(told.line);
      lines.delete(told.line);
      hearing?.closed();
      break;
    }
    case 'bytes':
      engine.done = told.done;
      engine.total = told.total;
      break;
    case 'phase':
      engine.phase = told.phase;
      if (told.phase === 'ready') {
        tries = 0;
        settle();
        // For whoever measures it.
        performance.mark('engine');
      }
      break;
    case 'content':
      engine.problem = told.problem;
      break;
    case 'alive':
      // Whoever gets the lock knows that the worker has ended, however it did.
      void navigator.locks.request(told.lock, () => ended(from));
  }
}

function ended(gone: Worker): void {
  if (gone !== worker) return;
  gone.terminate();
  worker = null;
  const waiting = [...asked.values()];
  const open = [...lines.values()];
  asked.clear();
  lines.clear();
  if (engine.phase !== 'full') {
    tries += 1;
    if (tries < MOST_TRIES) begin();
    else engine.phase = 'failed';
  }
  for (const each of waiting) each.lost(new Error('the worker has ended'));
  for (const each of open) each.closed();
}

function say(said: Said): void {
  engine.wanted = true;
  begin().postMessage(said);
}

function ask(question: (id: number) => Said): Promise<Response> {
  const id = ++numbers;
  return new Promise((answer, lost) => {
    asked.set(id, { answer, lost });
    say(question(id));
  });
}

/** Content of one's own from a zip file, or none, from the next start on: "", or what is wrong with it. */
export async function bring(archive: Uint8Array<ArrayBuffer> | null): Promise<string> {
  const problem = await (await ask((id) => ({ kind: 'content', id, archive }))).text();
  if (!problem) setOwn(Boolean(archive));
  return problem;
}

/** How long nothing happens in a match until lists that come before Python are brought up to date. */
const QUIET = 2000;
let looking = 0;

function look(): void {
  clearTimeout(looking);
  looking = window.setTimeout(() => {
    const body = JSON.stringify({ tokens: knownTokens() });
    void transport.request('mine', { method: 'POST', body }).catch(() => {});
  }, QUIET);
}

/** The page's own server, in its worker. */
export const transport: Transport = {
  awaited: ready,

  async request(path: string, init?: RequestInit): Promise<Response> {
    // What is the same for everybody lies beside the page, and needs no Python.
    if (path === 'differences' || (path === 'about' && !hasOwn())) return fetch(`./api/${path}.json`);
    const body = typeof init?.body === 'string' ? init.body : '';
    const early = engine.phase === 'ready' ? null : earlier(path, body);
    if (early) return early;
    const answer = await ask((id) => ({
      kind: 'request',
      id,
      method: init?.method ?? 'GET',
      path,
      authorization: new Headers(init?.headers).get('authorization') ?? '',
      body,
    }));
    return keepAnswer(path, body, answer);
  },

  connect(hearing: Hearing): Line {
    const line = ++numbers;
    lines.set(line, hearing);
    say({ kind: 'connect', line });
    // Whoever connects has the line before it is open.
    queueMicrotask(() => lines.has(line) && hearing.open());
    return {
      send: (text) => lines.has(line) && say({ kind: 'say', line, text }),
      close: () => {
        if (!lines.delete(line)) return;
        say({ kind: 'say', line, text: null });
        hearing.closed();
      },
    };
  },
};
