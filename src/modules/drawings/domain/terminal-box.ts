import type { Drawing, DrawnPath, Paint } from '#product/drawing.ts';

/** Angles of the terminal box, seen on the fan cowl: 0° up in M1, then clockwise. */
export const BOX_ANGLES = ['0', '90', '180', '270'] as const;
export type BoxAngle = (typeof BOX_ANGLES)[number];

const CENTRE = { x: 48, y: 44 };
const COWL = 22;

/** A flat view on the fan cowl of a foot-mounted drive with the terminal box at the angle. */
export function terminalBoxDrawing(angle: BoxAngle): Drawing {
  return {
    paths: [...ground(), ...gearUnit(), ...box(Number(angle)), ...cowl()],
    texts: [{ text: `${angle}°`, ...LABELS[angle], accent: true }],
  };
}

/** Where the label keeps clear of the box. */
const LABELS: Readonly<Record<BoxAngle, { readonly x: number; readonly y: number }>> = {
  '0': { x: 82, y: 13 },
  '90': { x: 14, y: 13 },
  '180': { x: 82, y: 13 },
  '270': { x: 82, y: 13 },
};

function ground(): readonly DrawnPath[] {
  const ticks = Array.from({ length: 12 }, (_, i) => `M${12 + i * 7} 88.5L${7 + i * 7} 93`).join('');
  return [path('line', `M6 88.5L90 88.5${ticks}`)];
}

function gearUnit(): readonly DrawnPath[] {
  return [
    path('body', 'M18 88.5L18 83L78 83L78 88.5Z'),
    path('body', 'M25 83L25 44A23 23 0 0 1 71 44L71 83Z'),
    path('shade', 'M25 83L25 44A23 23 0 0 1 71 44L71 83Z'),
  ];
}

function box(degrees: number): readonly DrawnPath[] {
  const housing = turnedPath(degrees, [
    [-10, -18],
    [-10, -33],
    [10, -33],
    [10, -18],
  ]);
  const lid = turnedPath(degrees, [
    [-12, -33],
    [-12, -37],
    [12, -37],
    [12, -33],
  ]);
  return [housing, lid].flatMap((d) => [path('body', d, true), path('shade', d, true), path('shade', d, true)]);
}

function cowl(): readonly DrawnPath[] {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `M${polar(4, angle)}L${polar(16, angle)}`;
  });
  return [
    path('body', ring(COWL)),
    path('shade', ring(16)),
    path('line', [16, 10, 4].map(ring).join('') + spokes.join('')),
  ];
}

function path(paint: Paint, d: string, accent = false): DrawnPath {
  return { d, paint, accent };
}

function ring(r: number): string {
  const { x, y } = CENTRE;
  return `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
}

function turnedPath(degrees: number, points: readonly (readonly [number, number])[]): string {
  const angle = (degrees * Math.PI) / 180;
  const places = points.map(([dx, dy]) => polar(Math.hypot(dx, dy), Math.atan2(dy, dx) + angle));
  return `M${places.join('L')}Z`;
}

function polar(r: number, angle: number): string {
  const place = (centre: number, part: number) => Math.round((centre + r * part) * 10) / 10;
  return `${place(CENTRE.x, Math.cos(angle))} ${place(CENTRE.y, Math.sin(angle))}`;
}
