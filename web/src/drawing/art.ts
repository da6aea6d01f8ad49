// What a game may have drawn. Each drawing is the inside of an SVG that has the colour of a side as its `color`, and the empty
// text where there is none.
import type { Pose } from './figure';

export interface Art {
  /** A face before a panel of the side's colour, in a box of 100 by 100. */
  portrait: (id: string) => string;
  /** The same without the panel. */
  bust: (id: string) => string;
  /** A player from above, facing to the right, around the middle of a base with the radius 30. */
  figure: (id: string, pose: Pose) => string;
}
