// The cage around the hexes: six walls, and rows of those who came for the blood. Measured in hexes.
import type { Lie, Stand } from '../../../drawing/art';
import { crowd, type Ring } from '../../../drawing/crowd';
import { disc, flat, group, INK, rays, wire } from '../../../drawing/ink';

/** Half of the walls, moved out so far: from the middle of the one long wall over the tip to that of the other. */
function ring({ across, down, landscape }: Lie): Ring {
  return (far, first) => {
    const way = first ? -1 : 1;
    const corner = across - down / 1.732 + 0.577 * far;
    const points = [
      [0, -(down + far)],
      [way * corner, -(down + far)],
      [way * (across + 1.155 * far), 0],
      [way * corner, down + far],
      [0, down + far],
    ] as const;
    return `M${points.map(([x, y]) => (landscape ? [x, y] : [y, -x]).map((each) => each.toFixed(2)).join(' ')).join('L')}`;
  };
}

function cage(lie: Lie): string {
  const walls = ring(lie);
  const whole = (far: number): string => walls(far, true) + walls(far, false);
  const lamps = [1.35, 3.9]
    .map((far) =>
      [true, false]
        .map(
          (first) => wire(walls(far, first), 0.1, '#6a5ac8', 0.8) + wire(walls(far + 0.08, first), 0.03, '#fff', 0.5),
        )
        .join(''),
    )
    .join('');
  const corner = lie.across - lie.down / 1.732 + 0.9;
  const towers = [
    [-corner, -1],
    [corner, -1],
    [-corner, 1],
    [corner, 1],
  ]
    .map(([x, way]) => {
      const y = way! * (lie.down + 1.35);
      const [a, b] = lie.landscape ? [x!, y] : [y, -x!];
      return group(
        `translate(${a.toFixed(2)} ${b.toFixed(2)})`,
        rays([0, 0], [0.2, 1.1], 10, '#fff3c8', 0.25),
        flat('M-0.440-0.240H0.440V0.240H-0.440Z', INK),
        [-0.26, 0, 0.26].map((at) => disc(at, 0, 0.11, '#fffbe8')).join(''),
      );
    })
    .join('');
  return flat(whole(12), '#080718') + flat(whole(6), '#100d2a') + flat(whole(1.3), '#0a0c22') + lamps + towers;
}

export function stands(_: string, lie: Lie, part: Stand): string {
  if (part === 'stand') return cage(lie);
  if (part === 'lamps') return '';
  const odd = part === 'odd' ? 1 : 0;
  return crowd(ring(lie), lie.turned, 1.65, 5, odd) + crowd(ring(lie), lie.turned, 4.2, 12, odd);
}
