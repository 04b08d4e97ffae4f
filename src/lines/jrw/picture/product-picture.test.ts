import { describe, expect, it } from 'vitest';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { POSITION_TURNS, pictureNameOf, productScene } from './product-picture.ts';

const STANDING = {
  gearboxModel: 'W',
  builtInType: 'foot',
  installationPosition: 'B3',
  outputShaftType: 'none',
  flangeType: 'none',
  torqueArm: 'none',
  inputType: 'motor',
  boxLocation: '0',
  outletNozzlePosition: 'X',
};
const sceneOf = (changes: object) => productScene(pictureNameOf({ ...STANDING, ...changes }).replace('product/', ''));

/** Where the motor's axis, towards -x as built, points after the turn of a position: z is up. */
function heightOfMotor(position: string): number {
  const [x] = GEAR_UNITS.worm.turns[POSITION_TURNS[position] ?? ''] ?? [];
  return x === undefined ? Number.NaN : -x[2];
}

describe('the picture of a worm unit', () => {
  it('shows every choice that changes how it looks', () => {
    const changes = [
      {},
      { installationPosition: 'B8' },
      { builtInType: 'side' },
      { outputShaftType: 'SS', outputShaftPointing: 'A' },
      { outputShaftType: 'SS', outputShaftPointing: 'B' },
      { flangeType: 'FA', flangePointing: 'A' },
      { flangeType: 'FB', flangePointing: 'A' },
      { torqueArm: 'T' },
      { inputType: 'JCMC' },
      { inputType: 'AM' },
      { boxLocation: '90' },
      { brakes: 'BE1' },
    ];
    const scenes = changes.map((change) => JSON.stringify(sceneOf(change)));
    expect(new Set(scenes).size).toBe(changes.length);
  });

  it('has the motor level on the wall, above in V5 and below in V6', () => {
    expect(['B3', 'B6', 'B7', 'B8'].map((position) => Math.abs(heightOfMotor(position)))).toEqual([0, 0, 0, 0]);
    expect([heightOfMotor('V5') > 0, heightOfMotor('V6') < 0]).toEqual([true, true]);
  });

  it('of a pair has the smaller first unit before the second, in whatever position (issue 13)', () => {
    const solidsOf = (gearboxModel: string, changes = {}) => sceneOf({ gearboxModel, ...changes })?.solids.length ?? 0;
    for (const installationPosition of Object.keys(POSITION_TURNS))
      expect(solidsOf('WW', { installationPosition })).toBe(
        solidsOf('W', { installationPosition }) + GEAR_UNITS.worm.housing.length + 1,
      );
    expect(solidsOf('WW', { inputType: 'AM' })).toBeLessThan(solidsOf('WW'));
  });

  it('is none of another kind', () => {
    expect(sceneOf({ gearboxModel: '' })).toBeUndefined();
  });
});
