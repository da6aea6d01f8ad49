// What the teams wear: Yamato a kimono with laced plates, the Teriomorphs a broad collar of gold.
import { area, BONE, cut, flat, GOLD, GOLD_DEEP, group, INK, SIDE, wire } from '../../../../drawing/ink';

export const CLOTH = '#1b1836';
export const CLOTH_HIGH = '#2f2a5c';
export const SUIT = '#171330';

/** A drawing that needs more room above. */
export function lower(drawn: () => string, size = 0.93): () => string {
  return () => group(`translate(${50 - 50 * size} ${102 - 101 * size}) scale(${size})`, drawn());
}

/** Shoulders in a kimono with plates of the side's colour; `broad` widens them. */
export function kimono(broad = 0): string {
  const [left, right] = [9 - broad, 93 + broad];
  return [
    area(`M${left} 102C${left + 1} 88 22 81 39 76L50 84 63 76C80 80 ${right - 2} 88 ${right} 102Z`, CLOTH),
    flat(`M66 80C80 83 ${right - 4} 90 ${right - 2} 101H72Z`, CLOTH_HIGH),
    plate(left + 1, 84, 1),
    plate(right - 1, 84, -1),
    area('M37 75 42 74 60 102H48Z', BONE, 1.8),
    area('M66 75 61 74 42 102H53Z', BONE, 1.8),
    cut(60, 79, 46, 100, 0.8),
  ].join('');
}

/** A shoulder plate of laced rows; `way` is 1 on the left. */
function plate(x: number, y: number, way: number): string {
  const row = (top: number, reach: number): string =>
    area(
      `M${x + way * 18} ${y + top - 3}C${x + way * 10} ${y + top - 3} ${x + way * 3} ${y + top - 1} ${x - way * reach} ${y + top + 3}L${x - way * (reach + 1)} ${y + top + 9}C${x + way * 6} ${y + top + 5} ${x + way * 13} ${y + top + 4} ${x + way * 20} ${y + top + 4}Z`,
      SIDE,
      1.8,
    );
  return (
    row(9, 2) +
    row(3, 1) +
    row(-3, 0) +
    wire(
      `M${x + way * 6} ${y}v2M${x + way * 12} ${y - 2}v2M${x + way * 7} ${y + 6.5}v2M${x + way * 13} ${y + 5}v2`,
      1.2,
      INK,
    )
  );
}

/** Shoulders under the broad collar of the team: rows of gold and light. */
export function collar(fill = SUIT, broad = 0): string {
  const [left, right] = [10 - broad, 92 + broad];
  return [
    area(`M${left} 102C${left} 90 20 82 38 77L64 77C82 82 ${right} 90 ${right} 102Z`, fill),
    flat(`M68 79C82 84 ${right - 2} 91 ${right - 2} 101H78Z`, '#fff', 0.12),
    area(
      'M20 83C28 79 36 76 40 74 46 82 56 82 62 74 68 76 75 79 82 83 78 95 68 102 51 103 34 102 24 95 20 83Z',
      GOLD,
      2.2,
    ),
    flat('M20.500 84C28 79.500 34 77 38 76 34 84 32 92 36 100 27 97 22 91 20.500 84Z', GOLD_DEEP, 0.75),
    wire('M26 87C34 98 68 98 76 87', 3.4, SIDE) +
      wire('M32 82C40 91 62 91 70 82', 1.5, INK) +
      wire('M22.500 90C31 104 71 104 79.500 90', 1.3, INK),
    wire('M38 87 36 91M45 89.500 44 94M52 90 52 95M59 89.500 60 94M66 86.500 68 90.500', 1.3, INK),
  ].join('');
}
