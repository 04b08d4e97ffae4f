import { expect, it, describe as suite } from 'vitest';
import { basicTypeQuery } from '#modules/configurator/domain/rows/basic-type-query.ts';
import { choose, configured } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { describe } from './describe.ts';

function withInput(inputType: string): Configuration {
  return configured(choose('gearboxModel', 'K'), choose('inputType', inputType));
}

function shown(config: Configuration, id: string) {
  return describe(config, SAMPLE_PRODUCT).steps.flatMap(({ fields }) => fields.filter((field) => field.id === id))[0];
}

/** Finding A5: a toggle between power and torque had no field for the power of the customer's motor. */
suite('the power of a motor the customer brings', () => {
  it('is asked as a figure, with the motor series as what is usual', () => {
    const power = shown(withInput('AM'), 'motorPower');
    expect(power?.def).toMatchObject({ kind: 'number', modelled: false });
    expect(power?.value).toBeNull();
    expect(power?.options.map(({ code }) => code)).toContain('1.5');
  });

  it('is what rows are looked for by', () => {
    const asked = configured(choose('gearboxModel', 'K'), choose('inputType', 'AM'), {
      kind: 'search',
      field: 'motorPower',
      value: 1.5,
    });
    expect(shown(asked, 'motorPower')?.value).toBe('1.5');
    expect(basicTypeQuery(asked, asked.search, SAMPLE_PRODUCT)).toMatchObject({ inputType: 'AM', motorPower: '1.5' });
  });

  it('stays a choice of the catalogue with a motor of ours', () => {
    expect(shown(withInput('motor'), 'motorPower')?.def).toMatchObject({ kind: 'choice', modelled: true });
  });
});

suite('the input speed of a motor the customer brings', () => {
  it.each([
    ['AM', '1400'],
    ['AN', '1750'],
    ['AD', '1400'],
    ['none', '1400'],
  ])('stands at that of its standard: %s at %s r/min', (inputType, speed) => {
    const field = shown(withInput(inputType), 'inputSpeed');
    expect(field?.value).toBe(speed);
    expect(field?.options.find(({ state }) => state === 'default')?.code).toBe(speed);
  });

  it('is that of the chosen row, and the one that is named wins', () => {
    const row = aRow('K67', 'AM90', { inputType: 'AM', inputSpeed: 900 });
    expect(shown({ ...withInput('AM'), basicType: row }, 'inputSpeed')?.value).toBe('900');
    const named = configured(choose('gearboxModel', 'K'), choose('inputType', 'AM'), {
      kind: 'search',
      field: 'inputSpeed',
      value: 700,
    });
    expect(shown(named, 'inputSpeed')?.value).toBe('700');
  });
});
