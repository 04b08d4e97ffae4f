import { expect, it } from 'vitest';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { applyChange } from './apply-change.ts';
import { keepingChange } from './keeping.ts';

const IN_M4 = configured(...K67_WITH_MOTOR, choose('installationPosition', 'M4'), choose('flangeSize', '250'));

function keeping(before: Configuration, field: string, value: string) {
  const change = choose(field, value);
  return keepingChange(before, { change, outcome: applyChange(before, change, SAMPLE_PRODUCT) }, SAMPLE_PRODUCT);
}

it('keeps of the installation what the other assembly type still has, and nothing that it lacks', () => {
  const kept = keeping(IN_M4, 'builtInType', 'KA');
  expect(kept?.kept).toEqual({ installationPosition: 'M4' });
  expect(kept?.outcome.config.values).toMatchObject({ builtInType: 'KA', installationPosition: 'M4' });
  expect(kept?.outcome.config.values.flangeSize).toBeUndefined();
});

it('offers nothing where no rule clears a choice', () => {
  expect(keeping(IN_M4, 'nameplate', 'en')).toBeUndefined();
});
