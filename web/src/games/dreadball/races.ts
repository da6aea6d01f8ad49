// Which team each side is drawn as. The screen says it once, for all who are on it.
import { getContext, setContext } from 'svelte';

/** The teams of both sides, by id or name. */
type Races = Record<'home' | 'away', string>;

const KEY = Symbol('races');
/** In a lesson nobody has chosen a team. */
export const TAUGHT: Races = { home: 'veer-myn', away: 'forgefathers' };

export function tellRaces(names: () => Races, lesson: () => unknown): void {
  setContext(KEY, () => (lesson() ? TAUGHT : names()));
}

/** By which name the drawings know a player. */
export function likenesses(): (player: { team: 'home' | 'away'; role: string }) => string {
  const races = getContext<() => Races>(KEY);
  return (player) => `${races()[player.team].toLowerCase()} ${player.role}`;
}

/** The same for those who know a player by its id only. */
export function likenessesById(
  players: () => readonly { id: string; team: 'home' | 'away'; role: string }[],
): (id: string) => string {
  const drawnAs = likenesses();
  return (id) => {
    const player = players().find((each) => each.id === id);
    return player ? drawnAs(player) : '';
  };
}
