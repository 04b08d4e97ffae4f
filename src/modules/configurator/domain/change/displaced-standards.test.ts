import { expect, it } from 'vitest';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import { applyChange } from './apply-change.ts';
import { displacedStandards } from './displaced-standards.ts';

const K67 = configured(...K67_WITH_MOTOR);

function displacedBy(change: Change, before = K67) {
  return displacedStandards(before, applyChange(before, change, SAMPLE_PRODUCT).config, SAMPLE_PRODUCT);
}

it('a rain cover turns a motor upwards that stood level because nobody said anything', () => {
  expect(displacedBy(choose('otherMotorOptions.C', 'yes'))).toEqual([
    { field: 'installationPosition', from: 'M1', value: 'M4' },
  ]);
});

it('what a person chose is told where it is lost, not here', () => {
  const level = configured(...K67_WITH_MOTOR, choose('installationPosition', 'M1'));
  expect(displacedBy(choose('otherMotorOptions.C', 'yes'), level)).toEqual([]);
});

it('what the change itself says displaces nothing', () => {
  expect(displacedBy(choose('installationPosition', 'M4'))).toEqual([]);
  expect(displacedBy(choose('encoder', 'incremental'))).toEqual([]);
});

it('a brake brings the protection class it is delivered in', () => {
  expect(displacedBy(choose('brakes', 'BE2'))).toEqual([{ field: 'protectionClass', from: 'IP55', value: 'IP54' }]);
});

it('aggressive air brings the seals and coatings it needs', () => {
  expect(displacedBy(choose('surfaceProtection', 'C4')).map(({ field }) => field)).toEqual([
    'otherMotorOptions.KS',
    'corrosionProtection',
    'oilSeal',
  ]);
});
