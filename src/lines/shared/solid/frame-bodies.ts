import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { polygon } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, X, Z } from '#modules/drawings/domain/solids/vector.ts';

/** From the flange of a motor towards its fan. */
export const BACK: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };

/** How much of a motor's length its end shield and its fan cowl take. */
export const [SHIELD, COWL] = [0.06, 0.24];

/** From the flange to where the cowl begins, of a motor as long as LF. */
export function cowlFrom(LF: number): number {
  return LF * (1 - COWL);
}

/** An end shield: where it begins behind the flange and its radius there, and where the stator begins behind it, mm. */
export interface MotorFront {
  readonly from: number;
  readonly radius: number;
  readonly length: number;
}

/** The end shield: as wide as the frame leaves it room for the bolts of a flange, then widening to it. */
export function shield({ from, length, radius }: MotorFront, r: number): Body {
  return {
    ...{ kind: 'revolved', name: 'end shield', paint: 'motor', place: BACK },
    profile: [
      [0, from],
      [radius, from],
      ...(radius < r ? ([[radius, from + (length - from) * 0.7]] as const) : []),
      [r, length],
      [0, length],
    ],
  };
}

/** So many are seen as fins and few faces. */
const FINS = 18;

/** The stator with its fins, cut straight below a floor. */
export function stator(AC: number, [from, to]: Vec2, floor: number): Body {
  const outer = polygon(...flattened(finned(AC / 2, AC * 0.46, FINS), floor));
  return { kind: 'prism', name: 'stator', paint: 'motor', place: BACK, outer, holes: [], from, to };
}

/** A round outline with so many fins. */
function finned(outside: number, ground: number, count: number): readonly Vec2[] {
  const step = (2 * Math.PI) / count;
  const at = (r: number, angle: number): Vec2 => [r * Math.cos(angle), r * Math.sin(angle)];
  return Array.from({ length: count }, (_, no) => no * step).flatMap((angle) => [
    at(ground, angle - step * 0.25),
    at(outside, angle - step * 0.12),
    at(outside, angle + step * 0.12),
    at(ground, angle + step * 0.25),
  ]);
}

/** An outline cut straight below a floor. */
function flattened(points: readonly Vec2[], floor: number): readonly Vec2[] {
  const cut = points.map(([u, v]): Vec2 => [Math.max(u, -floor), v]);
  return cut.filter(([u], at) => u > -floor || cut[at - 1]?.[0] !== u || cut[(at + 1) % cut.length]?.[0] !== u);
}
