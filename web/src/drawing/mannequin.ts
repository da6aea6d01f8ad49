// Somebody in motion, seen from the side and facing to the right, on ground at 62: for cards and other small scenes.
import { area, brush, disc, flat, group, INK, limb } from './ink';

type Spot = readonly [number, number];
/** Elbow and hand, or knee and foot. */
type Bend = readonly [Spot, Spot];

export interface Posture {
  head: Spot;
  neck: Spot;
  hip: Spot;
  /** The near ones first. */
  arms: readonly [Bend, Bend];
  legs: readonly [Bend, Bend];
}

function bend(a: number, b: number, c: number, d: number): Bend {
  return [
    [a, b],
    [c, d],
  ];
}

export const POSTURES = {
  run: {
    head: [41, 11],
    neck: [34, 22],
    hip: [26, 38],
    arms: [bend(21, 26, 15, 37), bend(45, 31, 53, 23)],
    legs: [bend(42, 43, 38, 59), bend(17, 48, 2, 49)],
  },
  dive: {
    head: [53, 30],
    neck: [42, 34],
    hip: [24, 38],
    arms: [bend(54, 43, 65, 42), bend(56, 36, 67, 34)],
    legs: [bend(12, 45, -2, 44), bend(10, 36, -4, 31)],
  },
  pass: {
    head: [27, 11],
    neck: [29, 23],
    hip: [27, 40],
    arms: [bend(38, 32, 49, 29), bend(40, 27, 50, 23)],
    legs: [bend(37, 49, 34, 62), bend(18, 49, 10, 61)],
  },
  charge: {
    head: [47, 21],
    neck: [38, 27],
    hip: [21, 37],
    arms: [bend(38, 39, 48, 36), bend(47, 34, 54, 29)],
    legs: [bend(37, 45, 31, 61), bend(12, 47, -3, 57)],
  },
  spent: {
    head: [40, 24],
    neck: [31, 28],
    hip: [16, 37],
    arms: [bend(33, 40, 32, 50), bend(37, 39, 38, 49)],
    legs: [bend(31, 48, 26, 62), bend(35, 48, 36, 62)],
  },
  plant: {
    head: [50, 36],
    neck: [42, 32],
    hip: [25, 27],
    arms: [bend(49, 44, 56, 53), bend(53, 41, 60, 51)],
    legs: [bend(12, 23, 0, 12), bend(11, 29, -4, 32)],
  },
  lie: {
    head: [6, 55],
    neck: [15, 56],
    hip: [34, 57],
    arms: [bend(20, 50, 29, 48), bend(10, 60, 2, 61)],
    legs: [bend(46, 50, 52, 60), bend(48, 58, 62, 59)],
  },
  lift: {
    head: [34, 22],
    neck: [29, 30],
    hip: [13, 36],
    arms: [bend(35, 40, 34, 51), bend(39, 39, 40, 50)],
    legs: [bend(28, 46, 20, 61), bend(6, 48, -4, 61)],
  },
  cheer: {
    head: [30, 13],
    neck: [30, 24],
    hip: [29, 42],
    arms: [bend(17, 17, 12, 4), bend(43, 16, 47, 3)],
    legs: [bend(25, 52, 20, 62), bend(36, 52, 39, 62)],
  },
  step: {
    head: [22, 14],
    neck: [27, 24],
    hip: [36, 39],
    arms: [bend(15, 31, 7, 24), bend(40, 27, 51, 22)],
    legs: [bend(50, 44, 58, 60), bend(31, 51, 19, 61)],
  },
  guard: {
    head: [36, 20],
    neck: [31, 30],
    hip: [24, 43],
    arms: [bend(38, 40, 50, 36), bend(43, 34, 53, 28)],
    legs: [bend(39, 50, 36, 62), bend(13, 51, 4, 62)],
  },
  roll: {
    head: [38, 38],
    neck: [32, 32],
    hip: [20, 44],
    arms: [bend(38, 46, 30, 52), bend(40, 44, 33, 50)],
    legs: [bend(34, 52, 20, 57), bend(31, 49, 17, 55)],
  },
} satisfies Record<string, Posture>;

export interface Dress {
  shirt: string;
  shade: string;
  skin: string;
  hair: string;
}

/** Somebody in that posture; the transform puts them into the scene. */
export function person(posture: keyof typeof POSTURES, dress: Dress, transform = ''): string {
  const at: Posture = POSTURES[posture];
  const arm = ([elbow, hand]: Bend, sleeve: string): string =>
    area(limb(at.neck[0], at.neck[1] + 2, 4.2, elbow[0], elbow[1], 3.2), sleeve) +
    area(limb(elbow[0], elbow[1], 3.1, hand[0], hand[1], 2.3), dress.skin) +
    disc(hand[0], hand[1], 3.1, dress.skin, 1.6);
  const leg = ([knee, foot]: Bend, cloth: string): string =>
    area(limb(at.hip[0], at.hip[1], 5.6, knee[0], knee[1], 4), cloth) +
    area(limb(knee[0], knee[1], 3.8, foot[0], foot[1], 2.6), dress.shade) +
    area(limb(foot[0] - 1.5, foot[1], 3, foot[0] + 5, foot[1] + 0.8, 2.2), INK, 1.4);
  const [x, y] = at.head;
  const face = Math.atan2(y - at.neck[1], x - at.neck[0]);
  return group(
    transform,
    arm(at.arms[1], dress.shade),
    leg(at.legs[1], dress.shade),
    area(limb(at.neck[0], at.neck[1] + 1, 7.4, at.hip[0], at.hip[1], 5.4), dress.shirt),
    leg(at.legs[0], dress.shirt),
    flat(limb(at.neck[0] - 3, at.neck[1] + 3, 2.4, at.hip[0] - 2, at.hip[1], 2.2), dress.shade),
    area(limb(at.neck[0], at.neck[1] - 1, 3, x, y, 3), dress.skin),
    group(
      `translate(${x} ${y}) rotate(${((face * 180) / Math.PI + 62).toFixed(0)})`,
      // A helmet with a crest and a slit of light.
      area('M-5 5C-4 9 3 10 6 7L7 2-6 1Z', dress.skin, 2),
      area('M-8.500 3C-10-6-5-11 1-11 8-11 11-6 10 1 6 2 3 2 1 4-2 6-6 6-8.500 3Z', dress.shirt, 2.2),
      flat('M-8 3C-9.500-6-5-10.500 0-10.500-4-6-5 0-3 5-5 5.500-7 5-8 3Z', dress.shade),
      area('M-10-2C-12-9-6-15 4-14 0-12-2-11-4-8-7-6-9-4-10-2Z', dress.hair, 1.6),
      area('M1-1 10.500-3 10 1C6 2.500 3 3 1 4Z', INK, 0.8),
      brush([2.5, 1, 5, 0, 8, -0.5, 9.8, -0.8], 1.7, '#c9ff54'),
    ),
    arm(at.arms[0], dress.shirt),
  );
}

/** The ball around its own middle, pointing to the right. */
export function ball(transform: string): string {
  return group(
    transform,
    area('M-11 0C-8-5-4-7 0-7 4-7 8-5 11 0 8 5 4 7 0 7-4 7-8 5-11 0Z', '#f7ffdc', 2),
    flat('M-11 0C-8 5-4 7 0 7 4 7 8 5 11 0 7 3 3 4 0 4-4 4-8 3-11 0Z', '#b9cf7a'),
    flat(
      'M-11 0C-10-2-8.500-3.500-7-4.800-5.500-2-5.500 2-7 4.800-8.500 3.500-10 2-11 0ZM11 0C10-2 8.500-3.500 7-4.800 5.500-2 5.500 2 7 4.800 8.500 3.500 10 2 11 0Z',
      '#c9ff54',
    ),
    `<path d="M-4-3.500H4M-2-5v3M0-5.200v3M2-5v3" fill="none" stroke="#4d6a10" stroke-width="1.200"/>`,
  );
}
