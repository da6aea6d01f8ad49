// What fields, their words and kinds of entries are called: in the words of the game, or as the files have them.
import { attribute, knows, say, t } from '../lib/words.svelte';
import type { DraftProblem, EntryForm } from '../protocol';
import type { Table } from './requests';

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The first of these messages that there is. */
const first = (...messages: string[]): string | undefined => messages.find(knows);

export interface Named {
  label: string;
  /** A line of help, or nothing. */
  told: string;
}

export function fieldNamed(game: string, form: string, field: string): Named {
  const message = first(
    `ui-bench-field-${game}-${slug(form)}-${slug(field)}`,
    `ui-bench-field-${game}-${slug(field)}`,
    `ui-bench-field-${slug(field)}`,
  );
  return message ? { label: t(message), told: attribute(message, 'told') ?? '' } : { label: field, told: '' };
}

export function wordNamed(game: string, word: string): string {
  const message = first(`ui-bench-word-${game}-${slug(word)}`, `ui-bench-word-${slug(word)}`);
  return message ? t(message) : word;
}

export function entryNamed(game: string, form: string): string {
  const message = `ui-bench-entry-${game}-${slug(form)}`;
  return knows(message) ? t(message) : form;
}

/** What an entry is called, for lists. */
export function called(game: string, entry: Table, otherwise: string): string {
  const name = [entry.name, entry.title].find((each) => typeof each === 'string' && each.trim());
  if (name !== undefined) return String(name);
  if (typeof entry.role === 'string') return wordNamed(game, entry.role);
  const id = entry.id ?? entry.number;
  return (typeof id === 'string' && id) || typeof id === 'number' ? String(id) : otherwise;
}

/** Words of the files in the page's language, where they are some, with commas between. */
export const wordsNamed = (game: string, text: string): string =>
  text
    .split(', ')
    .map((word) => wordNamed(game, word))
    .join(', ');

/** What is wrong, in the page's language where there are words for it. */
export function whyOf(game: string, { told, why }: DraftProblem): string {
  if (!told || !knows(told.message)) return why;
  const values = Object.entries(told.values).map(([name, value]) =>
    value.kind === 'text' ? [name, { ...value, text: wordsNamed(game, value.text) }] : [name, value],
  );
  return say({ ...told, values: Object.fromEntries(values) as typeof told.values });
}

/** Where something is wrong: whose field it is, as the forms call both. */
export function placeOf(game: string, forms: EntryForm[], table: Table, { file, field }: DraftProblem): string[] {
  const [, list, index] = /^([a-z_]+)\[(\d+)\]/.exec(field) ?? [];
  const own = forms.find((form) => form.file === file || (form.file.includes('*') && file.startsWith('teams/')));
  const form = forms.find((each) => each.within === list && each.file === own?.file) ?? own;
  const keyed = form?.keyed ? (field.split('.')[0] ?? '') : '';
  const entry = (keyed ? table[keyed] : ((table[list ?? ''] ?? []) as Table[])[Number(index)]) as Table | undefined;
  const head = file.startsWith('teams/') ? called(game, table, file) : form ? entryNamed(game, form.name) : file;
  const rest = entry ? field.slice(field.indexOf('.') + 1) : field;
  const name = /^[a-z_]+/.exec(rest === field && entry ? '' : rest)?.[0] ?? '';
  // A list of entries has no name of its own.
  const { label } = fieldNamed(game, form?.name ?? '', name);
  return [
    head,
    entry ? called(game, entry, keyed || String(Number(index) + 1)) : '',
    label === name ? '' : label,
  ].filter(Boolean);
}
