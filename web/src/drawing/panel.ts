// What stands behind a face or a moment: a slab of the side's colour, dots, lines of speed.
import { dots, flat, INK, rays, SIDE } from './ink';

/** A square panel of 100 by 100; `turn` tells one from another. */
export function panel(turn: number): string {
  const lean = 18 + (turn % 3) * 14;
  return (
    flat('M0 0H100V100H0Z', INK) +
    flat('M0 0H100V100H0Z', SIDE, 0.3) +
    (turn % 2
      ? flat(`M0 ${100 - lean} 100 ${lean - 14}V100H0Z`, SIDE, 0.42)
      : flat(`M${lean} 0H100V100H${100 - lean}Z`, SIDE, 0.38)) +
    (turn % 3 === 0 ? rays([50, 44], [46, 120], 22, INK, 0.5) : dots([-2, 2, 104, 62], 6, [3.6, 0.4], INK, 0.6))
  );
}
