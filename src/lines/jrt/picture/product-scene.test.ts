// @tests slow
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

/** Every choice of a part that stands at the fan end, or none of it, and every place of the terminal box. */
const PARTS: readonly (readonly [readonly string[], readonly Values[]])[] = [
  [['brake'], [{}, { brakes: 'BE2' }]],
  [['forced-fan'], [{}, { coolingMethod: 'IC416' }]],
  [['encoder'], [{}, { encoder: 'incremental' }]],
  [['rain-cover'], [{}, { 'otherMotorOptions.C': 'yes' }]],
  [[], ['0', '90', '180', '270'].map((boxLocation) => ({ boxLocation }))],
];
const COMBINATIONS = PARTS.reduce<readonly Values[]>(
  (all, [, choices]) => all.flatMap((before) => choices.map((choice) => ({ ...before, ...choice }))),
  [{}],
);
/** Each with one part more than the one before. */
const LADEN: readonly Values[] = [
  { brakes: 'BE2' },
  { brakes: 'BE2', coolingMethod: 'IC416' },
  { brakes: 'BE2', coolingMethod: 'IC416', encoder: 'absolute' },
  { brakes: 'BE2', coolingMethod: 'IC416', encoder: 'absolute', 'otherMotorOptions.C': 'yes' },
];

function partsOf(options: Values): readonly string[] {
  return PARTS.flatMap(([parts, [, chosen = {}]]) =>
    Object.entries(chosen).every(([field, code]) => options[field] === code) ? parts : [],
  );
}

/** The parts of a plain motor before its fan cowl: flange, frame and terminal box, beside the unit. */
function bodyWithBox(boxLocation = '0'): readonly Solid[] {
  const frameEnd = (unitOf('K')?.input.x ?? 0) - 14;
  return solidsOf({ ...KAF, boxLocation }).filter((solid) => extent(solid)[0][0] >= frameEnd - 0.01);
}

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

  it.each(COMBINATIONS)('shows the whole motor with all it has: %o', (options) => {
    const standing = { ...KAF, ...options };
    const found = solidsOf(standing);
    for (const part of bodyWithBox(options.boxLocation)) expect(found).toContainEqual(part);
    expect(shapeOf(standing).motor?.extras).toEqual(partsOf(options));
  });

  it('is another one for every combination of what a motor has', () => {
    const drawings = COMBINATIONS.map((options) => drawing({ ...KAF, ...options }));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('stands every part at the fan end behind the one before', () => {
    const lengths = [{}, ...LADEN].map((options) =>
      Math.min(...solidsOf({ ...KAF, ...options }).map((solid) => extent(solid)[0][0])),
    );
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  it('leaves the lever out where it would stand at another angle', () => {
    const lever = { ...KAF, brakes: 'BE2', releaseDevice: 'HR' };
    expect(shapeOf(lever).motor?.extras).toEqual(['brake-lever']);
    expect(shapeOf({ ...lever, releaseAngle: '90' }).motor?.extras).toEqual(['brake']);
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
