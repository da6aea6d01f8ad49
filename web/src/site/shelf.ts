// The browser's own database, as the engine's storage wants it: rows of tables, as JSON.

const NAME = 'thirdhalf';
const ROWS = 'rows';

type Key = (string | number)[];
type Change = [table: string, key: Key, row: unknown];

export interface Shelf {
  read(table: string, first: string): Promise<string>;
  write(changes: string): Promise<void>;
}

/** The shelf; `failed` is called when something could not be kept: from then on nothing here can be relied on. */
export async function openShelf(failed: (error: unknown) => void): Promise<Shelf> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
  });
  return {
    read: (table, first) =>
      new Promise((resolve, reject) => {
        const start: Key = first ? [table, first] : [table];
        // A list sorts after every number and text: this is all whose key begins like that.
        const range = IDBKeyRange.bound(start, [...start, []]);
        const asked = database.transaction(ROWS).objectStore(ROWS).getAll(range);
        asked.onsuccess = () => resolve(JSON.stringify(asked.result));
        asked.onerror = () => reject(asked.error ?? new Error('not read'));
      }),
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
