// What a match of Takkure is shown with.
import MatchScreen from './MatchScreen.svelte';
import ReplayTable from './ReplayTable.svelte';
import { Stage } from './stage.svelte';
import type { Setting } from './table';

export { MatchScreen, ReplayTable };

export function stage(): Stage {
  return new Stage();
}

/** cards are their coach's own. */
export function secret(setting: unknown): boolean {
  return (setting as Setting).cards !== 'none';
}
