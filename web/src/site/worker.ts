// The worker that is a page's server: Python with the engine, behind the door that the page talks to.
import { startPython } from './python';
import type { Phase, Said, Told } from './said';
import { openShelf } from './shelf';

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
  Door(shelf: unknown, page: unknown): Door;
}

/** One worker at a time has the matches of this browser, whichever tab it belongs to. */
const MATCHES = 'thirdhalf matches';

function tell(told: Told): void {
  self.postMessage(told);
}

function phase(now: Phase): void {
  tell({ kind: 'phase', phase: now });
}

/** Hold a lock until the worker ends. */
function hold(name: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(name, () => {
      held();
      return new Promise<never>(() => {});
    });
  });
}

async function open(): Promise<Door> {
  const alive = `thirdhalf worker ${crypto.randomUUID()}`;
  await hold(alive);
  tell({ kind: 'alive', lock: alive });
  const others = (await navigator.locks.query()).held ?? [];
  if (others.some((lock) => lock.name === MATCHES)) phase('elsewhere');
  await hold(MATCHES);
  phase('fetching');
  const python = await startPython(
    (done, total) => tell({ kind: 'bytes', done, total }),
    () => phase('starting'),
  );
  const shelf = await openShelf((error) => {
    // What is in memory is more than what is kept: the next worker begins with what is.
    console.warn('not kept', error);
    phase('full');
    self.close();
  });
  const { Door } = python.pyimport('thirdhalf.server.page.door') as DoorModule;
  const door = Door(shelf, {
    told: (line: number, text: string) => tell({ kind: 'told', line, text }),
    closed: (line: number) => tell({ kind: 'closed', line }),
  });
  await door.open();
  phase('ready');
  return door;
}

const opened = open();
opened.catch((error: unknown) => {
  console.warn(error);
  phase('failed');
  self.close();
});

async function hear(door: Door, said: Said): Promise<void> {
  if (said.kind === 'connect') door.connect(said.line);
  else if (said.kind === 'say') door.hear(said.line, said.text ?? undefined);
  else {
    const answer = await door.request(said.method, said.path, said.authorization, said.body);
    const [body, status, type] = answer.toJs();
    answer.destroy();
    tell({ kind: 'answer', id: said.id, status, type, body });
  }
}

self.onmessage = async (event: MessageEvent<Said>) => {
  const door = await opened.catch(() => null);
  if (door) await hear(door, event.data);
};
