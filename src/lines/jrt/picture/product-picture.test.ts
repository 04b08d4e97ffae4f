// @tests slow
import { describe, expect, it } from 'vitest';
import { jrtPictures } from '#lines/jrt/picture.ts';
import { drawDrive } from '#lines/jrt/solid/draw-drive.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { productPictureName, valuesNamed } from '#modules/drawings/domain/picture/line-pictures.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import type { Values } from '#product/configuration.ts';
import { drawnProducts, picturedModel } from '#testing/pictured.ts';
import { SHAPING } from './product-picture.ts';

const KAF: Values = {
  gearboxModel: 'K',
  reduceUnitSize: '77',
  builtInType: 'KAF',
  inputType: 'motor',
  motorSize: '112M',
  installationPosition: 'M1',
  boxLocation: '0',
  outletNozzlePosition: 'X',
  brakes: 'none',
  coolingMethod: 'IC411',
  encoder: 'none',
};

const CHANGES: readonly Values[] = [
  { gearboxModel: 'S', builtInType: 'SAF' },
  { reduceUnitSize: '157' },
  { motorSize: '180L' },
  { builtInType: 'KA' },
  { builtInType: 'KV' },
  { builtInType: 'KHF', flangePointing: 'B' },
  { installationPosition: 'M4' },
  { installationPosition: 'M6' },
  { boxLocation: '90' },
  { boxLocation: '180' },
  { boxLocation: '270' },
  { outletNozzlePosition: '1' },
  { brakes: 'BE2' },
  { brakes: 'BE2', releaseDevice: 'HR' },
  { brakes: 'BE2', releaseDevice: 'HR', releaseAngle: '90' },
  { encoder: 'incremental' },
  { coolingMethod: 'IC416' },
  { 'otherMotorOptions.C': 'yes' },
  { 'otherMotorOptions.2WE': 'yes' },
  { inputType: 'JCMC' },
  { inputType: 'AM', inputModule: 'AM112' },
  { inputType: 'AN', inputModule: 'AN182TC' },
  { inputType: 'AQS', inputModule: 'AQS140/1' },
  { inputType: 'AD', inputModule: 'AD3' },
  { inputType: 'none' },
  { flangePointing: 'B' },
];

const drawn = drawnProducts(jrtPictures);
const namesOf = (told: Values) => picturedModel(jrtPictures, told).bodies.map(({ name }) => name);

describe('the picture of a product', () => {
  it('is another one for every choice that shapes it', () => {
    const drawings = [{}, ...CHANGES].map((change) => JSON.stringify(drawn({ ...KAF, ...change })));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.every((text) => !/NaN|null/.test(text))).toBe(true);
  });

  it.each(['M1', 'M2', 'M3', 'M4', 'M5', 'M6'])('stands in %s as the model of the drawings does', (position) => {
    const told = { ...KAF, installationPosition: position };
    const result = drawDrive({ standing: told, parts: {} }, referenceDimensions());
    expect(result.ok && boxOf(picturedModel(jrtPictures, told))).toEqual(result.ok && boxOf(result.value.model));
  });

  it.each(['AM', 'AN', 'AQS', 'AD', 'none'])('with the input %s shows no motor', (inputType) => {
    expect(namesOf({ ...KAF, inputType })).not.toContain('stator');
  });

  it('shows what is usual of what is not told: a drive on feet with a motor, without the ground', () => {
    expect(namesOf({ gearboxModel: 'K' })).toEqual(expect.arrayContaining(['foot', 'output shaft A', 'stator']));
    expect(jrtPictures.product({ gearboxModel: 'K' }).gravity).toBeUndefined();
    expect(jrtPictures.product({ ...KAF, installationPosition: 'M0' }).gravity).toBe('any');
  });

  it.each<readonly [string, Values]>([
    ['a frame', { motorSize: '999X' }],
    ['a module', { inputType: 'AM', inputModule: 'AM999' }],
    ['a bore', { builtInType: 'KH', hollowShaftSize: '999' }],
    ['a size', { reduceUnitSize: '999' }],
    ['a spline', { builtInType: 'KV' }],
    ['a worm unit with a shrink disc', { gearboxModel: 'S', builtInType: 'SH', hollowShaftSize: '' }],
    ['an arm of a worm unit', { gearboxModel: 'S', builtInType: 'SAT', torqueArm: 'T' }],
    ['an output on side B of a parallel-shaft unit', { gearboxModel: 'F', builtInType: 'F', outputShaftPointing: 'B' }],
  ])('is there also where the drawings lack %s: it shows what comes near', (_, change) => {
    expect(drawn({ ...KAF, ...change })?.paths.length).toBeGreaterThan(1);
  });

  it('has a name that says it whole', () => {
    for (const change of [{}, ...CHANGES]) {
      const name = productPictureName({ ...KAF, ...change }, SHAPING);
      expect(valuesNamed(name)).toEqual({ ...KAF, ...change });
    }
    expect(valuesNamed('mounting/K/M4')).toBeUndefined();
  });
});
