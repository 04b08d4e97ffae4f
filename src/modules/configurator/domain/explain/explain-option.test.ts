import { describe, expect, it } from 'vitest';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { explainOption } from './explain-option.ts';

const WITH_ENCODER = configured(...K67_WITH_MOTOR, choose('encoder', 'incremental'), choose('nameplate', 'en'));

function explained(config: Configuration, field: string, variable: string, value: string) {
  const def = SAMPLE_PRODUCT.fields.find(({ id }) => id === field);
  return def && explainOption(config, def, variable, value, SAMPLE_PRODUCT);
}

describe('an excluded option', () => {
  it('names the choices and the rule that exclude it, and no other', () => {
    const exclusion = explained(WITH_ENCODER, 'otherMotorOptions', 'otherMotorOptions.2WE', 'yes');
    expect(exclusion?.choices).toEqual({ encoder: ['incremental'] });
    expect(exclusion?.rules).toHaveLength(1);
    expect(exclusion?.rules[0]?.reason.zh).toBeTruthy();
  });

  it('has nothing to explain when it can be chosen', () => {
    expect(explained(WITH_ENCODER, 'nameplate', 'nameplate', 'zh')).toBeUndefined();
  });
});
