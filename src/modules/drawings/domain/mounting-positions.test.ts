import { describe, expect, it } from 'vitest';
import { GEAR_UNITS } from './gear-unit.ts';
import type { Vector } from './isometric.ts';
import { opposite, turned, X, Y, Z } from './isometric.ts';

const UP = Z;
const DOWN = opposite(Z);
const MOTOR = opposite(X);
const FEET = opposite(Z);

type Gear = keyof typeof GEAR_UNITS;

function lies(gear: Gear, position: string, direction: Vector): Vector {
  const turn = new Map(Object.entries(GEAR_UNITS[gear].turns)).get(position);
  if (!turn) throw new Error(`${gear} has no position ${position}`);
  return turned(turn, direction);
}

describe('a mounting position', () => {
  it.each<Gear>(['helical', 'parallelShaft', 'helicalBevel', 'helicalWorm', 'worm'])(
    'has the motor below in M2 and above in M4, feet down in M1 and up in M3: %s',
    (gear) => {
      expect(lies(gear, 'M1', FEET)).toEqual(DOWN);
      expect(lies(gear, 'M2', MOTOR)).toEqual(DOWN);
      expect(lies(gear, 'M3', FEET)).toEqual(UP);
      expect(lies(gear, 'M4', MOTOR)).toEqual(UP);
    },
  );

  it.each<Gear>(['helicalBevel', 'helicalWorm', 'worm'])('has side A down in M5 and up in M6: %s', (gear) => {
    expect(lies(gear, 'M5', Y)).toEqual(DOWN);
    expect(lies(gear, 'M6', Y)).toEqual(UP);
  });

  it.each<Gear>(['helical', 'parallelShaft'])(
    'lays %s on its sides in M5 and M6, shaft level, feet to opposite sides of it',
    (gear) => {
      for (const position of ['M5', 'M6']) {
        expect(lies(gear, position, X)[2]).toBe(0);
        expect(lies(gear, position, FEET)[2]).toBe(0);
      }
      expect(lies(gear, 'M5', Y)).toEqual(UP);
      expect(lies(gear, 'M6', Y)).toEqual(DOWN);
    },
  );

  it('only turns the drive, never mirrors it', () => {
    for (const gear of ['helical', 'helicalBevel'] as const) {
      for (const position of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']) {
        const [a, b, c] = [X, Y, Z].map((axis) => lies(gear, position, axis)) as [Vector, Vector, Vector];
        const volume =
          a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
        expect(volume, `${gear} ${position}`).toBe(1);
      }
    }
  });
});
