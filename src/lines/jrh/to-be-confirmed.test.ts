import { expect, it } from 'vitest';
import { industrialToBeConfirmed } from './to-be-confirmed.ts';

it.each(['COIL', 'FC', 'OWC'])('what %s takes off is confirmed by the maker', (cooling) => {
  expect(industrialToBeConfirmed({ cooling })).toHaveLength(1);
});

it.each(['none', 'FAN', '-'])('with %s the catalogue says what heat permits', (cooling) => {
  expect(industrialToBeConfirmed({ cooling })).toEqual([]);
});
