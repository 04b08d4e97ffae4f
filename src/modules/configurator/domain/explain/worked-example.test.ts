import { describe, expect, it } from 'vitest';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import { configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { explainedOption } from '#modules/configurator/domain/testing/explained.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { FieldDef } from '#product/field.ts';

const CONFIG = configured(...K67_WITH_MOTOR);

function fieldOf(id: string): FieldDef {
  const found = SAMPLE_PRODUCT.fields.find((field) => field.id === id);
  if (found === undefined) throw new Error(`There is no field ${id}`);
  return found;
}

function setsOf(id: string) {
  const open = domainsOf(CONFIG, SAMPLE_PRODUCT);
  const judged = domainsOf(evaluatedConfiguration(CONFIG, fieldOf(id), SAMPLE_PRODUCT.line), SAMPLE_PRODUCT);
  if (!open || !judged) throw new Error('The example contradicts the release');
  const settled = domainsWithDefaults(CONFIG, resolvedValues(CONFIG, SAMPLE_PRODUCT), open, SAMPLE_PRODUCT);
  return {
    open: [...open.possible(id)],
    settled: [...settled.possible(id)],
    judged: [...judged.alternatives(id)],
  };
}

describe('the example of the README', () => {
  it('has a field that is fixed, but can be chosen anew with the row given up', () => {
    expect(setsOf('motorFrequency')).toEqual({ open: ['50Hz'], settled: ['50Hz'], judged: ['50Hz', '60Hz'] });
  });

  it('has a field that is open, but hidden by what stands beside it', () => {
    const all = ['none', 'HF', 'HR', '-'];
    expect(setsOf('releaseDevice')).toEqual({ open: all, settled: ['-'], judged: all });
  });

  it('says why a voltage is excluded, and what then', () => {
    const explained = explainedOption(CONFIG, 'motorVoltage', 'motorVoltage', '3AC 460V');
    expect(explained).toMatchObject({
      choices: { motorFrequency: ['50Hz'] },
      rules: [{ id: '460-and-575-volt-need-60-hertz' }],
      repairs: [{ set: { motorFrequency: '60Hz', motorVoltage: '3AC 460V' }, drop: ['basicType'], cost: 2 }],
    });
    expect(explained?.repairs[0]?.row).toMatchObject({ motorPower: 1.5, frequency: '60Hz' });
    expect(explained?.repairs[0]?.outcome.cleared).toEqual([]);
  });
});
