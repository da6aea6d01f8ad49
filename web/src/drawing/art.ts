// What a game may have drawn. Each drawing is the inside of an SVG that has the colour of a side as its `color`, and the empty
// text where there is none.
import type { Pose } from './figure';

/** A pitch on the screen, in inches: half of what it measures across and down, and whether home attacks the other way. */
export interface Lie {
  across: number;
  down: number;
  landscape: boolean;
  turned: boolean;
}

/** Where those sit who watch: the stand itself, and its rows by turns. */
export type Stand = 'stand' | 'even' | 'odd' | 'lamps';

export interface Art {
  /** A face before a panel of the side's colour, in a box of 100 by 100. */
  portrait: (id: string) => string;
  /** The same without the panel. */
  bust: (id: string) => string;
  /** A player from above, facing to the right, around the middle of a base with the radius 30. */
  figure: (id: string, pose: Pose) => string;
  /** What is on a card, by its message, in a box of 120 by 72. */
  card: (message: string) => string;
  /** A team's sign, by its id or name, in a box of 100 by 100. */
  crest: (team: string) => string;
  /** What is around the pitch, and what lies on it. */
  stands?: (kind: string, lie: Lie, part: Stand) => string;
  grass?: (kind: string, lie: Lie) => string;
}
