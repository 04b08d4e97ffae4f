import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asJrt, EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { randomSession } from '#modules/configurator/domain/testing/random-session.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { fromSavedForm, toSavedForm } from './saved-form.ts';
import type { SavedLine } from './saved-line.ts';

const K67 = configured(
  ...K67_WITH_MOTOR,
  choose('brakes', 'BE2'),
  choose('lubricatingOil', 'synthetic'),
  { kind: 'extra', field: 'customColor', value: '#2271b3' },
  { kind: 'write', field: 'remark', text: 'for line 3' },
);
const R67_WITH_ADAPTER = configured(
  choose('gearboxModel', 'R'),
  choose('inputType', 'AM'),
  { kind: 'search', field: 'inputSpeed', value: 1750 },
  { kind: 'basicType', row: aRow('R67', 'AM90') },
  choose('builtInType', 'RF'),
);

function saved(config: Configuration, options = {}): SavedLine | null {
  return toSavedForm(config, resolvedValues(config, SAMPLE_PRODUCT), { technicalVersion: 'zh-cn', ...options });
}

describe('the save payload', () => {
  it('of a motor drive has a basic type and motor options, and no input module', () => {
    expect(saved(K67)).toMatchObject({
      productName: 'JRTKAF67-DN90L4-i57.35-M1',
      productConfig: { productName: 'JRTKAF67-DN90L4-i57.35-M1' },
      category: 'JRT',
      gearboxModel: 'K',
      transmitTypes: 'right-angle',
      inputType: 'motor',
      motorType: 'AC',
      efficiencyClass: 'DN',
      technicalVersion: 'zh-cn',
      sampleSelectionFlag: 'N',
      lectoTypeParamsValues: [],
      technicalDocEmail: null,
      customizedRequirements: null,
      remark: 'for line 3',
      inquiryStatus: 'N',
      basicType: {
        motorFrequency: '50Hz',
        motorPoles: '4',
        motorType: 'AC',
        ratio: 57.35,
        reduceType: 'JRTK',
        reduceUnitSize: '67',
      },
      inputModule: null,
      motorConfig: { brakes: 'BE2', releaseDevice: null, brakingVoltage: 'AC 220V', releaseAngle: '0' },
      installationMethodConfig: {
        builtInType: 'KAF',
        flangeType: 'B5',
        hollowShaftSize: '40',
        reduceType: 'JRTK',
        torqueArm: null,
      },
      reduceConfig: { color: '#2271b3', lubricatingOil: 'synthetic', mineralOil: 'VG220 -40~40°C', oilSeal: 'NBR' },
    });
  });

  it('of a unit with adapter has an input module, and neither basic type nor motor options', () => {
    expect(saved(R67_WITH_ADAPTER)).toMatchObject({
      efficiencyClass: null,
      motorType: null,
      basicType: null,
      motorConfig: null,
      inputModule: {
        inputModule: 'AM90',
        ratio: 57.35,
        reduceType: 'JRTR',
        reduceTypeSize: 'JRTR67',
        reduceUnitSize: '67',
        inputSpeed: 1750,
      },
    });
  });

  it('says the shaft of the customer only on a servo adapter, whatever was left in the form', () => {
    const bore = { kind: 'search', field: 'boreOnTheInputSide', value: 19 } as const;
    const onServo = configured(
      choose('gearboxModel', 'K'),
      choose('inputType', 'AQS'),
      bore,
      { kind: 'basicType', row: aRow('K67', 'AQS100/1') },
      choose('builtInType', 'KAF'),
    );
    expect(saved(onServo)?.inputModule?.boreOnTheInputSide).toBe(19);
    const left = { ...R67_WITH_ADAPTER, search: { ...R67_WITH_ADAPTER.search, boreOnTheInputSide: 19 } };
    expect(saved(left)?.inputModule?.boreOnTheInputSide).toBeNull();
  });

  it('says by which figures the drive was looked for, and nothing where none was asked for', () => {
    const asked = configured(
      choose('gearboxModel', 'K'),
      choose('inputType', 'motor'),
      { kind: 'search', field: 'outputSpeed', value: 24.4 },
      choose('motorPower', '1.5'),
      { kind: 'basicType', row: aRow('K67', '90L') },
      choose('builtInType', 'KAF'),
    );
    expect(saved(asked)?.asked).toEqual({ outputSpeed: 24.4, motorPower: 1.5 });
    expect(saved(K67)).not.toHaveProperty('asked');
    const nonsense = { ...K67, search: { ...K67.search, outputSpeed: 0 } };
    expect(saved(nonsense)).not.toHaveProperty('asked');
  });

  it('holds neither flags of visibility nor lists of options', () => {
    expect(JSON.stringify(saved(K67))).not.toMatch(/"-"|visible|:\[[^\]]/i);
  });

  it('does not exist without a row of the catalogue', () => {
    expect(saved(configured(choose('gearboxModel', 'K')))).toBeNull();
  });

  it('marks a configuration from the sample catalogue with the parameters picked there', () => {
    const sample = [{ modelKey: 'ratio', customerValues: ['57.35'] }];
    expect(saved(K67, { sample })).toMatchObject({ sampleSelectionFlag: 'Y', lectoTypeParamsValues: sample });
  });

  it('sends special wishes only while they are ticked', () => {
    const written = configured(...K67_WITH_MOTOR, { kind: 'write', field: 'customizedRequirements', text: 'x' });
    expect(saved(written)?.customizedRequirements).toBeNull();
    const ticked = configured(...K67_WITH_MOTOR, choose('specialWishes', 'yes'), {
      kind: 'write',
      field: 'customizedRequirements',
      text: 'x',
    });
    expect(saved(ticked)?.customizedRequirements).toBe('x');
  });

  it('carries the ids of an edit', () => {
    const ids = { id: 'c-1', parts: { reduceConfig: 'r-1' } };
    expect(saved(K67, { ids })).toMatchObject({ id: 'c-1', reduceConfig: { id: 'r-1' } });
  });
});

describe('opening a saved configuration', () => {
  it.each([
    [{ outputSpeed: 24.4, motorPower: 1.5 }, { outputSpeed: 24.4, speedOrRatio: 'outputSpeed' }, '1.5'],
    [{ ratio: 57, outputTorque: 500 }, { ratio: 57, speedOrRatio: 'ratio', powerOrTorque: 'outputTorque' }, undefined],
    [undefined, EMPTY_CONFIGURATION.search, undefined],
  ])('asks again for what was asked for: %o', (asked, search, motorPower) => {
    const opened = fromSavedForm({ ...saved(K67)!, ...(asked && { asked }) });
    expect(opened.search).toMatchObject(search);
    expect(opened.values.motorPower).toBe(motorPower);
  });

  it('whose row is gone asks for what was asked for, else for its ratio', () => {
    const line = saved(K67)!;
    const gone = { ...line, basicType: { ...line.basicType!, catalogueRow: null } };
    expect(fromSavedForm(gone).search).toMatchObject({ speedOrRatio: 'ratio', ratio: 57.35 });
    const { search } = fromSavedForm({ ...gone, asked: { outputSpeed: 24.4 } });
    expect(search).toMatchObject({ speedOrRatio: 'outputSpeed', outputSpeed: 24.4, ratio: null });
  });

  it('of an earlier version ticks special wishes and drawings by what was sent', () => {
    const { isDrawing: _later, ...line } = saved(K67)!;
    const opened = fromSavedForm({ ...line, customizedRequirements: 'x', technicalDocEmail: 'a@b.cn' });
    expect(opened).toMatchObject({ isDrawing: true, values: { specialWishes: 'yes' } });
  });

  it('says what the release no longer has', () => {
    const line = saved(K67);
    const reduceConfig = line && { ...line.reduceConfig, surfaceProtection: 'C9' };
    const { config, cleared } = fitToRelease(fromSavedForm({ ...line!, reduceConfig: reduceConfig! }), SAMPLE_PRODUCT);
    expect(cleared.map(({ field, from, to }) => [field, from, to])).toEqual([['surfaceProtection', 'C9', 'C1']]);
    expect(config.basicType).not.toBeNull();
  });
});

const figure = fc.option(fc.double({ min: 0.1, max: 9999, noNaN: true }));
const SEARCHED = fc.record({ serviceFactor: figure, outputSpeed: figure, outputTorque: figure, motorPower: figure });

/** The required factor and the speed, and the one torque or, on a module, power that was asked for. */
function searchedFor(
  config: Configuration,
  { serviceFactor, outputSpeed, ...load }: typeof SEARCHED extends fc.Arbitrary<infer One> ? One : never,
) {
  const module = asJrt(config).basicType?.route === 'module';
  const { outputTorque } = load;
  const motorPower = module && outputTorque === null ? load.motorPower : null;
  const powerOrTorque = outputTorque === null ? ('motorPower' as const) : ('outputTorque' as const);
  return {
    ...config,
    search: { ...config.search, serviceFactor, outputSpeed, outputTorque, motorPower, powerOrTorque },
  };
}

it('saving and opening again gives the same product, for whatever can be configured', () => {
  const journeys = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(journeys, SEARCHED, fc.boolean(), (numbers, searched, isDrawing) => {
      const config = { ...searchedFor(randomSession(numbers), searched), isDrawing };
      const standing = resolvedValues(config, SAMPLE_PRODUCT);
      const line = toSavedForm(config, standing, { technicalVersion: 'en' });
      const { config: opened, cleared } = fitToRelease(fromSavedForm(JSON.parse(JSON.stringify(line))), SAMPLE_PRODUCT);
      expect(cleared).toEqual([]);
      expect(resolvedValues(opened, SAMPLE_PRODUCT)).toEqual(standing);
      expect([opened.basicType, opened.extras]).toEqual([config.basicType, config.extras]);
      expect([opened.search, opened.isDrawing]).toEqual([config.search, isDrawing]);
      expect(toSavedForm(opened, standing, { technicalVersion: 'en' })).toEqual(line);
    }),
    { numRuns: 25 },
  );
});
