import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { explainedOption } from '#modules/configurator/domain/testing/explained.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { previewRepairs } from './preview-repairs.ts';

const WITH_ENCODER = configured(...K67_WITH_MOTOR, choose('encoder', 'incremental'), choose('nameplate', 'en'));

/** What stands after each way to an option. */
function waysTo(config: Configuration, field: string, variable: string, value: string): readonly Configuration[] {
  return explainedOption(config, field, variable, value)?.repairs.map(({ outcome }) => outcome.config) ?? [];
}

describe('a way out', () => {
  it('leads to the option and keeps row, figures, texts and all else that was chosen', () => {
    const config = { ...WITH_ENCODER, texts: { ...WITH_ENCODER.texts, remark: 'belt 2' } };
    const [first] = waysTo(config, 'otherMotorOptions', 'otherMotorOptions.2WE', 'yes');
    const { gearboxModel, builtInType, nameplate } = config.values;
    expect(first?.values).toMatchObject({ gearboxModel, builtInType, nameplate, 'otherMotorOptions.2WE': 'yes' });
    expect(first?.values.encoder).not.toBe('incremental');
    expect([first?.basicType?.id, first?.texts.remark]).toEqual([config.basicType?.id, 'belt 2']);
  });

  it('keeps what a field-change rule would clear: the voltage beside another row', () => {
    const config = configured(...K67_WITH_MOTOR, choose('motorVoltage', '3AC 380V'), choose('nameplate', 'en'));
    const ways = waysTo(config, 'outputShaftSize', 'outputShaftSize', '40x80');
    for (const one of ways) expect(one.values).toMatchObject({ motorVoltage: '3AC 380V', nameplate: 'en' });
  });

  it('never takes the 0.12 kW motor that an option fits in place of 1.5 kW', () => {
    const ways = waysTo(configured(...K67_WITH_MOTOR), 'motorSize', 'motorSize', '63M1');
    expect(ways.map(({ basicType }) => basicType)).toEqual([]);
  });

  it('asks for the power of our motor still, where it leads to an input without one', () => {
    const chosen = aConfiguration({ gearboxModel: 'K', motorPower: '1.5' });
    const repair = { set: { inputType: 'AQS' }, drop: ['motorPower'], cost: 1 };
    const def = SAMPLE_PRODUCT.fields.find(({ id }) => id === 'inputType');
    const [way] = def ? previewRepairs(chosen, def, [repair], SAMPLE_PRODUCT) : [];
    const { values, search } = way?.outcome.config ?? chosen;
    expect([values.inputType, values.motorPower, search.motorPower]).toEqual(['AQS', undefined, 1.5]);
  });

  it('leaves the figures of the search as they stand', () => {
    const asked = aConfiguration(
      { gearboxModel: 'K', inputType: 'motor', brakes: 'BE05' },
      { search: { ...EMPTY_SEARCH, outputSpeed: 24.4, serviceFactor: 1.4 } },
    );
    const ways = waysTo(asked, 'motorPower', 'motorPower', '3');
    expect(ways.length).toBeGreaterThan(0);
    for (const one of ways) expect(one.search).toEqual(asked.search);
  });
});
