import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { randomSession } from '#modules/configurator/domain/testing/random-session.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { readTypeCode } from './read-type-code.ts';
import { writeTypeCode } from './write-type-code.ts';

const RICH = configured(
  ...K67_WITH_MOTOR,
  choose('installationPosition', 'M4'),
  choose('boxLocation', '180'),
  choose('brakes', 'BE2'),
  choose('releaseDevice', 'HR'),
  choose('coolingMethod', 'IC416'),
  choose('encoder', 'incremental'),
  choose('lubricatingOil', 'synthetic'),
  choose('oilSeal', 'FKM'),
  choose('color', 'RAL5015'),
  choose('surfaceProtection', 'C3'),
  choose('nameplate', 'en'),
  choose('otherMotorOptions.KS', 'yes'),
);

function unit(gear: string, size: string, input: string, frame: string, assembly: string): Configuration {
  return configured(
    choose('gearboxModel', gear),
    choose('inputType', input),
    { kind: 'basicType', row: aRow(`${gear}${size}`, frame, { inputType: input as 'motor' }) },
    choose('builtInType', assembly),
  );
}

describe('the type code', () => {
  it('carries on the nameplate what a nameplate carries', () => {
    expect(writeTypeCode(RICH, SAMPLE_PRODUCT, 'short')).toBe(
      'JRTKAF67-DN90L4-BE2HR/TF/V/EI/KS-i57.35-M4/180X-H40/F250',
    );
  });

  it('appends in full what the release would not fill in by itself', () => {
    expect(writeTypeCode(RICH, SAMPLE_PRODUCT, 'full')).toBe(
      'JRTKAF67-DN90L4-BE2HR/TF/V/EI/KS-i57.35-M4/180X-H40/F250-OSV220/FKM/RAL5015/C3/PEN',
    );
  });

  it.each([
    ['JRTR67-DN90L4-TF-i57.35-M1/0X-S35x70', unit('R', '67', 'motor', '90L', 'R')],
    ['JRTRF67-JC90L4-TF-i57.35-M1/0-S35x70/F200', unit('R', '67', 'JCMC', '90L', 'RF')],
    ['JRTR..F67-AM90-i57.35-M1-S35x70/F200', unit('R', '67', 'AM', 'AM90', 'R..F')],
    ['JRTKA67-AQS100/1-i57.35-M1-H40', unit('K', '67', 'AQS', 'AQS100/1', 'KA')],
    ['JRTS67-AD2-i57.35-M1/A-S35x70', unit('S', '67', 'AD', 'AD2', 'S')],
    ['JRTFA27-0-i57.35-M1-H25', unit('F', '27', 'none', 'none', 'FA')],
  ])('writes %s', (code, config) => {
    expect(writeTypeCode(config, SAMPLE_PRODUCT, 'short')).toBe(code);
  });

  it('says on the nameplate that a motor is explosion-proof, and reads the code it had before', () => {
    const config = configured(...K67_WITH_MOTOR, choose('motorType', 'EX'));
    const short = writeTypeCode(config, SAMPLE_PRODUCT, 'short') ?? '';
    expect(short).toMatch(/^JRTKAF67-DN90L4-EX\/TF-i57\.35-M1/);
    expect(writeTypeCode(config, SAMPLE_PRODUCT, 'full')).toBe(short);
    for (const code of [short, `${short.replace('EX/', '')}-MTEX`]) {
      const read = readTypeCode(code, SAMPLE_PRODUCT);
      expect(read?.config && resolvedValues(read.config, SAMPLE_PRODUCT).motorType).toBe('EX');
    }
  });

  it('so far names no assembly, shaft or flange that is open', () => {
    const open = configured(...K67_WITH_MOTOR.slice(0, 3));
    expect(writeTypeCode(open, SAMPLE_PRODUCT, 'so-far')).toBe('JRTK67-DN90L4-TF-i57.35-M1/0X');
  });

  it.each([RICH, unit('K', '67', 'AQS', 'AQS100/1', 'KA')])(
    'so far is the whole one once nothing is open',
    (config) => {
      expect(writeTypeCode(config, SAMPLE_PRODUCT, 'so-far')).toBe(writeTypeCode(config, SAMPLE_PRODUCT, 'short'));
    },
  );

  it('does not exist without a row of the catalogue', () => {
    expect(writeTypeCode(configured(choose('gearboxModel', 'K')), SAMPLE_PRODUCT, 'short')).toBeNull();
  });
});

describe('a single-phase motor in a type code', () => {
  it.each(['1AC 220V', '1AC 230V'])('carries no efficiency class and is read back: %s', (motorVoltage) => {
    const config = configured(...K67_WITH_MOTOR, choose('motorVoltage', motorVoltage));
    expect(writeTypeCode(config, SAMPLE_PRODUCT, 'short')).toContain('JRTKAF67-1P90L4-');
    const code = writeTypeCode(config, SAMPLE_PRODUCT, 'full') ?? '';
    const { config: read, unread } = readTypeCode(code, SAMPLE_PRODUCT) ?? {};
    expect(unread).toEqual([]);
    expect(read && writeTypeCode(read, SAMPLE_PRODUCT, 'full')).toBe(code);
    expect(read && resolvedValues(read, SAMPLE_PRODUCT).motorVoltage).toBe(motorVoltage);
  });
});

describe('a custom colour in a type code', () => {
  it.each(['RAL6018', '#2271b3'])('%s is written and read back', (customColor) => {
    const painted = configured(...K67_WITH_MOTOR, { kind: 'extra', field: 'customColor', value: customColor });
    const code = writeTypeCode(painted, SAMPLE_PRODUCT, 'full') ?? '';
    expect(readTypeCode(code, SAMPLE_PRODUCT)?.config).toMatchObject({
      values: { color: 'custom' },
      extras: { customColor },
    });
  });
});

describe('reading a type code', () => {
  it('opens the row it names', () => {
    const reading = readTypeCode('JRTKAF67-DN90L4-i106.75', SAMPLE_PRODUCT);
    expect(reading?.config.basicType).toMatchObject({
      gearboxModel: 'K',
      reduceUnitSize: '67',
      ratio: 106.75,
      motorFrame: '90L',
    });
    expect(reading).toMatchObject({ unread: [], cleared: [] });
  });

  it.each([
    ['small letters', 'jrtkaf67-dn90l4-be2hr/tf-i57.35-m4/180x'],
    [
      'the signs of a Chinese keyboard',
      'ＪＲＴＫＡＦ６７－ＤＮ９０Ｌ４－ＢＥ２ＨＲ／ＴＦ－ｉ５７．３５－Ｍ４／１８０Ｘ',
    ],
  ])('takes %s', (_title, text) => {
    const reading = readTypeCode(text, SAMPLE_PRODUCT);
    expect(reading?.unread).toEqual([]);
    expect(reading?.config.values).toMatchObject({
      builtInType: 'KAF',
      brakes: 'BE2',
      releaseDevice: 'HR',
      boxLocation: '180',
    });
  });

  it('finds the code on a nameplate and names the other words', () => {
    const reading = readTypeCode('Type JRTKAF67-DN90L4-i57.35\n2026 IP55', SAMPLE_PRODUCT);
    expect(reading?.config.basicType).toMatchObject({ ratio: 57.35 });
    expect(reading?.unread).toEqual(['TYPE', '2026', 'IP55']);
  });

  it('names the words it does not know', () => {
    expect(readTypeCode('JRTKAF67-DN90L4-BE2/ZZ9-i57.35-M9', SAMPLE_PRODUCT)?.unread).toEqual(['ZZ9', 'M9']);
  });

  it('takes the nearest ratio and says that it is not the one', () => {
    const reading = readTypeCode('JRTKAF67-DN90L4-i60', SAMPLE_PRODUCT);
    expect(reading?.config.basicType).toMatchObject({ ratio: 57.35 });
    expect([reading?.nearestRatio, reading?.unread]).toEqual([{ asked: 60, taken: 57.35 }, []]);
  });

  it('takes no ratio further off than a search would reach', () => {
    const reading = readTypeCode('JRTKAF67-DN90L4-i600', SAMPLE_PRODUCT);
    expect(reading?.config).toMatchObject({ basicType: null, values: { gearboxModel: 'K', builtInType: 'KAF' } });
    expect([reading?.nearestRatio, reading?.unread]).toEqual([undefined, ['I600']]);
  });

  it('keeps what was read of a unit the catalogue does not have', () => {
    const reading = readTypeCode('JRTKAF67-DN355L4-i57.35', SAMPLE_PRODUCT);
    expect(reading?.config).toMatchObject({ basicType: null, values: { gearboxModel: 'K', builtInType: 'KAF' } });
    expect(reading?.unread).toEqual(['I57.35']);
    expect(reading?.cleared.map(({ field }) => field)).toEqual(['motorSize']);
  });

  it('says what does not go together', () => {
    const reading = readTypeCode('JRTKAF67-DN90L4-EI/2WE-i57.35', SAMPLE_PRODUCT);
    expect(reading?.config.values).toMatchObject({ encoder: 'incremental' });
    expect(reading?.cleared.map(({ field }) => field)).toEqual(['otherMotorOptions.2WE']);
  });

  it.each([
    ['JRTKAF67-DN90L4-TF/TH-i57.35-M1/M4', ['TF TH', 'M1 M4']],
    ['JRTKAF67-DN90L4-i57.35-M1/0X/90X', ['0X 90X']],
    ['JRTKAF67-DN90L4-BE2/BE2HR-i57.35', ['BE2 BE2HR']],
    ['JRTKAF67-DN90L4-KS/NOKS-i57.35', ['KS NOKS']],
    ['JRTKAF67-DN90L4-i57.35-i106.75', ['I57.35 I106.75']],
    ['JRTKAF67-DN90L4-i57.35-N1400/N2000', ['N1400 N2000']],
    ['JRTKAF67-DN90L4-i57.35-RAL6018/RGB2271B3', ['RAL6018 RGB2271B3']],
    ['JRTKAF67-DN90L4-i57.35-IEDU', ['DN90L4 IEDU']],
    ['JRTKAF67-1P90L4-i57.35-U1AC230V', []],
    ['JRTKAF67-DN90L4-KS/DH-i57.35-M1-IEDN', []],
  ])('says which words of %s exclude each other', (code, words) => {
    const { contradictions = [], repeated } = readTypeCode(code, SAMPLE_PRODUCT) ?? {};
    expect([contradictions.map(({ first, second }) => `${first} ${second}`), repeated]).toEqual([words, []]);
  });

  it('takes what is said twice once, and says so', () => {
    const { contradictions, repeated } = readTypeCode('JRTKAF67-DN90L4-TF/TF-i57.35-M1', SAMPLE_PRODUCT) ?? {};
    expect([contradictions, repeated]).toEqual([[], ['TF']]);
  });

  it.each(['', 'hello', 'R67 DN90L4'])('%j holds no type code', (text) => {
    expect(readTypeCode(text, SAMPLE_PRODUCT)).toBeUndefined();
  });
});

it('the full code says what a later word would otherwise change', () => {
  const config = configured(
    choose('gearboxModel', 'R'),
    choose('inputType', 'motor'),
    { kind: 'basicType', row: aRow('R17', '63M1', { inputType: 'motor' }) },
    choose('specialWishes', 'yes'),
    choose('protectionClass', 'IP54'),
  );
  const reading = readTypeCode(writeTypeCode(config, SAMPLE_PRODUCT, 'full') ?? '', SAMPLE_PRODUCT);
  expect(resolvedValues(reading?.config ?? config, SAMPLE_PRODUCT)).toEqual(resolvedValues(config, SAMPLE_PRODUCT));
});

it('the full code read back gives the same product, for whatever can be configured', () => {
  const journeys = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(journeys, (numbers) => {
      const config = randomSession(numbers);
      const code = writeTypeCode(config, SAMPLE_PRODUCT, 'full') ?? '';
      const reading = readTypeCode(code, SAMPLE_PRODUCT);
      expect([code, reading?.unread, reading?.cleared]).toEqual([code, [], []]);
      expect([code, reading?.contradictions, reading?.repeated]).toEqual([code, [], []]);
      const opened = reading?.config ?? config;
      expect(resolvedValues(opened, SAMPLE_PRODUCT)).toEqual(resolvedValues(config, SAMPLE_PRODUCT));
      expect([opened.basicType?.id, opened.extras]).toEqual([config.basicType?.id, config.extras]);
      expect(writeTypeCode(opened, SAMPLE_PRODUCT, 'full')).toBe(code);
    }),
    { numRuns: 25 },
  );
});
