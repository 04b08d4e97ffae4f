import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { describe as describeConfiguration } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured } from '#modules/configurator/domain/testing/configured.ts';
import { explainedOption } from '#modules/configurator/domain/testing/explained.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { applyChange } from './apply-change.ts';

const SINGLE_PHASE = configured(choose('motorVoltage', '1AC 220V'));

function changed(config: Configuration, change: Change) {
  return applyChange(config, change, SAMPLE_PRODUCT);
}

function states(config: Configuration, id: string): Record<string, string> {
  const fields = describeConfiguration(config, SAMPLE_PRODUCT).steps.flatMap((step) => step.fields);
  return Object.fromEntries(fields.find((field) => field.id === id)?.options.map((one) => [one.code, one.state]) ?? []);
}

describe('a voltage that is chosen first', () => {
  it('can be chosen before anything else', () => {
    expect(states(EMPTY_CONFIGURATION, 'motorVoltage')).toMatchObject({
      '1AC 220V': 'available',
      '3AC 380V': 'default',
    });
  });

  it('narrows the model and the search', () => {
    expect(states(SINGLE_PHASE, 'inputType')).toMatchObject({ motor: 'implied', JCMC: 'excluded', AD: 'excluded' });
    expect(states(SINGLE_PHASE, 'motorPower')).toMatchObject({ '1.5': 'available', '3': 'excluded', '30': 'excluded' });
    expect(states(SINGLE_PHASE, 'motorPoles')).toMatchObject({ '2': 'available', '6': 'excluded' });
  });

  it('is named where it stands in the way, and belongs to the site: no way out gives it up', () => {
    const exclusion = explainedOption(SINGLE_PHASE, 'motorPower', 'motorPower', '3');
    expect(exclusion?.choices).toEqual({ motorVoltage: ['1AC 220V'] });
    expect(exclusion?.repairs).toEqual([]);
  });

  it('stays when the model and then the first row are chosen', () => {
    const steps: readonly Change[] = [
      choose('gearboxModel', 'K'),
      choose('inputType', 'motor'),
      choose('motorPower', '1.5'),
      { kind: 'basicType', row: aRow('K67', '90L', { inputType: 'motor' }) },
      choose('builtInType', 'KAF'),
    ];
    let config = SINGLE_PHASE;
    for (const step of steps) {
      const { cleared, ...outcome } = changed(config, step);
      expect(cleared).toEqual([]);
      config = outcome.config;
    }
    expect(config.values.motorVoltage).toBe('1AC 220V');
    expect(config.basicType).toMatchObject({ motorFrame: '90L' });
  });

  it('is given up for a row that contradicts it, and that is said', () => {
    const { config, cleared } = changed(SINGLE_PHASE, { kind: 'basicType', row: aRow('K67', '132M') });
    expect(config.basicType).toMatchObject({ motorFrame: '132M' });
    expect(cleared).toMatchObject([{ field: 'motorVoltage', from: '1AC 220V', because: 'constraint' }]);
  });

  it('is cleared by another row, as the specification says of a change', () => {
    const chosen = changed(SINGLE_PHASE, { kind: 'basicType', row: aRow('K67', '90L', { inputType: 'motor' }) }).config;
    const { cleared } = changed(chosen, { kind: 'basicType', row: aRow('K67', '90S', { inputType: 'motor' }) });
    expect(cleared.map(({ ruleId }) => ruleId)).toEqual(['row-clears-voltage']);
  });
});

describe('an installation that is chosen before its assembly type', () => {
  it('stays with the first assembly type that allows it', () => {
    const first = configured(choose('gearboxModel', 'K'), choose('installationPosition', 'M4'));
    const { config, cleared } = changed(first, choose('builtInType', 'KAF'));
    expect([config.values.installationPosition, cleared]).toEqual(['M4', []]);
  });

  it('excludes the assembly types that do not', () => {
    const first = configured(choose('gearboxModel', 'K'), choose('torqueArm', 'T'));

    expect(states(first, 'builtInType')).toMatchObject({ KAF: 'excluded', KA: 'available' });
  });
});
