import type { Loop } from '#modules/drawings/domain/solids/loop.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** The outline around a large circle at the origin and a small one on the first axis, joined by their tangents. */
export function pear(large: number, [far]: Vec2, small: number): Loop {
  const slope = (large - small) / far;
  const [cos, sin] = [slope, Math.sqrt(1 - slope * slope)];
  const at = (centre: number, r: number, up: 1 | -1): Vec2 => [centre + r * cos, up * r * sin];
  const root: Vec2 = [0, 0];
  return [
    { from: at(far, small, -1), arc: { centre: [far, 0], turn: 'left' } },
    { from: at(far, small, 1) },
    { from: at(0, large, 1), arc: { centre: root, turn: 'left' } },
    { from: at(0, large, -1) },
  ];
}

/** A shape alike on both sides: the corners of its right half from below, then in by a tangent to a round top about the second axis. */
export function roundTopped(right: readonly Vec2[], up: number, r: number): Loop {
  const [u, v] = tangentPoint(right.at(-1) ?? [0, 0], up, r);
  const left = right.map(([x, y]): Vec2 => [-x, y]).reverse();
  return [
    ...right.map((from) => ({ from })),
    { from: [u, v], arc: { centre: [0, up], turn: 'left' } },
    { from: [-u, v] },
    ...left.map((from) => ({ from })),
  ];
}

/** Where a line from a point on the right below touches a circle on the second axis. */
function tangentPoint([pu, pv]: Vec2, up: number, r: number): Vec2 {
  const far = Math.hypot(pu, pv - up);
  const angle = Math.atan2(pv - up, pu) + Math.acos(r / far);
  return [r * Math.cos(angle), up + r * Math.sin(angle)];
}
