// Beginning a lesson: a match in a position, against the computer.
import { create } from '../../lib/api';
import { go } from '../../lib/route.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';

export async function beginLesson(lesson: string): Promise<void> {
  const created = await create({
    game: 'dreadball',
    setup: { lesson },
    home: { kind: 'mine', name: settings.name.trim() || t('ui-somebody') },
    away: { kind: 'computer', name: t('ui-coach-lesson'), coach: 'lesson' },
  });
  go(`match/${created.info.match}`);
}

/** Who teaches, as the drawings know it: an old hand of the Forgefathers. */
export const TEACHER = 'forgefathers jack';
