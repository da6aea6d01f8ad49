// What a guide and the list of lessons hear of a match, as long as its screen is there.
import { untrack } from 'svelte';
import { progress } from './progress.svelte';
import type { Screen } from './screen.svelte';

export function attendGuide(screen: Screen): void {
  // The answered question first: what came of it is news.
  $effect(() => {
    const answered = Boolean(screen.question && screen.flow.answers);
    untrack(() => screen.guide?.asked(answered));
  });
  $effect(() => {
    const { lines } = screen.match.stage;
    untrack(() => screen.guide?.hear(lines));
  });
  $effect(() => {
    const { outcome, info, seat } = screen.match;
    if (outcome && info) progress.finish(info.match, outcome.winner === seat);
    else if (info && screen.question) progress.reopen(info.match);
  });
}
