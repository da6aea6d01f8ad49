// The plays of our own teams, with their own people in them.
import { area, brush, disc, dots, flat, GOLD, group, INK, SIDE, wire } from '../../../../drawing/ink';
import { ball, person } from '../../../../drawing/mannequin';
import { bolt, burst, face, ground, hand, MATE, OURS, shout, star, THEIRS } from './scene';

/** Draws a card, given whose face is how drawn. */
type Drawing = (bust: (id: string) => string) => string;

function cog(x: number, y: number, size: number, fill: string): string {
  const tooth = Array.from(
    { length: 8 },
    (_, i) => `<g transform="rotate(${i * 45})">${area('M-3-14H3L4-9H-4Z', fill, 1.4)}</g>`,
  );
  return group(`translate(${x} ${y}) scale(${size})`, ...tooth, disc(0, 0, 10, fill, 1.6), disc(0, 0, 4, INK));
}

function wave(y: number, fill: string): string {
  return area(
    `M-4 ${y}C10 ${y - 10} 18 ${y + 8} 32 ${y}C46 ${y - 9} 54 ${y + 8} 68 ${y}C82 ${y - 9} 90 ${y + 8} 104 ${y}C112 ${y - 5} 118 ${y - 3} 124 ${y}V76H-4Z`,
    fill,
    1.8,
  );
}

/** Lines that speed leaves behind. */
const TRAIL = wire('M0 20H34M-2 34H24M4 48H38M0 60H20', 3, '#fff', 0.85);

export const HOUSE: Record<string, Drawing> = {
  nitro: (bust) =>
    ground('rays', '#2a0605', '#ff7a24', [96, 36]) +
    TRAIL +
    face(bust('nitta'), 36, -6, 86) +
    area('M0 66 30 54 22 64 44 60 34 72H0Z', '#ffe14d', 1.8),
  tailwind: (bust) =>
    ground('slab', '#06222e', '#1c8cb0') +
    wire('M2 16C30 8 50 24 82 12M0 40C24 32 40 46 60 38M6 62C30 54 50 68 84 58', 3, '#dff4ff') +
    face(bust('hotaru'), 44, -4, 82) +
    star(14, 28, 7, GOLD) +
    star(30, 52, 5, GOLD),
  hairpin: (bust) =>
    ground('dots', '#0e0a20', '#3b2a70') +
    wire('M-4 66H60C92 66 92 30 60 30H20', 11, '#16121f') +
    wire('M0 66H60C92 66 92 30 60 30H22', 1.6, '#ffe14d') +
    face(bust('kaido'), 52, -8, 76) +
    person('step', OURS, 'translate(-2 6) scale(0.800)'),
  handbrake: (bust) =>
    ground('bars', '#1d0a0e', '#8a1f2e') +
    face(bust('dekotora'), 44, -6, 84) +
    wire('M6 70C20 62 30 50 34 34', 4, INK) +
    area('M26 30 44 12 50 18 34 38Z', '#8d94b4', 2) +
    disc(48, 14, 4, '#e8203c', 1.6),
  relay: () =>
    ground('slab', '#0a1030', '#2f4fc0') +
    person('pass', OURS, 'translate(0 4)') +
    person('run', MATE, 'translate(58 4)') +
    ball('translate(60 22) rotate(-12)') +
    wire('M44 34C50 24 54 22 58 22', 2, '#fff'),
  convoy: (bust) =>
    ground('bars', '#10061e', '#5a2aa0') +
    face(bust('dekotora'), -12, 4, 62) +
    face(bust('kaido'), 26, -2, 62) +
    face(bust('bosozoku'), 62, 4, 64) +
    wire('M0 69H120', 3, '#ffe14d'),
  overtake: () =>
    ground('rays', '#06201a', '#18a878', [100, 30]) +
    person('guard', THEIRS, 'translate(30 6)') +
    person('run', OURS, 'translate(62 -2)') +
    wire('M6 66C30 40 40 72 66 56', 3.4, '#ffe14d') +
    ball('translate(112 20) rotate(-30) scale(0.900)'),
  'photo-finish': (bust) =>
    ground('slab', '#16121f', '#6a6a80') +
    flat(Array.from({ length: 9 }, (_, i) => `M${92 + (i % 2) * 7} ${i * 8}h7v8h-7z`).join(''), '#fff') +
    face(bust('tengu'), 14, -6, 84) +
    wire('M92 0V72', 2.4, '#e8203c') +
    burst(14, 14, 10, 9, '#fff'),
  'shock-absorber': (bust) =>
    ground('dots', '#14100a', '#7a5a1a') +
    face(bust('servo'), 38, -4, 82) +
    wire('M10 8H34M10 64H34', 5, '#8d94b4') +
    wire('M12 14 32 20 12 27 32 34 12 41 32 48 12 55 32 60', 3.4, GOLD),
  hydraulics: (bust) =>
    ground('rays', '#1a0a05', '#c8501a', [30, 40]) +
    face(bust('dawaza'), 34, -8, 88) +
    area('M2 50H24V64H2Z', '#7d87a8', 2.2) +
    area('M24 54H48V60H24Z', '#e9eefc', 1.8) +
    burst(54, 57, 9, 8, '#ffe14d'),
  'static-field': (bust) =>
    ground('dots', '#05142a', '#1f6fd0') +
    face(bust('kuromudomu'), 30, -6, 84) +
    bolt('translate(18 30) scale(1.200)', '#8fe9ff') +
    bolt('translate(104 44) scale(1.100)', '#8fe9ff') +
    wire('M28 8C10 26 10 52 30 68M96 6C114 24 114 50 94 68', 2.2, '#dff4ff'),
  'magnet-hands': () =>
    ground('slab', '#0e1420', '#3a5c7a') +
    hand('translate(34 42) scale(1.300)', '#8d94b4') +
    ball('translate(92 36) rotate(-20) scale(1.200)') +
    wire('M62 26C70 30 74 30 80 30M62 44C70 42 74 42 80 42M60 34H76', 2.4, SIDE) +
    wire('M62 26C70 30 74 30 80 30M62 44C70 42 74 42 80 42', 1.6, '#ff5c6a'),
  piston: (bust) =>
    ground('bars', '#1c0c06', '#a0461a') +
    face(bust('crank'), -10, -6, 78) +
    area('M52 26H84V48H52Z', '#8d94b4', 2.4) +
    area('M84 32H104V42H84Z', '#e9eefc', 2) +
    burst(110, 37, 13, 9, '#ffe14d') +
    cog(66, 37, 0.6, GOLD),
  'assembly-line': () =>
    ground('slab', '#10141c', '#4a5470') +
    person('pass', OURS, 'translate(-6 2) scale(0.800)') +
    person('pass', MATE, 'translate(34 2) scale(0.800)') +
    person('run', OURS, 'translate(74 2) scale(0.800)') +
    wire('M-2 60H122', 6, '#23283a') +
    [8, 34, 60, 86, 112].map((x) => disc(x, 64, 5, '#8d94b4', 1.6)).join('') +
    ball('translate(72 24) scale(0.700)'),
  'ram-raid': (bust) =>
    ground('rays', '#240610', '#d02a4a', [90, 40]) +
    area('M88 0H120V72H84L94 54 82 40 96 26Z', '#3a4258', 2.4) +
    face(bust('dawaza'), -8, -4, 82) +
    burst(86, 40, 16, 11, '#ffe14d') +
    ball('translate(72 54) rotate(-16)'),
  'spare-hands': () =>
    ground('dots', '#0c1a14', '#2a7a52') +
    person('lie', OURS, 'translate(4 6)') +
    hand('translate(56 30) scale(0.900)', '#8d94b4') +
    hand('translate(96 50) scale(-0.900 0.900)', '#c9cfe4') +
    ball('translate(76 40) rotate(-14)'),
  riptide: (bust) =>
    ground('slab', '#041c2c', '#0f6f8c') +
    face(bust('reef'), 40, -6, 80) +
    wave(54, '#1c8cb0') +
    wave(63, '#0b4a66') +
    wire('M6 22C20 12 36 20 30 32 26 40 14 36 18 28', 3, '#8fe9ff'),
  'second-wave': (bust) =>
    ground('sun', '#082038', '#3fb8e0', [30, 22]) +
    wave(44, '#2b97bd') +
    face(bust('pilot'), 44, -6, 78) +
    wave(58, '#0f5c80') +
    wire('M12 20A12 12 0 1 1 22 34M22 34l-1-7M22 34l7-2', 3, '#fff'),
  'whale-song': (bust) =>
    ground('dots', '#051428', '#1a4a86') +
    face(bust('sextant'), -8, -4, 76) +
    shout(70, 34, '#8fe9ff') +
    star(108, 14, 7, GOLD) +
    star(112, 54, 6, GOLD) +
    area('M84 72C90 58 104 56 122 62V72Z', '#2b6f9c', 2),
  outrigger: () =>
    ground('sun', '#1a1030', '#ff9a5c', [88, 22]) +
    wave(52, '#1c6a8c') +
    area('M6 48H70L60 60H14Z', '#8a4b2a', 2.2) +
    area('M76 54H112L108 60H80Z', '#6b2f0c', 2) +
    wire('M52 48C62 36 80 40 92 54', 3, '#d9a94e') +
    person('cheer', OURS, 'translate(4 -4) scale(0.820)') +
    ball('translate(54 14) rotate(20)'),
  breakers: (bust) =>
    ground('slab', '#06202c', '#2b97bd') +
    face(bust('mako'), -8, 0, 66) +
    face(bust('breaker'), 58, -2, 72) +
    wave(60, '#dff4ff') +
    ball('translate(58 24) rotate(-20) scale(0.900)'),
  'double-hull': () =>
    ground('bars', '#08182c', '#1f5c8c') +
    person('pass', OURS, 'translate(-2 2)') +
    group('translate(120 0) scale(-1 1)', person('pass', MATE, 'translate(-2 2)')) +
    ball('translate(60 20)') +
    wire('M44 12C54 4 66 4 76 12M44 32C54 40 66 40 76 32', 2.2, '#8fe9ff'),
  spout: (bust) =>
    ground('rays', '#04202a', '#18a0b0', [60, 66]) +
    area('M54 72C52 46 44 30 24 22 44 20 54 26 60 40 66 26 76 20 96 22 76 30 68 46 66 72Z', '#dff4ff', 2) +
    face(bust('pilot'), 58, 8, 62) +
    ball('translate(30 12) rotate(-40)') +
    dots([6, 30, 34, 34], 7, [1, 3], '#8fe9ff'),
  landfall: (bust) =>
    ground('sun', '#2a1405', '#ffb03a', [92, 18]) +
    flat('M64 56C76 40 92 40 104 50L122 46V72H60Z', '#3a5c2a') +
    area('M92 42 94 18 96 42Z', '#6b431c', 1) +
    brush([94, 20, 86, 12, 78, 14, 74, 22], 3, '#2a8a4a') +
    brush([94, 20, 102, 12, 110, 14, 114, 22], 3, '#2a8a4a') +
    wave(62, '#1c6a8c') +
    face(bust('anchor'), -6, -2, 74),
};
