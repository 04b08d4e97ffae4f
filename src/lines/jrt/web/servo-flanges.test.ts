import { expect, it } from 'vitest';
import { adapterDimensionsOf } from '#lines/jrt/fields/unit-dimensions.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { SERVO_FLANGES } from './servo-flanges.ts';

it('a servo adapter has the flange the catalogue says, on every unit', () => {
  const flanges = shippedCatalogue().inputs.flatMap(({ part }) =>
    part.type === 'module' && part.module.type === 'AQS'
      ? [[part.module.code, adapterDimensionsOf({ ...part.module, inputType: 'AQS' })] as const]
      : [],
  );
  expect(flanges.length).toBeGreaterThan(0);
  for (const [code, flange] of flanges) expect([code, SERVO_FLANGES[code]]).toEqual([code, flange]);
  expect(Object.keys(SERVO_FLANGES).toSorted()).toEqual([...new Set(flanges.map(([code]) => code))].toSorted());
});
