// Beginning a lesson: a match in a position, against the computer.
import { adviser, coachesOf, create } from '../../lib/api';
import { go } from '../../lib/route.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';

export async function beginLesson(lesson: string): Promise<void> {
  const coach = adviser(await coachesOf('dreadball'));
  const created = await create({
    game: 'dreadball',
    setup: { lesson },
    home: { kind: 'mine', name: settings.name.trim() || t('ui-somebody') },
    away: { kind: 'computer', name: coach, coach },
  });
  go(`match/${created.info.match}`);
}
