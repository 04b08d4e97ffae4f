import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { type Loop, polygon } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, X, Z } from '#modules/drawings/domain/solids/vector.ts';

/** From the flange of a motor towards its fan. */
export const BACK: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };

/** How much of a motor's length its end shield and its fan cowl take. */
const [SHIELD, COWL] = [0.06, 0.24];

/** From the flange to where the cowl begins, of a motor as long as LF. */
export function cowlFrom(LF: number): number {
  return LF * (1 - COWL);
}

/** End shield and stator with its fins, from the flange to where the cowl begins. */
export function frameBodies(AC: number, LF: number): readonly Body[] {
  const r = AC / 2;
  return [
    drum('end shield', [0, LF * SHIELD], r),
    {
      ...{ paint: 'motor', place: BACK, kind: 'prism', name: 'stator', holes: [] },
      ...{ outer: finned(r * 0.98, r * 0.9, 32), from: LF * SHIELD, to: cowlFrom(LF) },
    },
  ];
}

/** A drum about the motor axis between two distances from the flange, in the end a little narrower where it is said. */
export function drum(name: string, [from, to]: Vec2, r: number, paint: Body['paint'] = 'motor', ends = r): Body {
  return {
    ...{ kind: 'revolved', name, paint, place: BACK },
    profile: [
      [0, from],
      [r, from],
      ...(ends < r ? ([[r, to - (to - from) * 0.25]] as const) : []),
      [ends, to],
      [0, to],
    ],
  };
}

/** A round outline with so many fins. */
function finned(outside: number, ground: number, count: number): Loop {
  const step = (2 * Math.PI) / count;
  const at = (r: number, angle: number): Vec2 => [r * Math.cos(angle), r * Math.sin(angle)];
  return polygon(
    ...Array.from({ length: count }, (_, no) => no * step).flatMap((angle) => [
      at(ground, angle),
      at(outside, angle + step * 0.1),
      at(outside, angle + step * 0.4),
      at(ground, angle + step * 0.5),
    ]),
  );
}
