// @tests slow
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { randomSession } from '#modules/configurator/domain/testing/random-session.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { applyChange, previewChange } from './apply-change.ts';
import { sameConfiguration } from './diff.ts';
import { filledIn } from './filled-in.ts';
import { lostChoices } from './lost-choices.ts';

const K67 = configured(...K67_WITH_MOTOR);

function changed(config: Configuration, change: Parameters<typeof applyChange>[1]) {
  return applyChange(config, change, SAMPLE_PRODUCT);
}

describe('a change', () => {
  it('says which rules fired', () => {
    expect(changed(K67, choose('brakes', 'BE2')).fired).toEqual(['brake-presets']);
  });

  it('runs through rules that wake each other', () => {
    const before = configured(
      ...K67_WITH_MOTOR,
      choose('coolingMethod', 'IC416'),
      choose('motorVoltage', '3AC 230V'),
      choose('independentFanVoltage', '1AC 230V'),
    );
    const { fired, cleared } = changed(before, { kind: 'basicType', row: aRow('K67', '132M', { inputType: 'motor' }) });
    expect(fired).toEqual(['row-clears-voltage', 'voltage-clears-fan-and-ul']);
    expect(cleared.map(({ field, ruleId }) => [field, ruleId])).toEqual([
      ['motorVoltage', 'row-clears-voltage'],
      ['independentFanVoltage', 'voltage-clears-fan-and-ul'],
    ]);
  });

  it('wins over earlier choices, which are given up with the rule that says why', () => {
    const before = configured(...K67_WITH_MOTOR, choose('encoder', 'incremental'), choose('nameplate', 'en'));
    const { config, cleared } = changed(before, choose('otherMotorOptions.2WE', 'yes'));
    expect(config.values).toMatchObject({ 'otherMotorOptions.2WE': 'yes', nameplate: 'en' });
    expect(cleared[0]).toMatchObject({ field: 'encoder', from: 'incremental', to: 'none', because: 'constraint' });
    expect(cleared[0]?.ruleId).toBeTruthy();
  });

  it('gives the chosen row up when it cannot stay', () => {
    const { config, cleared } = changed(K67, choose('motorVoltage', '3AC 460V'));
    expect(config.basicType).toBeNull();
    expect(cleared.map(({ field, because }) => [field, because])).toEqual([['basicType', 'constraint']]);
  });

  it('lets presets yield: another grade is taken where VG220 does not exist, and said', () => {
    const { config, cleared } = changed(K67, choose('lubricatingOil', 'food'));
    expect(filledIn(K67, config)).toEqual([{ field: 'syntheticOil', value: 'FOOD VG220 -15~40°C' }]);
    expect(cleared).toEqual([]);
  });

  it('takes nothing from the person, mineral to food-grade oil and back, where the grades are presets', () => {
    const mineral = changed(K67, choose('lubricatingOil', 'mineral')).config;
    const food = changed(mineral, choose('lubricatingOil', 'food'));
    expect(lostChoices(mineral, food)).toEqual([]);
    expect(lostChoices(food.config, changed(food.config, choose('lubricatingOil', 'mineral')))).toEqual([]);
  });

  it('tells a grade that was chosen as what stood and as what stands now, not as what passed between', () => {
    const synthetic = configured(
      ...K67_WITH_MOTOR,
      choose('lubricatingOil', 'synthetic'),
      choose('syntheticOil', 'VG680 -10~80°C'),
    );
    expect(lostChoices(synthetic, changed(synthetic, choose('lubricatingOil', 'food')))).toMatchObject([
      { field: 'syntheticOil', from: 'VG680 -10~80°C', to: 'FOOD VG220 -15~40°C', ruleId: 'oil-presets' },
    ]);
  });

  it('changes nothing when it can never be had', () => {
    const { config, refused, cleared } = changed(K67, choose('brakes', 'BE4711'));
    expect(config).toBe(K67);
    expect(refused).toEqual({ conflict: null });
    expect(cleared).toEqual([]);
  });

  it('names the rules when several choices at once contradict each other', () => {
    const choices = { gearboxModel: 'R', transmitTypes: 'parallel' };
    const { config, refused } = changed(EMPTY_CONFIGURATION, { kind: 'chooseAll', choices });
    expect(config).toBe(EMPTY_CONFIGURATION);
    expect(refused?.conflict?.rules.map(({ id }) => id)).toEqual(['arrangement-of-gear-type']);
  });

  it('un-selects no protection that another choice needs', () => {
    const row = aRow('K67', '90L', { inputType: 'JCMC' });
    const before = configured(
      choose('gearboxModel', 'K'),
      choose('inputType', 'JCMC'),
      { kind: 'basicType', row },
      choose('motorThermalProtection', 'TF'),
    );
    const { config, cleared } = changed(before, choose('motorThermalProtection', 'TF'));
    expect(config).toMatchObject({ basicType: row, values: { motorThermalProtection: 'TF' } });
    expect(cleared).toMatchObject([{ field: 'motorThermalProtection', from: 'none', to: 'TF', because: 'constraint' }]);
  });

  it('opens the tick of an option again instead of choosing no', () => {
    const ticked = changed(K67, choose('otherMotorOptions.KS', 'yes')).config;
    expect(changed(ticked, choose('otherMotorOptions.KS', 'no')).config.values).toEqual(K67.values);
  });

  it('keeps the reason for a drive below its demand only with the figures it was given for', () => {
    const asking = (value: number): Change => ({ kind: 'search', field: 'serviceFactor', value });
    const weak = configured(...K67_WITH_MOTOR, asking(1.6), {
      kind: 'write',
      field: 'serviceFactorAccepted',
      text: 'load verified on site',
    });
    expect(changed(weak, choose('brakes', 'BE2')).config.texts.serviceFactorAccepted).toBe('load verified on site');
    for (const asked of [1.4, 1.8]) {
      const outcome = changed(weak, asking(asked));
      expect(outcome.config.texts.serviceFactorAccepted).toBe('');
      expect(outcome.cleared.map(({ field, ruleId }) => [field, ruleId])).toEqual([
        ['serviceFactorAccepted', 'reason-of-figures'],
      ]);
      expect(lostChoices(weak, outcome)).toEqual([]);
    }
    expect(changed(weak, { kind: 'basicType', row: null }).config.texts.serviceFactorAccepted).toBe('');
  });

  it('does in a preview what it would do', () => {
    expect(previewChange(K67, choose('brakes', 'BE2'), SAMPLE_PRODUCT)).toEqual(changed(K67, choose('brakes', 'BE2')));
  });
});

describe('whatever a person chooses', () => {
  const journeys = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 12 });

  it('what is configured always fits the release', () => {
    fc.assert(
      fc.property(journeys, (numbers) => {
        expect(domainsOf(randomSession(numbers), SAMPLE_PRODUCT)).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });

  it('choosing the same once more changes nothing, save where that un-selects', () => {
    const unselect = ['torqueArm', 'motorThermalProtection', 'encoder', 'oilMirror'];
    fc.assert(
      fc.property(journeys, (numbers) => {
        const config = randomSession(numbers);
        for (const [field, value] of Object.entries(config.values)) {
          if (unselect.includes(field)) continue;
          expect(sameConfiguration(changed(config, choose(field, value)).config, config)).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('nothing disappears without being named', () => {
    fc.assert(
      fc.property(journeys, fc.constantFrom('KA', 'KF', 'K', 'R', 'RF', 'FA'), (numbers, assembly) => {
        const before = randomSession(numbers);
        const outcome = changed(before, choose('builtInType', assembly));
        const lost = Object.keys(before.values).filter((field) => !(field in outcome.config.values));
        const named = [...outcome.cleared.map(({ field }) => field), 'builtInType'];
        expect(lost.filter((field) => !named.includes(field))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
