// The basic individual plays.
import { area, brush, cut, dots, flat, group, INK, wire } from '../../../../drawing/ink';
import { ball, person } from '../../../../drawing/mannequin';
import { bolt, burst, ground, hand, MATE, OURS, THEIRS } from './scene';

export const BASIC: Record<string, () => string> = {
  'quick-defence': () =>
    ground('bars', '#0b2c4a', '#1b6f9c') +
    `<g opacity="0.3">${person('guard', OURS, 'translate(2 4)')}</g><g opacity="0.6">${person('guard', OURS, 'translate(24 4)')}</g>` +
    person('guard', OURS, 'translate(50 2)') +
    cut(4, 30, 44, 28, 2.5, '#fff') +
    cut(0, 52, 50, 50, 2, '#fff'),
  'second-wind': () =>
    ground('dots', '#06382f', '#12a474') +
    brush([2, 22, 40, 4, 70, 30, 116, 8], 5, '#8dffd0') +
    brush([4, 40, 40, 22, 76, 48, 118, 26], 4, '#d6ffef') +
    brush([20, 60, 50, 44, 84, 66, 116, 46], 4, '#8dffd0') +
    person('spent', OURS, 'translate(34 3)') +
    wire('M92 18c7-7 16-2 13 5-2 5-9 4-9 0M88 42c8-6 17 0 13 7-3 4-8 3-8-1', 3, '#d6ffef'),
  'safe-hands': () =>
    ground('rays', '#3a2a05', '#c99018', [62, 32]) +
    burst(62, 32, 30, 14, '#fff3b0') +
    hand('translate(32 38) rotate(-14) scale(1.250)') +
    hand('translate(94 38) scale(-1.250 1.250) rotate(-14)', '#2bb6d6') +
    ball('translate(63 30) rotate(-20) scale(1.600)'),
  'low-tackle': () =>
    ground('slab', '#3b0b20', '#b32050') +
    person('run', THEIRS, 'translate(58 6) scale(0.980)') +
    person('dive', OURS, 'translate(6 16)') +
    burst(76, 60, 11, 9, '#ffe14d') +
    wire('M2 44H-4M0 56H22M4 64H30', 2, '#fff'),
  'iron-grip': () =>
    ground('dots', '#1b1a2b', '#4a4a72') +
    ball('translate(70 36) rotate(-12) scale(2.300)') +
    group(
      'translate(46 40) scale(1.500)',
      area('M-34-8-10-11-8 12-34 14Z', '#f2bd8e'),
      area(
        'M-12-14C-2-18 8-16 15-12 19-9 17-5 13-5 17-3 17 2 13 2.500 16 5 15 9 11 9 12 12 9 15 6 14L-10 14Z',
        '#8d94b4',
      ),
      wire('M13-5 2-6M13 2.500 3 1.500M11 9 3 8.500', 1.5),
      area('M-14-15-8-16-6 15-12 16Z', '#ffc84a', 1.8),
    ) +
    wire('M84 8 92 2M98 16 108 12M100 54 110 60', 3, '#ffe14d'),
  burst: () =>
    ground('rays', '#3d1404', '#ff6a1f', [84, 30]) +
    area('M-4 38C14 30 26 34 40 26 32 36 44 36 52 32 44 44 54 46 58 50 40 58 18 54-4 62Z', '#ff4d1c') +
    area('M-4 44C12 38 26 42 38 36 34 44 44 46 50 48 34 54 14 52-4 56Z', '#ffe14d', 0.5) +
    person('run', OURS, 'translate(52 4)') +
    cut(0, 14, 60, 12, 2.5, '#fff') +
    cut(0, 66, 70, 66, 2.5, '#fff'),
  'roll-with-it': () =>
    ground('slab', '#1c0f40', '#5b35c4') +
    wire('M14 56C18 22 54 10 76 26 92 38 88 60 70 62', 3, '#d9c8ff') +
    wire('M24 60C28 34 54 24 70 34', 2, '#a98bff') +
    area('M14 66 8 52 22 54Z', '#d9c8ff', 1.5) +
    person('roll', OURS, 'translate(40 0) scale(1.120)') +
    burst(24, 24, 9, 8, '#ff5cc8'),
  spiral: () =>
    ground('bars', '#09213f', '#2a62d0') +
    wire(
      'M6 62C10 44 28 30 44 40 54 48 44 60 36 52 28 42 46 22 64 30 74 36 66 50 58 44 52 36 66 20 78 22',
      3.5,
      '#9fd0ff',
    ) +
    cut(10, 68, 70, 34, 2.5, '#fff') +
    ball('translate(86 24) rotate(-32) scale(2.100)') +
    burst(108, 8, 8, 8, '#ffe14d'),
  'dig-in': () =>
    ground('dots', '#2c1c08', '#7d5220') +
    flat('M0 56C20 50 36 60 56 54 80 50 100 58 120 52V72H0Z', '#3a2410') +
    wire('M46 60 36 66 40 72M74 58 84 64 80 72M60 62 62 72', 2, INK) +
    group(
      'translate(56 30) rotate(8)',
      area('M-26-34C-14-40 2-40 12-34L14-6C6 0-6 0-14-6Z', '#3fe0ff'),
      flat('M-26-34C-20-37-14-38-8-38L-6-3C-10-4-12-5-14-6Z', '#1577a0'),
      area('M-13-8 13-8 15 16H-11Z', '#f2bd8e'),
      area('M-13 10 16 10 18 22C28 24 34 28 34 34H-14C-16 26-15 18-13 10Z', '#2a2552'),
      wire('M2 16 14 14M4 21 17 20', 2, '#fff'),
      area('M-12 34-10 40-6 34ZM2 34 4 41 8 34ZM18 34 21 41 25 34Z', '#c9d0e8', 1.4),
    ) +
    area('M14 40 22 34 24 44ZM98 34 108 36 102 44ZM92 16 98 12 100 20ZM20 18 26 14 27 22Z', '#7d5220', 1.6) +
    dots([0, 60, 30, 10], 4, [1, 2], INK, 0.6),
};

/** Basic team plays. */
export const TOGETHER: Record<string, () => string> = {
  'quick-hands': () =>
    ground('bars', '#072c3a', '#1290b0') +
    hand('translate(24 22) rotate(16)') +
    hand('translate(98 50) scale(-1 1) rotate(6)', '#a5f3ff') +
    wire('M40 26C56 20 70 24 82 42', 2.5, '#fff') +
    `<g opacity="0.45">${ball('translate(48 22) rotate(20)')}</g>` +
    ball('translate(68 30) rotate(36) scale(1.300)') +
    wire('M20 60h20M26 66h26', 2, '#fff'),
  overlap: () =>
    ground('slab', '#0e1f45', '#2c58c0') +
    person('pass', OURS, 'translate(0 14) scale(0.780)') +
    person('run', MATE, 'translate(36 8) scale(0.820)') +
    person('run', OURS, 'translate(76 2) scale(0.800)') +
    wire('M40 34C52 18 62 18 70 28M72 22C84 6 96 6 104 14', 2.2, '#ffe14d') +
    ball('translate(108 18) rotate(20) scale(0.800)'),
  'support-run': () =>
    ground('rays', '#04342c', '#159c80', [110, 20]) +
    person('run', MATE, 'translate(10 6)') +
    person('run', OURS, 'translate(54 8)') +
    ball('translate(106 34) rotate(-20) scale(0.900)') +
    cut(0, 20, 26, 18, 2.5, '#fff') +
    cut(0, 62, 40, 64, 2.5, '#fff'),
  ruck: () =>
    ground('dots', '#2a1f0a', '#8a6a1c') +
    flat('M0 62H120V72H0Z', '#1a1206') +
    person('lie', OURS, 'translate(56 2)') +
    person('lift', MATE, 'translate(34 0)') +
    ball('translate(76 54) scale(1.100)') +
    burst(22, 20, 10, 8, '#ffe14d') +
    bolt('translate(100 22) scale(0.900)', '#ffe14d'),
};
