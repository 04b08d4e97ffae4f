// @tests slow
import { describe, expect, it } from 'vitest';
import { jrwPictures } from '#lines/jrw/picture.ts';
import { drawWorm } from '#lines/jrw/solid/draw-worm.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { drawnOptions, drawnProducts, picturedModel } from '#testing/pictured.ts';
import { TYPICAL } from './option-pictures.ts';
import { pictureFor } from './picture-for.ts';

const drawn = drawnOptions(jrwPictures);

describe.each([
  ['installationPosition', ['B3', 'B6', 'B7', 'B8', 'V5', 'V6', 'M0']],
  ['outputShaftType', ['none', 'SS', 'DS']],
  ['flangeType', ['none', 'FA', 'FB']],
  ['outputShaftPointing', ['A', 'B', 'AB']],
  ['flangePointing', ['A', 'B', 'AB']],
  ['boxLocation', ['0', '90', '180', '270']],
  ['outletNozzlePosition', ['X', '1', '2', '3']],
])('the options of %s', (field, codes) => {
  it('all have a picture, and no two the same', () => {
    const drawings = codes.map((code) => JSON.stringify(drawn(pictureFor(field, code))));
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(codes.length);
  });
});

it('positions of other units have no picture', () => {
  expect([pictureFor('installationPosition', 'M1'), pictureFor('oil', 'X')]).toEqual([undefined, undefined]);
});

describe('the picture of a worm unit', () => {
  it('shows every choice that changes how it looks', () => {
    const changes = [
      {},
      { gearboxModel: 'WW', reduceUnitSize: '040/090', motorSize: '63M1' },
      { reduceUnitSize: '110' },
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
    const drawings = changes.map((change) => JSON.stringify(drawnProducts(jrwPictures)({ ...TYPICAL, ...change })));
    expect(new Set(drawings).size).toBe(changes.length);
  });

  it.each(['B3', 'B6', 'B7', 'B8', 'V5', 'V6'])('stands in %s as the model of the drawings does', (position) => {
    const told = { ...TYPICAL, installationPosition: position };
    const result = drawWorm({ standing: told, parts: {} }, referenceDimensions());
    expect(result.ok && boxOf(picturedModel(jrwPictures, told))).toEqual(result.ok && boxOf(result.value.model));
  });

  it('of a pair has the first unit before the second, also where its size is not told (issue 13)', () => {
    const housings = (gearboxModel: string) =>
      picturedModel(jrwPictures, { gearboxModel }).bodies.filter(({ name }) => name === 'housing').length;
    expect([housings('W'), housings('WW')]).toEqual([1, 2]);
  });
});
