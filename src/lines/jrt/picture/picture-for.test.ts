// @tests slow
import { describe, expect, it } from 'vitest';
import { jrtPictures } from '#lines/jrt/picture.ts';
import { drawnOptions, penPoints } from '#testing/pictured.ts';
import { pictureFor } from './picture-for.ts';

const drawn = drawnOptions(jrtPictures);

const ASSEMBLIES = {
  R: ['R', 'RF', 'R..F', 'RZ', 'RM'],
  F: ['F', 'FF', 'FA', 'FAF', 'FAZ', 'FH', 'FHF', 'FHZ', 'FV', 'FVF'],
  K: ['K', 'KF', 'KA', 'KAF', 'KAB', 'KAZ', 'KAT', 'KH', 'KHB', 'KHF', 'KHZ', 'KHT', 'KV'],
  S: ['S', 'SF', 'SA', 'SAF', 'SAZ', 'SH', 'SHF', 'SAT'],
};
const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M0'];
const GEARS = ['R', 'F', 'K', 'S'];

/** Every field with pictures and the codes of its options that must have one. */
const OPTIONS: readonly (readonly [field: string, codes: readonly string[], gear: string])[] = [
  ['transmitTypes', ['coaxial', 'parallel', 'right-angle'], ''],
  ['gearboxModel', GEARS, ''],
  ['inputType', ['motor', 'JCMC', 'AD', 'AM', 'AN', 'AQS', 'none'], ''],
  ...Object.entries(ASSEMBLIES).map(([gear, codes]) => ['builtInType', codes, gear] as const),
  ...GEARS.map((gear) => ['installationPosition', POSITIONS, gear] as const),
  ['boxLocation', ['0', '90', '180', '270'], ''],
  ['outletNozzlePosition', ['X', '1', '2', '3'], ''],
  ...['F', 'K', 'S'].flatMap((gear) => [
    ['outputShaftPointing', ['A', 'B', 'AB'], gear] as const,
    ['flangePointing', ['A', 'B', 'AB'], gear] as const,
  ]),
  ['torqueArm', ['T'], 'F'],
  ['torqueArm', ['T'], 'K'],
  ['torqueArm', ['T'], 'S'],
  ['brakes', ['BE03'], ''],
  ['releaseDevice', ['HR'], ''],
  ['encoder', ['incremental'], ''],
  ['coolingMethod', ['IC416'], ''],
  ['otherMotorOptions.C', ['yes'], ''],
  ['otherMotorOptions.2WE', ['yes'], ''],
];

describe.each(OPTIONS)('the options of %s, codes %s, %s', (field, codes, gear) => {
  const drawings = codes.map((code) => drawn(pictureFor(field, code, gear)));

  it('all have a picture, and no two the same', () => {
    expect(drawings.every((drawing) => (drawing?.paths.length ?? 0) > 1)).toBe(true);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(codes.length);
  });

  it('say in the accent colour what they are about', () => {
    expect(drawings.every((drawing) => drawing?.paths.some(({ accent }) => accent))).toBe(true);
  });

  it('lie within their square and use it', () => {
    for (const drawing of drawings) {
      const numbers = penPoints(drawing ?? { paths: [] }).flat();
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(96);
      expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(70);
    }
  });

  it('contain no number that is not one', () => {
    expect(JSON.stringify(drawings)).not.toMatch(/NaN|Infinity|null/);
  });
});

describe('an option without a picture', () => {
  it.each([
    ['brakes', 'none', ''],
    ['brakes', '-', ''],
    ['encoder', 'none', ''],
    ['coolingMethod', 'IC411', ''],
    ['otherMotorOptions.C', 'no', ''],
    ['outputShaftPointing', 'A', 'R'],
    ['outputShaftPointing', 'C', 'K'],
    ['torqueArm', 'none', 'K'],
    ['installationPosition', 'M7', 'K'],
    ['installationPosition', 'M1', ''],
    ['builtInType', 'KX', 'K'],
    ['motorVoltage', '400', ''],
  ])('has none: %s %s', (field, code, gear) => {
    expect(pictureFor(field, code, gear)).toBeUndefined();
  });

  it('has no name that draws something by accident', () => {
    for (const name of ['', 'line', 'line/XXX', 'mounting/K', 'nothing/at/all', 'constructor'])
      expect(Object.hasOwn(jrtPictures.options, name)).toBe(false);
  });
});

it('every picture of an option is that of an option of a field', () => {
  const named = OPTIONS.flatMap(([field, codes, gear]) => codes.map((code) => pictureFor(field, code, gear)));
  const besides = ['motor/brake-lever', 'cable-entry', 'terminal-box'];
  const left = Object.keys(jrtPictures.options).filter((name) => !named.includes(name));
  expect(left.filter((name) => !besides.some((known) => name.startsWith(known)))).toEqual([]);
});
