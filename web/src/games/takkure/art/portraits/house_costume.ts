// What our own teams wear: the Dorikin racing leathers, the Gokin-ka plates of scrap, the Islanders a wetsuit and shells.
import { area, BONE, disc, flat, INK, SIDE, wire } from '../../../../drawing/ink';

/** A racing suit: a stand-up collar, a zip, stripes of the side's colour on both shoulders. */
export function leathers(broad = 0, fill = '#23202e'): string {
  const [left, right] = [10 - broad, 92 + broad];
  return [
    area(`M${left} 102C${left} 90 20 82 38 77L64 77C82 82 ${right} 90 ${right} 102Z`, fill),
    flat(`M68 79C82 84 ${right - 2} 91 ${right - 2} 101H78Z`, '#fff', 0.14),
    area(`M${left + 6} 92 34 79 38 84 ${left + 12} 100Z`, SIDE, 1.8) +
      area(`M${right - 6} 92 68 79 64 84 ${right - 12} 100Z`, SIDE, 1.8),
    area('M36 74 43 72 52 86 61 72 68 75 66 86 52 96 38 86Z', '#3d3a52', 2.2),
    wire('M52 88V102', 2.4, BONE) + wire('M50 91h4M50 95h4M50 99h4', 1.1, INK),
  ].join('');
}

/** Plates, rivets and a cable: nothing fits, everything holds. */
export function scrap(broad = 0, fill = '#5c6478'): string {
  const [left, right] = [8 - broad, 94 + broad];
  return [
    area(`M${left} 102C${left} 88 20 81 38 77L64 77C82 81 ${right} 88 ${right} 102Z`, '#1d2230'),
    area(`M${left} 100 ${left + 3} 86 30 79 36 90 22 102Z`, fill, 2.2) +
      area(`M${right} 100 ${right - 3} 86 72 79 66 90 80 102Z`, fill, 2.2),
    area('M38 80H64L68 102H34Z', '#8a4b2a', 2.2) + flat('M38 80H46L42 102H34Z', INK, 0.3),
    wire(`M${left + 6} 92 28 84M${right - 6} 92 74 84`, 2.6, SIDE),
    [40, 62].map((x) => disc(x, 84, 1.5, BONE, 1) + disc(x, 96, 1.5, BONE, 1)).join(''),
    wire('M44 102C46 92 58 96 58 86', 2.4, SIDE),
  ].join('');
}

/** A wetsuit, and teeth and shells on a cord. */
export function wetsuit(broad = 0, fill = '#0e3b4a'): string {
  const [left, right] = [10 - broad, 92 + broad];
  return [
    area(`M${left} 102C${left} 90 20 82 38 77L64 77C82 82 ${right} 90 ${right} 102Z`, fill),
    flat(`M68 79C82 84 ${right - 2} 91 ${right - 2} 101H78Z`, '#7ff0ff', 0.25),
    wire(`M${left + 3} 96C24 86 34 92 40 84M${right - 3} 96C78 86 70 92 62 84`, 3.4, SIDE),
    wire('M37 77C42 92 60 92 65 77', 1.8, '#6b431c'),
    area('M40 84 45 83 42 92ZM46 88 51 88 48 98ZM53 88 58 87 57 96ZM60 84 64 81 63 89Z', BONE, 1.4),
  ].join('');
}
