import { describe, expect, it } from 'vitest';
import type { Body } from './body.ts';
import { brepOf } from './brep.ts';
import { circle, polygon, rectangle, roundedRectangle, slot } from './loop.ts';
import { along, determinant, HERE } from './placement.ts';
import { shellFaults } from './shell-faults.ts';
import { X, Y, Z } from './vector.ts';
import { volumeOf } from './volume.ts';

const NAMED = { name: 'body', paint: 'housing', place: HERE } as const;
const plate: Body = {
  ...{ ...NAMED, kind: 'prism', outer: roundedRectangle([-50, -30], [50, 30], 8), from: 0, to: 12 },
  holes: [circle([-35, 0], 6), slot([20, 0], 30, 4)],
};
const shaft: Body = {
  ...{ ...NAMED, kind: 'revolved', place: along('x') },
  profile: [
    [0, 0],
    [17.5, 0],
    [17.5, 68],
    [16, 70],
    [0, 70],
  ],
};
const hub: Body = {
  ...{ ...NAMED, kind: 'revolved' },
  profile: [
    [20, -40],
    [35, -40],
    [35, 40],
    [20, 40],
  ],
};

describe('a body as its boundary', () => {
  it.each([
    ['a plate with a hole and a slot', plate],
    ['a chamfered shaft', shaft],
    ['a hub', hub],
  ])('%s is a closed shell', (_, body) => {
    expect(shellFaults(brepOf(body))).toEqual([]);
  });

  it('has the volume that formulas give', () => {
    const corners = (4 - Math.PI) * 64;
    const holes = Math.PI * 36 + 10 * 8 + Math.PI * 16;
    expect(volumeOf(plate)).toBeCloseTo((100 * 60 - corners - holes) * 12, 6);
    expect(volumeOf(hub)).toBeCloseTo(Math.PI * (35 ** 2 - 20 ** 2) * 80, 6);
  });

  it('is refused where an outline runs the wrong way or a profile crosses its axis', () => {
    const clockwise = polygon([0, 0], [0, 1], [1, 1], [1, 0]);
    expect(() => brepOf({ ...NAMED, kind: 'prism', outer: clockwise, holes: [], from: 0, to: 1 })).toThrow();
    const crossing = [
      [-1, 0],
      [5, 0],
      [5, 5],
    ] as const;
    expect(() => brepOf({ ...NAMED, kind: 'revolved', profile: crossing })).toThrow();
  });

  it('told to be open is found out', () => {
    const whole = brepOf({ ...NAMED, kind: 'prism', outer: rectangle([0, 0], [1, 1]), holes: [], from: 0, to: 1 });
    expect(shellFaults({ ...whole, faces: whole.faces.slice(1) })).not.toEqual([]);
  });
});

describe('a turn', () => {
  it('of hands has the determinant +1, a mirror image -1', () => {
    expect(determinant([X, Y, Z])).toBe(1);
    expect(determinant([Y, X, Z])).toBe(-1);
  });
});
