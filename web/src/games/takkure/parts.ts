// What a match of Takkure is shown with.
import type { State } from '../../protocol';
import MatchScreen from './MatchScreen.svelte';
import ReplayTable from './ReplayTable.svelte';
import { Stage } from './stage.svelte';

export { MatchScreen, ReplayTable };

export function stage(): Stage {
  return new Stage();
}

/** cards are their coach's own. */
export function secret(setting: State): boolean {
  return setting['cards'] !== 'none';
}
