import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';

/** Where the motor meets the unit: a flange of diameter G, and the neck that carries it, as far as the unit reaches. */
export function adapterBodies(at: Vec3, G: number, reach: number): readonly Body[] {
  const depth = Math.min(reach * 0.2, G * 0.3);
  return [
    {
      ...{ kind: 'revolved', name: 'motor flange', paint: 'housing', place: { at, x: Z, z: X } },
      profile: [
        [0, 0],
        [G / 2, 0],
        [G / 2, depth * 0.4],
        [G * 0.42, depth],
        [0, depth],
      ],
    },
  ];
}
