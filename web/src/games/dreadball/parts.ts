// What a match of DreadBall is shown with.
import MatchScreen from './MatchScreen.svelte';
import ReplayTable from './ReplayTable.svelte';
import { Stage } from './stage.svelte';

export { MatchScreen, ReplayTable };

export function stage(): Stage {
  return new Stage();
}

/** Nothing is hidden but the dice to come. */
export function secret(): boolean {
  return false;
}
