// What the workbench asks the server.
import { Failed, keep, request } from '../lib/api';
import { save } from '../lib/save';
import { transport } from '../lib/transport';
import type { Checked, Created, Measure, Measured, Shelf, TryOut, Unpacked } from '../protocol';

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
