// Why the server did not do something, in the language of the page.
import { Failed } from './api';
import { knows, t } from './words.svelte';

export function reasonOf(error: unknown): string {
  const code = error instanceof Failed ? error.code : 'failed';
  const message = `ui-failed-${code.replaceAll(' ', '-')}`;
  return knows(message) ? t(message) : t('ui-failed-failed');
}
