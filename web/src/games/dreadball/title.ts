// What a match of DreadBall is called in a list.
import { t } from '../../lib/words.svelte';

export function title(setup: Record<string, string | number | boolean>): string {
  const lesson = setup['lesson'];
  return lesson ? t(`ui-lesson-${lesson}`) : t(`ui-preset-${setup['preset'] ?? 'sheet'}`);
}
