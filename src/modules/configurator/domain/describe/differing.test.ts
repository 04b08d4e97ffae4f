import { expect, it } from 'vitest';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { describe } from './describe.ts';
import { differingFields } from './differing.ts';

function differing(...changes: readonly Change[]): readonly string[] {
  const config = configured(...K67_WITH_MOTOR, ...changes);
  return differingFields(describe(config, SAMPLE_PRODUCT), config, SAMPLE_PRODUCT).map(({ id }) => id);
}

it.each<[string, readonly Change[], readonly string[]]>([
  ['what has no standard and was chosen', [], ['builtInType']],
  ['what was chosen otherwise', [choose('color', 'RAL5015')], ['builtInType', 'color']],
  ['options that were ticked', [choose('otherMotorOptions.KS', 'yes')], ['builtInType', 'otherMotorOptions']],
  [
    'what an option brings along',
    [choose('otherMotorOptions.C', 'yes')],
    ['builtInType', 'installationPosition', 'otherMotorOptions'],
  ],
  ['the type of the motor', [choose('motorType', 'EX')], ['motorType', 'builtInType']],
  [
    'duty and class',
    [choose('durationFactor', 'S3-40%'), choose('efficiencyClass', 'DU')],
    ['efficiencyClass', 'durationFactor', 'builtInType'],
  ],
  [
    'not the usual operating data, chosen',
    [choose('motorType', 'AC'), choose('motorFrequency', '50Hz')],
    ['builtInType'],
  ],
  ['not the standard, chosen', [choose('brakes', 'none')], ['builtInType']],
])('differs from standard: %s', (_title, changes, expected) => {
  expect(differing(...changes)).toEqual(expected);
});
