// The worker that is a page's server: Python with the engine, behind the door that the page talks to.
import { Pipe } from './pipe';
import { type Python, remember, startPython, supply } from './python';
import type { Phase, Said, Told } from './said';
import { openShelf, type Shelf } from './shelf';

interface Answer {
  toJs(): [Uint8Array<ArrayBuffer>, number, string, string];
  destroy(): void;
}

interface Door {
  open(): Promise<void>;
  request(method: string, path: string, authorization: string, body: string): Promise<Answer>;
  connect(line: number): void;
  hear(line: number, text: string | undefined): void;
}

interface DoorModule {
  Door(shelf: unknown, page: unknown, helpers: unknown): Door;
}

interface OwnModule {
  put(kept: string): string;
  brought(file: string): string;
}

/** All that answers the page. */
interface Server {
  door: Door;
  shelf: Shelf;
  own: OwnModule;
  files: Python['FS'];
}

/** One worker at a time has the matches of this browser, whichever tab it belongs to. */
const MATCHES = 'thirdhalf matches';
/** Where Python finds a file that somebody brings. */
const BROUGHT = '/brought.zip';

function tell(told: Told): void {
  self.postMessage(told);
}

function phase(now: Phase): void {
  tell({ kind: 'phase', phase: now });
}

/** Hold a lock until the worker ends. Pages that are neither here nor over https have none. */
function hold(name: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise<never>(() => {});
    });
  });
}

/** Hold what tells of this worker's end, and the matches, once no other has them. */
async function takeMatches(): Promise<void> {
  if (!('locks' in navigator)) return;
  const alive = `thirdhalf worker ${crypto.randomUUID()}`;
  await hold(alive);
  tell({ kind: 'alive', lock: alive });
  const others = (await navigator.locks.query()).held ?? [];
  if (others.some((lock) => lock.name === MATCHES)) phase('elsewhere');
  await hold(MATCHES);
}

async function open(): Promise<Server> {
  await takeMatches();
  phase('fetching');
  const supplied = await supply((done, total) => tell({ kind: 'bytes', done, total }));
  phase('starting');
  const [python, shelf] = await Promise.all([
    startPython(supplied),
    openShelf((error) => {
      // What is in memory is more than what is kept: the next worker begins with what is.
      console.warn('not kept', error);
      phase('full');
      self.close();
    }),
  ]);
  const own = python.pyimport('thirdhalf.server.page.own') as OwnModule;
  const kept = await shelf.own();
  const problem = own.put(kept);
  if (kept) tell({ kind: 'content', problem });
  const { Door } = python.pyimport('thirdhalf.server.page.door') as DoorModule;
  const door = Door(
    shelf,
    {
      told: (line: number, text: string) => tell({ kind: 'told', line, text }),
      closed: (line: number) => tell({ kind: 'closed', line }),
    },
    { coach: new Pipe('think', supplied, kept), analyst: new Pipe('analyse', supplied, kept) },
  );
  await door.open();
  phase('ready');
  // Nobody waits for this.
  void remember(supplied);
  return { door, shelf, own, files: python.FS };
}

const opened = open();
opened.catch((error: unknown) => {
  console.warn(error);
  phase('failed');
  self.close();
});

async function hear(server: Server, said: Said): Promise<void> {
  const { door } = server;
  if (said.kind === 'connect') door.connect(said.line);
  else if (said.kind === 'say') door.hear(said.line, said.text ?? undefined);
  else if (said.kind === 'content') {
    const body = new TextEncoder().encode(await keptContent(server, said.archive));
    tell({ kind: 'answer', id: said.id, status: 200, type: 'text/plain', body });
  } else {
    const answer = await door.request(said.method, said.path, said.authorization, said.body);
    const [body, status, type] = answer.toJs();
    answer.destroy();
    tell({ kind: 'answer', id: said.id, status, type, body });
  }
}

/** Keep content of one's own for the next start: "", or what is wrong with it. */
async function keptContent({ shelf, own, files }: Server, archive: Uint8Array | null): Promise<string> {
  try {
    if (archive) files.writeFile(BROUGHT, archive, { canOwn: true });
    await shelf.keepOwn(archive ? own.brought(BROUGHT) : '');
    return '';
  } catch (error) {
    // The last line of a report of Python's says what is wrong.
    return String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n')
      .slice(-1)
      .join('')
      .replace(/^[\w.]+: /, '');
  }
}

self.onmessage = async (event: MessageEvent<Said>) => {
  const server = await opened.catch(() => null);
  if (server) await hear(server, event.data);
};
