import { describe, expect, it } from 'vitest';
import { collisionsOf } from './collisions.ts';
import type { Body } from './solids/body.ts';
import { rectangle } from './solids/loop.ts';
import { HERE } from './solids/placement.ts';

/** A block between two corners. */
function block(name: string, [x0, y0, z0]: readonly number[], [x1, y1, z1]: readonly number[]): Body {
  const outer = rectangle([x0 ?? 0, y0 ?? 0], [x1 ?? 0, y1 ?? 0]);
  return { kind: 'prism', name, paint: 'housing', place: HERE, outer, holes: [], from: z0 ?? 0, to: z1 ?? 0 };
}

const UNIT = block('housing', [0, -50, -50], [100, 50, 100]);

describe('a cable gland', () => {
  const glandTo = (x: number) => block('cable gland', [x - 30, -10, 60], [x, 10, 80]);
  const collisions = (x: number) => collisionsOf({ bodies: [UNIT, glandTo(x)], frames: [] });

  it('runs into the gear unit by as much as they have in common', () => {
    expect(collisions(12).map(({ by, code }) => [code, by])).toEqual([['gland-at-gear-unit', 12]]);
  });

  it('may touch it', () => {
    expect(collisions(0)).toEqual([]);
    expect(collisions(0.4)).toEqual([]);
  });
});

describe('a foot plane', () => {
  const FOOT = { name: 'FOOT', place: { at: [0, 0, -50], x: [1, 0, 0], z: [0, 0, -1] } } as const;

  it('minds the parts of a motor alone', () => {
    const low = block('shaft of a customer', [0, 0, -90], [10, 10, 0]);
    expect(collisionsOf({ bodies: [low], frames: [FOOT] })).toEqual([]);
    expect(collisionsOf({ bodies: [{ ...low, name: 'terminal box' }], frames: [FOOT] })[0]?.by).toBe(40);
  });

  it('is none where a unit has no feet', () => {
    const box = block('terminal box', [0, 0, -90], [10, 10, 0]);
    expect(collisionsOf({ bodies: [box], frames: [] })).toEqual([]);
  });
});
