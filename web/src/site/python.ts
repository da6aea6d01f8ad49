// Python in a worker: its files are fetched, counted and unpacked, then the engine is there.
import type { Parts } from './said';
import { PARTS } from './said';

/** As much of Pyodide as is used. */
export interface Python {
  unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
  pyimport(module: string): unknown;
}

interface Options {
  indexURL: string;
  stdLibURL: string;
  lockFileContents: unknown;
  checkAPIVersion: boolean;
}

interface Loader {
  loadPyodide(options: Options): Promise<Python>;
}

export type Count = (done: number, total: number) => void;

/** Where Python looks for modules. */
const PACKAGES = '/lib/python3.14/site-packages';
/** Nothing is installed but what comes with the site. */
const NO_PACKAGES = { info: { abi_version: '2026_0', arch: 'wasm32', python: '3.14.2' }, packages: {} };

/** Fetch all parts, tell how many bytes have come, and start Python with the engine in it. */
export async function startPython(count: Count, fetched: () => void): Promise<Python> {
  // A worker's own file lies among the site's assets.
  const root = new URL('../', location.href);
  const parts = (await (await fetch(new URL(PARTS, root))).json()) as Parts;
  const folder = new URL(parts.folder, root).href;
  const total = Object.values(parts.bytes).reduce((sum, each) => sum + each, 0);
  let done = 0;

  /** A file whose bytes are counted while they come, unpacked where it was packed. */
  async function part(name: string, type: string): Promise<Response> {
    const answer = await original(folder + name);
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
    const body = name.endsWith('.packed') ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
    return new Response(body, { headers: { 'content-type': type } });
  }

  // Pyodide fetches by itself: what it asks for is what has been fetched here already.
  const original = self.fetch.bind(self);
  const wasm = part('pyodide.asm.wasm.packed', 'application/wasm');
  const library = part('python_stdlib.zip.packed', 'application/zip');
  const engine = part('engine.zip.packed', 'application/zip');
  const wheel = part('msgspec.whl', 'application/zip');
  self.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith('/pyodide.asm.wasm')) return wasm;
    if (address.endsWith('/python_stdlib.zip')) return library;
    return original(asked, init);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileContents: NO_PACKAGES,
    checkAPIVersion: true,
  });
  self.fetch = original;
  const archives = await Promise.all([wheel, engine].map(async (each) => (await each).arrayBuffer()));
  fetched();
  for (const archive of archives) python.unpackArchive(new Uint8Array(archive), 'zip', { extractDir: PACKAGES });
  return python;
}
