// What a match of a game without a screen of its own is shown with.
import MatchScreen from './MatchScreen.svelte';
import ReplayTable from './ReplayTable.svelte';
import { Stage } from './stage.svelte';

export { MatchScreen, ReplayTable };

export function stage(): Stage {
  return new Stage();
}

/** Nobody knows: better draw the curtain. */
export function secret(): boolean {
  return true;
}
