import { describe, expect, it } from 'vitest';
import { pictureFor } from './picture-for.ts';
import { JRT_PICTURES } from './pictures.ts';

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

/** Where the pen of a path goes, in the units of the picture. */
function penPoints(d: string): readonly (readonly [number, number])[] {
  let at: readonly [number, number] = [0, 0];
  return [...d.matchAll(/([MLlaz])([^MLlaz]*)/g)].map(([, letter = '', rest = '']) => {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    if (letter === 'M' || letter === 'L') at = [x, y];
    if (letter === 'l' || letter === 'a') at = [at[0] + x, at[1] + y];
    return at;
  });
}

describe.each(OPTIONS)('the options of %s, codes %s, %s', (field, codes, gear) => {
  const drawings = codes.map((code) => JRT_PICTURES(pictureFor(field, code, gear) ?? '')?.());

  it('all have a picture, and no two the same', () => {
    expect(drawings.every((drawing) => (drawing?.paths.length ?? 0) > 8)).toBe(true);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(codes.length);
  });

  it('lie within their square and use it', () => {
    for (const drawing of drawings) {
      const numbers = (drawing?.paths ?? []).flatMap(({ d }) => penPoints(d)).flat();
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
    for (const name of ['', 'line', 'line/XXX', 'mounting/K', 'nothing/at/all'])
      expect(JRT_PICTURES(name)).toBeUndefined();
  });
});
