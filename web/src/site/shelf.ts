// The browser's own database, as the engine's storage wants it: rows of tables, as JSON.

const NAME = 'thirdhalf';
const ROWS = 'rows';
/** Under this key is content of one's own; tables' rows have longer ones. */
const OWN = ['own content'];

type Key = (string | number)[];
type Change = [table: string, key: Key, row: unknown];

export interface Shelf {
  read(table: string, first: string): Promise<string>;
  /** All rows of several tables, by a list of their names. */
  read_all(tables: string): Promise<string>;
  write(changes: string): Promise<void>;
  /** Content of one's own, as it was kept; "" where there is none. */
  own(): Promise<string>;
  keepOwn(kept: string): Promise<void>;
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

/** All keys that begin so: a list sorts after every number and text. */
function beginningWith(start: Key): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}

/** The shelf; `failed` is called when something could not be kept: from then on nothing here can be relied on. */
export async function openShelf(failed: (error: unknown) => void): Promise<Shelf> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  const database = await done(opening);
  const reading = (): IDBObjectStore => database.transaction(ROWS).objectStore(ROWS);
  return {
    own: async () => ((await done(reading().get(OWN))) as string | undefined) ?? '',
    keepOwn: (kept) =>
      new Promise((resolve, reject) => {
        const work = database.transaction(ROWS, 'readwrite');
        work.objectStore(ROWS).put(kept, OWN);
        work.oncomplete = () => resolve();
        work.onabort = () => reject(work.error ?? new Error('not kept'));
      }),
    read: async (table, first) => {
      const start: Key = first ? [table, first] : [table];
      return JSON.stringify(await done(reading().getAll(beginningWith(start))));
    },
    read_all: async (tables) => {
      const rows = reading();
      const answers = (JSON.parse(tables) as string[]).map((table) => done(rows.getAll(beginningWith([table]))));
      return JSON.stringify(await Promise.all(answers));
    },
    write: (changes) =>
      new Promise((resolve, reject) => {
        const lost = (error: unknown): void => {
          failed(error);
          reject(error instanceof Error ? error : new Error('not kept'));
        };
        try {
          const work = database.transaction(ROWS, 'readwrite', { durability: 'relaxed' });
          const rows = work.objectStore(ROWS);
          for (const [table, key, row] of JSON.parse(changes) as Change[]) {
            if (row === null) rows.delete([table, ...key]);
            else rows.put(row, [table, ...key]);
          }
          work.oncomplete = () => resolve();
          work.onabort = () => lost(work.error);
        } catch (error) {
          lost(error);
        }
      }),
  };
}
