// A player on the pitch, seen from above and facing to the right, in a box from -30 to 30: limbs by pose, the rest as told.
import { area, brush, disc, flat, group, INK, limb, SIDE, wire } from './ink';

export const POSES = ['standing', 'running', 'tackling', 'lying', 'wounded', 'tired'] as const;
export type Pose = (typeof POSES)[number];

export interface Build {
  /** Arms, hands, legs, boots. */
  arm: string;
  hand: string;
  leg: string;
  boot: string;
  /** The trunk; the side's colour where nothing is said. */
  shirt?: string;
  /** How broad, 1 for most. */
  broad?: number;
  /** What lies on the shoulders, around the middle between them. */
  shoulders: () => string;
  /** The head around its own middle, with a radius of about 10. */
  head: () => string;
  /** What trails behind or is carried on the back. */
  back?: () => string;
}

type Spot = readonly [number, number];

/** Where the joints are: left is up, so of a pair the first has the smaller y. */
interface Joints {
  head: Spot;
  /** How the head and the shoulders are turned, in degrees. */
  look: number;
  twist: number;
  chest: Spot;
  hips: Spot;
  hands: readonly [Spot, Spot];
  elbows: readonly [Spot, Spot];
  feet: readonly [Spot, Spot];
}

const JOINTS: Record<Pose, Joints> = {
  standing: {
    head: [4, 0],
    look: 0,
    twist: 0,
    chest: [-2, 0],
    hips: [-5, 0],
    hands: [
      [14, -13],
      [14, 13],
    ],
    elbows: [
      [3, -19],
      [3, 19],
    ],
    feet: [
      [5, -8],
      [-9, 8],
    ],
  },
  running: {
    head: [10, 0],
    look: 0,
    twist: 16,
    chest: [3, 0],
    hips: [-9, 0],
    hands: [
      [24, -8],
      [-15, 15],
    ],
    elbows: [
      [16, -17],
      [-9, 21],
    ],
    feet: [
      [-27, -7],
      [12, 9],
    ],
  },
  tackling: {
    head: [13, 0],
    look: 0,
    twist: 0,
    chest: [5, 0],
    hips: [-13, 0],
    hands: [
      [31, -8],
      [31, 8],
    ],
    elbows: [
      [19, -16],
      [19, 16],
    ],
    feet: [
      [-31, -9],
      [-29, 6],
    ],
  },
  lying: {
    head: [17, 4],
    look: 38,
    twist: 8,
    chest: [7, 1],
    hips: [-9, -1],
    hands: [
      [20, -24],
      [-6, 25],
    ],
    elbows: [
      [13, -18],
      [4, 20],
    ],
    feet: [
      [-28, -13],
      [-27, 8],
    ],
  },
  wounded: {
    head: [5, 3],
    look: 14,
    twist: 14,
    chest: [-2, 0],
    hips: [-6, -1],
    hands: [
      [8, 10],
      [6, 20],
    ],
    elbows: [
      [13, -10],
      [-2, 21],
    ],
    feet: [
      [8, -9],
      [-14, 9],
    ],
  },
  tired: {
    head: [14, 0],
    look: 0,
    twist: 0,
    chest: [4, 0],
    hips: [-8, 0],
    hands: [
      [13, -11],
      [13, 11],
    ],
    elbows: [
      [9, -20],
      [9, 20],
    ],
    feet: [
      [8, -12],
      [8, 12],
    ],
  },
};

function joined(from: Spot, over: Spot, to: Spot, thick: number, colour: string): string {
  return (
    area(limb(from[0], from[1], thick * 1.15, over[0], over[1], thick), colour, 2.6) +
    area(limb(over[0], over[1], thick, to[0], to[1], thick * 0.8), colour, 2.6) +
    flat(limb(from[0], from[1], thick * 1.1, over[0], over[1], thick * 0.95), colour)
  );
}

function legs(build: Build, at: Joints, wide: number): string {
  return at.feet
    .map(([x, y], i) => {
      const [a, b] = [at.hips[0], at.hips[1] + (i ? 5 : -5) * wide];
      const knee: Spot = [(a + x) / 2 + 1, (b + y * wide) / 2 + (i ? 1 : -1)];
      return (
        joined([a, b], knee, [x, y * wide], 4.2, build.leg) +
        area(limb(x - 1.5, y * wide, 4.2, x + 3.5, y * wide, 3.6), build.boot, 2.4)
      );
    })
    .join('');
}

function arms(build: Build, at: Joints, wide: number): string {
  const angle = (at.twist * Math.PI) / 180;
  return at.hands
    .map((hand, i) => {
      const side = (i ? 1 : -1) * 13 * wide;
      const shoulder: Spot = [at.chest[0] - Math.sin(angle) * side, at.chest[1] + Math.cos(angle) * side];
      const [ex, ey] = at.elbows[i]!;
      const elbow: Spot = [ex, ey * (0.4 + 0.6 * wide)];
      const end: Spot = [hand[0], hand[1] * (0.4 + 0.6 * wide)];
      return joined(shoulder, elbow, end, 4, build.arm) + disc(end[0], end[1], 4.3, build.hand, 2.4);
    })
    .join('');
}

function trunk(build: Build, at: Joints, wide: number): string {
  const reach = at.chest[0] - at.hips[0];
  const shape = `M7 ${-11 * wide}C9 -5 9 5 7 ${11 * wide}C4 ${17 * wide} -4 ${17 * wide} -6 ${13 * wide}L${-reach - 6} ${7.5 * wide}C${-reach - 9} 3 ${-reach - 9} -3 ${-reach - 6} ${-7.5 * wide}L-6 ${-13 * wide}C-4 ${-17 * wide} 4 ${-17 * wide} 7 ${-11 * wide}Z`;
  const shade = `M${-reach - 6} ${7 * wide}C${-reach - 8} 3 ${-reach - 8} -3 ${-reach - 6} ${-7 * wide}L-3 ${-12 * wide}C-6 -4 -6 4 -3 ${12 * wide}Z`;
  return area(shape, build.shirt ?? SIDE, 2.8) + flat(shade, INK, 0.22);
}

/** Signs of the pose around the figure, which do not turn with it. */
function signs(pose: Pose): string {
  if (pose === 'tired')
    return [
      [24, -14],
      [29, -3],
      [25, 12],
    ]
      .map(([x, y]) =>
        area(
          `M${x! + 4} ${y}C${x! + 1} ${y! - 3} ${x! - 3} ${y! - 3} ${x! - 4} ${y}C${x! - 3} ${y! + 3} ${x! + 1} ${y! + 3} ${x! + 4} ${y}Z`,
          '#8fe3ff',
          1.4,
        ),
      )
      .join('');
  if (pose === 'wounded')
    return group(
      'translate(-4 13) rotate(20)',
      area('M-7-3H7V3H-7Z', '#fff', 1.6),
      flat('M-1.300-2.600H1.300V2.600H-1.300ZM-3.400-1.200H3.400V1.200H-3.400Z', '#ff3b4e'),
    );
  if (pose === 'tackling') return wire('M-20-17H-34M-17 16H-33M-38-2H-46', 1.8, '#fff', 0.8);
  if (pose === 'running') return wire('M-22 14H-34M-34-1H-43M-22-15H-33', 1.6, '#fff', 0.7);
  return '';
}

/** The figure in a pose, facing to the right. */
export function figure(build: Build, pose: Pose): string {
  const at = JOINTS[pose];
  const wide = build.broad ?? 1;
  return [
    signs(pose === 'running' || pose === 'tackling' ? pose : 'standing'),
    legs(build, at, wide),
    pose === 'tired' || pose === 'tackling' ? arms(build, at, wide) : '',
    build.back ? group(`translate(${at.chest[0]} ${at.chest[1]}) rotate(${at.twist})`, build.back()) : '',
    group(`translate(${at.chest[0]} ${at.chest[1]}) rotate(${at.twist})`, trunk(build, at, wide)),
    pose === 'tired' || pose === 'tackling' ? '' : arms(build, at, wide),
    group(`translate(${at.chest[0]} ${at.chest[1]}) rotate(${at.twist}) scale(1 ${wide})`, build.shoulders()),
    group(`translate(${at.head[0]} ${at.head[1]}) rotate(${at.look}) scale(1.12)`, build.head()),
    pose === 'lying'
      ? wire('M28-8c3-3 6 1 3 3M33 12c3-2 5 2 2 3', 1.6, '#ffe14d') +
        brush([24, 14, 27, 17, 30, 17, 32, 15], 1, '#ffe14d')
      : '',
    pose === 'wounded' || pose === 'tired' ? signs(pose) : '',
  ].join('');
}
