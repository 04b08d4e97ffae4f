import { FOOT_HOLE } from '#lines/shared/solid/fits.ts';
import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { circle, polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, X, Z } from '#modules/drawings/domain/solids/vector.ts';

interface Feet {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
  /** How far below the axis the frame itself may reach, mm. */
  readonly floor: number;
}

/** Two feet under a motor by H, A, B, C and K of its frame (IEC 60072-1), each with its web up to the frame; their outline is plausible. */
export function feetOf(stand: string, motor: string, read: PartReader): Feet {
  const { exact, fitted } = read.part('MOTOR', stand, 'B3 feet', 'feet');
  const [H, A, B, C, K] = [exact('H'), exact('A'), exact('B'), exact('C'), fitted('K', FOOT_HOLE)];
  const AC = read.part('MOTOR', motor, 'frame', 'motor').mm('AC');
  const thickness = 2 + H * 0.1;
  const x: Vec2 = [-C - B - K * 1.4, -C + K * 1.4];
  const rail = K * 1.4;
  const pad = (side: -1 | 1): Body => {
    const y = [side * (A / 2) - rail, side * (A / 2) + rail] as const;
    return {
      ...{ kind: 'prism', name: 'foot', paint: 'motor', place: HERE },
      outer: roundedRectangle([x[0], y[0]], [x[1], y[1]], K / 2),
      holes: [-C, -C - B].map((at) => circle([at, side * (A / 2)], K / 2)),
      ...{ from: -H, to: -H + thickness },
    };
  };
  return {
    bodies: [pad(-1), pad(1), ...([-1, 1] as const).map((side) => web({ side, A, AC, H, thickness, K, x }))],
    frames: [{ name: 'FOOT', place: { at: [0, 0, -H], x: X, z: times(-1, Z) } }],
    floor: H - thickness * 0.6,
  };
}

interface Web {
  readonly side: -1 | 1;
  readonly A: number;
  readonly AC: number;
  readonly H: number;
  readonly thickness: number;
  readonly K: number;
  readonly x: Vec2;
}

/** From the inner edge of a foot slanting up into the frame, between the holes of the bolts. */
function web({ A, AC, H, K, side, thickness, x }: Web): Body {
  const bolt = A / 2 - K;
  const points: readonly Vec2[] = [
    [AC * 0.2, -H + thickness * 0.5],
    [bolt, -H + thickness * 0.5],
    [bolt, -H + thickness],
    [AC * 0.46, -AC * 0.12],
    [AC * 0.2, -AC * 0.12],
  ];
  const turned = side === 1 ? points : points.map(([y, z]): Vec2 => [-y, z]).reverse();
  return {
    ...{ kind: 'prism', name: 'foot web', paint: 'motor', place: along('x'), outer: polygon(...turned), holes: [] },
    ...{ from: x[0], to: x[1] },
  };
}
