import { expect, it } from 'vitest';
import { lackText } from './lack-text.ts';

it('says what the service factor lacks, rounded down, and which part is to blame', () => {
  const lack = { code: 'service-factor-below-required', limit: 'input-shaft', serviceFactor: 1.399 };
  const figures = { requiredServiceFactor: 1.4, usableTorque: 279.6, requiredTorque: 280.2 };
  expect(lackText({ ...lack, ...figures })).toEqual({
    zh: '使用系数 1.39 低于要求的 1.40：需要 280.2 Nm（200 Nm × 1.40），输入轴允许 279.6 Nm',
    en: "Service factor 1.39 is below the required 1.40: 280.2 Nm (200 Nm × 1.40) are needed, the input shaft's limits allow 279.6 Nm",
  });
});

it.each([
  [600, 592, '600 Nm (600 Nm × 1.00) are needed, the gears allow 592 Nm'],
  [600.2, 599.8, '600.2 Nm (600 Nm × 1.00) are needed, the gears allow 599.8 Nm'],
  [600, 599.97, '600.00 Nm (600 Nm × 1.00) are needed, the gears allow 599.97 Nm'],
])('never prints the same torque twice: %s Nm for %s Nm', (requiredTorque, usableTorque, said) => {
  const lack = { code: 'service-factor-below-required', limit: 'gears', serviceFactor: 0.999 };
  const { en } = lackText({ ...lack, requiredServiceFactor: 1, requiredTorque, usableTorque });
  expect(en).toBe(`Service factor 0.99 is below the required 1.00: ${said}`);
});
