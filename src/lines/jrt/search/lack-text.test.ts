import { expect, it } from 'vitest';
import { lackText } from './lack-text.ts';

it('says what the service factor lacks, rounded down, and which part is to blame', () => {
  const lack = { code: 'service-factor-below-required', limit: 'input-shaft', serviceFactor: 1.399 };
  const figures = { requiredServiceFactor: 1.4, usableTorque: 279.6, requiredTorque: 280.2 };
  expect(lackText({ ...lack, ...figures })).toEqual({
    zh: '使用系数 1.39 低于要求的 1.40：需要 280 Nm，输入轴允许 280 Nm',
    en: "Service factor 1.39 is below the required 1.40: 280 Nm are needed, the input shaft's limits allow 280 Nm",
  });
});
