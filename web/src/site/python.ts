// Python in a worker: its parts are fetched and counted once, then any worker can start from them. What it has in
// memory after its first start is kept, and later ones begin with that.
import type { Parts } from './said';
import { PARTS } from './said';

/** As much of Pyodide as is used. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface Options {
  indexURL: string;
  stdLibURL: string;
  lockFileContents: unknown;
  checkAPIVersion: boolean;
  _makeSnapshot: boolean;
  _loadSnapshot: Uint8Array<ArrayBuffer> | undefined;
}

interface Loader {
  loadPyodide(options: Options): Promise<Python>;
}

interface Waking {
  prepare(): void;
  wake(): void;
}

/** What Python is started from: all of it can be handed to another worker. */
export interface Supply {
  folder: string;
  wasm: WebAssembly.Module;
  library: ArrayBuffer;
  engine: ArrayBuffer;
  /** Its memory after an earlier start; null at the first. */
  memory: Uint8Array<ArrayBuffer> | null;
}

export type Count = (done: number, total: number) => void;

/** Where Python looks for modules. */
const PACKAGES = '/lib/python3.14/site-packages/';
/** Nothing is installed but what comes with the site. */
const NO_PACKAGES = { info: { abi_version: '2026_0', arch: 'wasm32', python: '3.14.2' }, packages: {} };
/** Where memories are kept, under the name of the folder they are of, with all parts unpacked. */
const MEMORIES = 'thirdhalf memory';
/** What Python is run by. */
const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.mjs'];
const WASM = 'pyodide.asm.wasm.packed';
const LIBRARY = 'python_stdlib.zip.packed';
const ENGINE = 'engine.packed';

/** Fetch all parts, and tell how many bytes have come. */
export async function supply(count: Count): Promise<Supply> {
  // A worker's own file lies among the site's assets.
  const root = new URL('../', location.href);
  const parts = (await (await fetch(new URL(PARTS, root))).json()) as Parts;
  const folder = new URL(parts.folder, root).href;
  const total = Object.values(parts.bytes).reduce((sum, each) => sum + each, 0);
  let done = 0;
  // They take long to be read, and come while the rest does.
  for (const script of SCRIPTS) void import(/* @vite-ignore */ folder + script).catch(() => {});
  const kept = await remembered(folder);

  /** A file whose bytes are counted while they come, unpacked. */
  async function part(name: string): Promise<Response> {
    const known = await kept?.match(folder + name);
    if (known) return known;
    const answer = await fetch(folder + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, through) {
          done += chunk.byteLength;
          count(done, total);
          through.enqueue(chunk);
        },
      }),
    );
    return unpacked(counted);
  }

  const bytes = async (name: string): Promise<ArrayBuffer> => (await part(name)).arrayBuffer();
  const [wasm, library, engine, memory] = await Promise.all([
    WebAssembly.compileStreaming(part(WASM)),
    bytes(LIBRARY),
    bytes(ENGINE),
    kept?.match(folder).then((found) => found?.arrayBuffer()),
  ]);
  return { folder, wasm, library, engine, memory: memory ? new Uint8Array(memory) : null };
}

function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Response {
  // Only of this type a browser compiles what it is still receiving; others do not mind.
  const headers = { 'content-type': 'application/wasm' };
  return new Response(packed.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** Python with the engine in it, from memory where there is one that can be used. */
export async function startPython(supply: Supply): Promise<Python> {
  if (supply.memory) {
    try {
      return await started(supply);
    } catch (error) {
      console.warn('not started from memory', error);
      supply.memory = null;
      await forget(supply.folder);
    }
  }
  return started(supply);
}

async function started(supply: Supply): Promise<Python> {
  const python = await loaded(supply);
  place(python, supply.engine);
  const { prepare, wake } = python.pyimport('thirdhalf.server.page.waking') as Waking;
  if (!supply.memory) {
    // Before anything is loaded that is not in memory alone, as what is compiled to WebAssembly besides Python is.
    prepare();
    supply.memory = python.makeMemorySnapshot();
  }
  wake();
  return python;
}

async function loaded({ folder, wasm, library, memory }: Supply): Promise<Python> {
  // Pyodide fetches and compiles by itself: what it asks for is here already.
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith('/pyodide.asm.wasm')) return Promise.resolve(new Response());
    if (address.endsWith('/python_stdlib.zip')) return Promise.resolve(new Response(library));
    return fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ folder + SCRIPTS[0])) as Loader;
    return await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}python_stdlib.zip`,
      lockFileContents: NO_PACKAGES,
      checkAPIVersion: true,
      _makeSnapshot: !memory,
      _loadSnapshot: memory ?? undefined,
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** The files of a pack to where Python finds them: a line of JSON with their names and lengths comes before them. */
function place(python: Python, pack: ArrayBuffer): void {
  const bytes = new Uint8Array(pack);
  let start = bytes.indexOf(0x0a) + 1;
  const names = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))) as [name: string, length: number][];
  const folders = new Set<string>();
  for (const [name, length] of names) {
    const folder = PACKAGES + name.slice(0, name.lastIndexOf('/') + 1);
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    // It reads from the pack itself: nobody writes there.
    python.FS.writeFile(PACKAGES + name, bytes.subarray(start, start + length), { canOwn: true });
    start += length;
  }
}

/** What was kept after an earlier start. Where a browser keeps nothing, each start is like the first. */
async function remembered(folder: string): Promise<Cache | null> {
  try {
    const memories = await caches.open(MEMORIES);
    return (await memories.match(folder)) ? memories : null;
  } catch {
    return null;
  }
}

/** Keep what the next start begins with, where it is not kept. */
export async function remember({ folder, memory }: Supply): Promise<void> {
  try {
    if (!memory || (await remembered(folder))) return;
    await caches.delete(MEMORIES);
    const memories = await caches.open(MEMORIES);
    for (const name of [WASM, LIBRARY, ENGINE]) {
      const { body } = await fetch(folder + name);
      if (body) await memories.put(folder + name, unpacked(body));
    }
    // Last: whoever finds it finds the rest.
    await memories.put(folder, new Response(memory));
  } catch (error) {
    console.warn('memory is not kept', error);
  }
}

async function forget(folder: string): Promise<void> {
  await (await caches.open(MEMORIES)).delete(folder);
}
