import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { applyChange } from './apply-change.ts';
import { filledIn } from './filled-in.ts';

it('a brake fills in its voltage, release and angle; choosing another brake fills in nothing new', () => {
  const choose = (value: string, before: Configuration = EMPTY_CONFIGURATION) =>
    applyChange(before, { kind: 'choose', field: 'brakes', value }, SAMPLE_PRODUCT).config;
  const first = choose('BE2');
  expect(filledIn(EMPTY_CONFIGURATION, first)).toEqual([
    { field: 'releaseDevice', value: 'none' },
    { field: 'brakingVoltage', value: 'AC 220V' },
    { field: 'releaseAngle', value: '0' },
  ]);
  expect(filledIn(first, choose('BE1', first))).toEqual([]);
});
