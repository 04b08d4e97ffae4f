import { describe, expect, it } from 'vitest';
import { motor } from '#modules/drawings/domain/motor.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { extent } from '#modules/drawings/domain/solid.ts';
import type { Values } from '#product/configuration.ts';
import { unitOf } from './assembly-codes.ts';
import { JRT_PICTURES } from './pictures.ts';
import { productScene } from './product-scene.ts';
import { pictureNameOf, shapeNamed, shapeOf } from './product-shape.ts';

const KAF: Values = {
  gearboxModel: 'K',
  builtInType: 'KAF',
  inputType: 'motor',
  installationPosition: 'M1',
  boxLocation: '0',
  outletNozzlePosition: 'X',
  brakes: 'none',
  coolingMethod: 'IC411',
  encoder: 'none',
};

function drawing(standing: Values): string {
  return JSON.stringify(JRT_PICTURES(pictureNameOf(shapeOf(standing)))?.());
}

function solidsOf(standing: Values): readonly Solid[] {
  return productScene(shapeOf(standing))?.solids ?? [];
}

const CHANGES: readonly Values[] = [
  { gearboxModel: 'S', builtInType: 'SAF' },
  { builtInType: 'KA' },
  { installationPosition: 'M4' },
  { installationPosition: 'M6' },
  { boxLocation: '90' },
  { boxLocation: '180' },
  { boxLocation: '270' },
  { outletNozzlePosition: '1' },
  { brakes: 'BE2' },
  { brakes: 'BE2', releaseDevice: 'HR' },
  { encoder: 'incremental' },
  { coolingMethod: 'IC416' },
  { 'otherMotorOptions.C': 'yes' },
  { 'otherMotorOptions.2WE': 'yes' },
  { inputType: 'JCMC' },
  { inputType: 'AM' },
  { inputType: 'AN' },
  { inputType: 'AQS' },
  { inputType: 'AD' },
  { inputType: 'none' },
  { flangePointing: 'B' },
];

describe('the picture of a product', () => {
  it('is another one for every choice that shapes it', () => {
    const drawings = [{}, ...CHANGES].map((change) => drawing({ ...KAF, ...change }));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.every((text) => text.length > 1000 && !/NaN|null/.test(text))).toBe(true);
  });

  it.each(['AM', 'AN', 'AQS', 'AD', 'none'])('with the input %s shows no motor', (inputType) => {
    const unit = unitOf('K');
    const longest = Math.min(...solidsOf({ ...KAF, inputType }).map((solid) => extent(solid)[0][0]));
    const ofMotor = Math.min(...motor({ ...unit!.input, short: true }).map((solid) => extent(solid)[0][0]));
    // Adapters are shorter than a motor; a bare input shaft stands out thin.
    expect(longest).toBeGreaterThan(ofMotor - 10);
    expect(solidsOf({ ...KAF, inputType }).some(({ ribs }) => ribs !== undefined)).toBe(false);
  });

  it('before the input is settled shows none, and before the assembly the housing alone', () => {
    const nothing = { gearboxModel: 'K', inputType: '', builtInType: '' };
    expect(solidsOf(nothing)).toEqual(unitOf('K')?.housing);
  });

  it('of a motor that has more than can be shown ends behind its flange', () => {
    const laden = { ...KAF, brakes: 'BE2', encoder: 'incremental' };
    expect(shapeOf(laden).motor).toBeUndefined();
    expect(solidsOf(laden).length).toBeLessThan(solidsOf(KAF).length);
  });

  it('leaves the lever out where it would stand at another angle', () => {
    const lever = { ...KAF, brakes: 'BE2', releaseDevice: 'HR' };
    expect(shapeOf(lever).motor?.extra).toBe('brake-lever');
    expect(shapeOf({ ...lever, releaseAngle: '90' }).motor?.extra).toBe('brake');
  });

  it('turns the terminal box clockwise, seen on the fan cowl', () => {
    const side = { '0': [2, 1], '90': [1, 1], '180': [2, -1], '270': [1, -1] } as const;
    const plain = solidsOf({ ...KAF, inputType: '' });
    for (const [boxLocation, [axis, way]] of Object.entries(side)) {
      const input = solidsOf({ ...KAF, boxLocation })
        .slice(plain.length)
        .map(extent);
      const centre = [0, 0, unitOf('K')!.input.z][axis] ?? 0;
      const up = Math.max(...input.map(([, high]) => high[axis])) - centre;
      const down = centre - Math.min(...input.map(([low]) => low[axis]));
      expect(Math.sign(up - down)).toBe(way);
    }
  });

  it('has a name that says it whole', () => {
    for (const change of [{}, ...CHANGES]) {
      const shape = shapeOf({ ...KAF, ...change });
      const [, said = ''] = pictureNameOf(shape).split('/');
      expect(pictureNameOf(shapeNamed(said))).toBe(pictureNameOf(shape));
    }
  });
});
