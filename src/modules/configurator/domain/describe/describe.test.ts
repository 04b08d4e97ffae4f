// @tests slow
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { aConfiguration, choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { randomSession } from '#modules/configurator/domain/testing/random-session.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { describe as describeConfiguration, type FieldDescription } from './describe.ts';

const K67 = configured(...K67_WITH_MOTOR);

function described(config: Configuration) {
  return describeConfiguration(config, SAMPLE_PRODUCT);
}

function field(config: Configuration, id: string): FieldDescription | undefined {
  return described(config)
    .steps.flatMap(({ fields }) => fields)
    .find((one) => one.id === id);
}

function states(config: Configuration, id: string): Record<string, string> {
  return Object.fromEntries(field(config, id)?.options.map(({ code, state }) => [code, state]) ?? []);
}

describe('the state of an option', () => {
  it('tells what is chosen, what could be chosen and what cannot', () => {
    const config = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'));
    expect(states(config, 'brakes')).toMatchObject({
      BE2: 'chosen',
      none: 'available',
      BE5: 'available',
      BE20: 'excluded',
    });
  });

  it('tells what follows from other choices', () => {
    expect(states(configured(choose('gearboxModel', 'R')), 'transmitTypes')).toEqual({
      coaxial: 'implied',
      parallel: 'excluded',
      'right-angle': 'excluded',
    });
  });

  it('marks what stands while nothing is chosen', () => {
    expect(states(EMPTY_CONFIGURATION, 'efficiencyClass')).toEqual({ DN: 'default', DE: 'available', DU: 'available' });
  });

  it('marks no arbitrary value of a field without a default', () => {
    expect(Object.values(states(K67, 'hollowShaftSize'))).not.toContain('default');
    expect(Object.values(states(EMPTY_CONFIGURATION, 'motorPower'))).not.toContain('default');
  });

  it('does not hold against an option what choosing it would clear', () => {
    const config = configured(
      ...K67_WITH_MOTOR,
      choose('lubricatingOil', 'mineral'),
      choose('mineralOil', 'VG220 -10~40°C'),
    );
    expect(states(config, 'lubricatingOil')).toMatchObject({ mineral: 'chosen', synthetic: 'available' });
    expect(states(config, 'gearboxModel')).toMatchObject({ K: 'chosen', S: 'available' });
    expect(states(config, 'builtInType')).toMatchObject({ KAF: 'chosen', K: 'available', S: 'excluded' });
  });

  it('does not hold the chosen row against a new search', () => {
    expect(states(K67, 'motorPower')).toMatchObject({ '1.5': 'implied', '3': 'available' });
  });

  it('is told per option of a list', () => {
    const config = configured(
      ...K67_WITH_MOTOR,
      choose('otherMotorOptions.KS', 'yes'),
      choose('encoder', 'incremental'),
    );
    expect(states(config, 'otherMotorOptions')).toMatchObject({ KS: 'chosen', STH: 'available', '2WE': 'excluded' });
    expect(field(config, 'otherMotorOptions')?.value).toBe('KS');
  });

  it('of a field outside the release is what the form holds', () => {
    expect(states(EMPTY_CONFIGURATION, 'speedOrRatio')).toEqual({ outputSpeed: 'chosen', ratio: 'available' });
    expect(states(EMPTY_CONFIGURATION, 'isDrawing')).toEqual({ no: 'default', yes: 'available' });
  });
});

describe('a field', () => {
  it.each([
    ['outputShaftSize', false],
    ['hollowShaftSize', true],
    ['releaseDevice', false],
    ['inputModule', false],
    ['motorVoltage', true],
    ['inputSpeed', false],
    ['vfdOptions', false],
    ['customColor', false],
    ['customizedRequirements', false],
  ])('%s of a K67 with hollow shaft and motor is shown: %s', (id, isShown) => {
    expect(field(K67, id) !== undefined).toBe(isShown);
  });

  it.each([
    ['releaseDevice', choose('brakes', 'BE2')],
    ['customColor', choose('color', 'custom')],
    ['customizedRequirements', choose('specialWishes', 'yes')],
    ['independentFanVoltage', choose('coolingMethod', 'IC416')],
  ])('%s appears with what it belongs to', (id, change) => {
    expect(field(configured(...K67_WITH_MOTOR, change), id)).toBeDefined();
  });

  it('that a rule filled in is marked as preset', () => {
    const config = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'));
    expect(field(config, 'brakingVoltage')).toMatchObject({ value: 'AC 220V', isPreset: true });
    expect(field(config, 'brakes')).toMatchObject({ value: 'BE2', isPreset: false });
  });

  it('without an answer shows none', () => {
    const config = configured(choose('gearboxModel', 'K'), choose('inputType', 'motor'), choose('builtInType', 'KAF'));
    expect(field(config, 'hollowShaftSize')).toMatchObject({ value: null, isOpen: true });
  });
});

describe('open points', () => {
  it('of a new configuration begin with gear type, input and the catalogue row', () => {
    const points = described(EMPTY_CONFIGURATION).openPoints.map(({ field: id }) => id);
    expect(points.slice(0, 4)).toEqual(['transmitTypes', 'gearboxModel', 'inputType', 'basicType']);
  });

  it('are none once row and assembly are chosen, for all else has a default or follows', () => {
    const { isComplete, openPoints } = described(K67);
    expect(openPoints).toEqual([]);
    expect(isComplete).toBe(true);
  });

  it('stand in their own step, also where a module leaves a step empty', () => {
    const config = configured(choose('gearboxModel', 'K'), choose('inputType', 'AM'));
    expect(described(config).steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(described(config).steps[3]?.fields).toEqual([]);
  });

  it('name the assembly type, which the usual side of a flange must not choose', () => {
    const { builtInType: _assembly, ...values } = K67.values;
    const config = { ...K67, values };
    expect(described(config).openPoints).toEqual([{ code: 'field-missing', step: 2, field: 'builtInType' }]);
    expect(field(config, 'builtInType')).toMatchObject({ value: null, isOpen: true });
    expect(field(config, 'flangePointing')).toBeUndefined();
  });

  it('name a bore that must be chosen', () => {
    const row = aRow('S67', '90L', { inputType: 'motor' });
    const config = configured(
      choose('gearboxModel', 'S'),
      choose('inputType', 'motor'),
      { kind: 'basicType', row },
      choose('builtInType', 'SA'),
    );
    expect(described(config).openPoints).toEqual([{ code: 'field-missing', step: 2, field: 'hollowShaftSize' }]);
    expect(described(config).steps.map(({ state }) => state)).toEqual(['done', 'done', 'open', 'done', 'done', 'done']);
  });

  it('call for attention where something entered cannot stay so', () => {
    const config = configured(...K67_WITH_MOTOR, { kind: 'write', field: 'technicalDocEmail', text: 'nobody' });
    expect(described(config).steps[5]).toMatchObject({ state: 'attention', openPoints: [{ code: 'email-format' }] });
  });

  it('name the special wishes that a higher rating with brake implies', () => {
    const config = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'), choose('protectionClass', 'IP65'));
    expect(described(config).openPoints.map(({ code }) => code)).toEqual(['special-wishes-empty']);
  });
});

describe('what stands', () => {
  it('takes the delivered rating with a brake rather than ticking special wishes', () => {
    const { standing } = described(configured(...K67_WITH_MOTOR, choose('brakes', 'BE2')));
    expect(standing).toMatchObject({ protectionClass: 'IP54', specialWishes: 'no' });
  });

  it.each(['no', 'yes'])(
    'takes it with special wishes %s: the tick opens the other ratings and changes no motor',
    (wishes) => {
      const withFan = configured(...K67_WITH_MOTOR, choose('coolingMethod', 'IC416'), choose('specialWishes', wishes));
      const withBrake = configured(...K67_WITH_MOTOR, choose('brakes', 'BE2'), choose('specialWishes', wishes));
      const plain = configured(...K67_WITH_MOTOR, choose('specialWishes', wishes));
      const ratings = [withFan, withBrake, plain].map((config) => described(config).standing.protectionClass);
      expect(ratings).toEqual(['IP54', 'IP54', 'IP55']);
    },
  );

  it('is one value for every variable of the release', () => {
    const variables = SAMPLE_PRODUCT.engine.variables.map(({ id }) => id);
    expect(Object.keys(described(K67).standing).sort()).toEqual(variables.toSorted());
  });
});

it('an option shown as available can always be chosen, and then is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 8 }), fc.nat(), (numbers, pick) => {
      const config = randomSession(numbers);
      const offered = described(config)
        .steps.flatMap(({ fields }) => fields)
        .flatMap(({ def, options }) => (def.modelled ? options : []))
        .filter(({ state }) => state === 'available');
      const { variable = '', value = '' } = offered[pick % offered.length] ?? {};
      const outcome = applyChange(config, choose(variable, value), SAMPLE_PRODUCT);
      expect([variable, outcome.config.values[variable]]).toEqual([variable, value]);
    }),
    { numRuns: 20 },
  );
});

it('refuses to describe what contradicts the release', () => {
  const contradiction = aConfiguration({ gearboxModel: 'R', transmitTypes: 'parallel' });
  expect(() => described(contradiction)).toThrow('contradicts');
});
