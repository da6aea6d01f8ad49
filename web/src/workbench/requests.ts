// What the workbench asks the server.
import { Failed, keep, request } from '../lib/api';
import { save } from '../lib/save';
import { transport } from '../lib/transport';
import type { Checked, Created, Measure, Measured, Shelf, Spelled, TryOut, Unpacked } from '../protocol';

export type Table = Record<string, unknown>;
export type Files = Record<string, Table>;

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return request(`workbench/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

export const shelf = (game: string): Promise<Shelf> => request(`workbench/${game}`);
export const check = (game: string, files: Files): Promise<Checked> => post(`${game}/check`, { files });
/** A wish with the files as they are edited. */
type With<Wish> = Omit<Wish, 'files'> & { files: Files };

export const measure = (game: string, wish: With<Measure>): Promise<Measured> => post(`${game}/measure`, wish);
export const measured = (number: string): Promise<Measured> => request(`workbench/measured/${number}`);

export async function tryOut(game: string, wish: With<TryOut>): Promise<string> {
  const created = await post<Created>(`${game}/match`, wish);
  for (const grant of created.grants) keep({ match: created.info.match, ...grant });
  return created.info.match;
}

/** Give the person a file that the server makes. */
async function fetched(path: string, name: string, init?: RequestInit): Promise<void> {
  const response = await transport.request(`workbench/${path}`, init);
  if (!response.ok) throw new Failed('failed', '');
  save(name, await response.blob());
}

export const saveArchive = (game: string, files: Files): Promise<void> =>
  fetched(`${game}/zip`, `${game}-content.zip`, { method: 'POST', body: JSON.stringify({ files }) });
export const saveReport = (number: string): Promise<void> => fetched(`measured/${number}/report`, 'report.html');

export async function openArchive(game: string, archive: Blob): Promise<Files> {
  const told = await request<Unpacked>(`workbench/${game}/unzip`, { method: 'POST', body: archive });
  return told.files as Files;
}

/** More than a server reads, so that it says so. */
const LARGEST_FILE = 300_000;
const MOST_FILES = 41;

/** The content files of a folder that was chosen, or of the folder in it that has the game's name. */
export async function openFolder(game: string, chosen: FileList): Promise<Files> {
  const found = [...chosen]
    .filter(({ name }) => name.endsWith('.toml'))
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(1) }));
  const own = found.filter(({ path }) => path.slice(0, -1).includes(game));
  const files: Record<string, string> = {};
  for (const { file, path } of (own.length ? own : found).slice(0, MOST_FILES))
    files[path.slice(path.indexOf(game) + 1).join('/')] = await file.slice(0, LARGEST_FILE).text();
  return (await post<Unpacked>(`${game}/read`, { files })).files as Files;
}

/** Lets the person choose a folder. Not every browser can. */
type Picker = (wish: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
const picker = (): Picker | undefined => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

export const canSaveFolder = (): boolean => picker() !== undefined;

/** Put the draft into a folder that the person chooses, as `--content` wants it; what else is there stays. */
export async function saveFolder(game: string, files: Files): Promise<void> {
  const chosen = await picker()?.call(window, { mode: 'readwrite' });
  if (!chosen) return;
  const texts = (await post<Spelled>(`${game}/folder`, { files })).files;
  for (const [name, text] of Object.entries(texts)) {
    let place = await chosen.getDirectoryHandle(game, { create: true });
    const path = name.split('/');
    for (const part of path.slice(0, -1)) place = await place.getDirectoryHandle(part, { create: true });
    const file = await place.getFileHandle(path[path.length - 1] ?? name, { create: true });
    const out = await file.createWritable();
    await out.write(text);
    await out.close();
  }
}
