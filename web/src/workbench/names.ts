// What fields, their words and kinds of entries are called: in the words of the game, or as the files have them.
import { attribute, knows, t } from '../lib/words.svelte';

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
