// Why the server did not do something, in the language of the page.
import { Failed } from './api';
import { knows, say, t } from './words.svelte';

export function reasonOf(error: unknown): string {
  const code = error instanceof Failed ? error.code : 'failed';
  const message = `ui-failed-${code.replaceAll(' ', '-')}`;
  return knows(message) ? t(message) : t('ui-failed-failed');
}

/** The reason as the server tells it, where it has words for people. */
export function toldOf(error: unknown): string | null {
  return error instanceof Failed && error.told ? say(error.told) : null;
}
