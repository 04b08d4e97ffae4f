import { describe, expect, it } from 'vitest';
import { gearDrive } from './drive.ts';
import { GEAR_UNITS } from './gear-unit.ts';
import { backToFront } from './painter.ts';
import { block, cylinder } from './solid.ts';

describe('the painting order', () => {
  const floor = block([-9, 9], [-9, 9], [-2, 0]);
  const box = block([-3, 3], [-3, 3], [0, 6]);
  const bar = cylinder('x', [3, 9], [0, 3], 1);

  it('paints what lies behind, below or farther left first, however the parts are listed', () => {
    for (const order of [
      [floor, box, bar],
      [bar, box, floor],
      [box, bar, floor],
    ]) {
      expect(backToFront(order)).toEqual([floor, box, bar]);
    }
  });

  it('loses no part of a whole drive', () => {
    const parts = gearDrive(GEAR_UNITS.helicalWorm);
    expect(new Set(backToFront(parts))).toEqual(new Set(parts));
  });
});
