import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

describe('PARTNER_CUSTOMERS', () => {
  const customers = (value: string) => readSettings({ PARTNER_CUSTOMERS: value }).partnerCustomers;

  test('names the customers of each partner, or all of them', () => {
    expect(customers('mall:91350100m000100y43| DE HRB 12 ,fair:*')).toEqual({
      mall: ['91350100M000100Y43', 'DE HRB 12'],
      fair: ['*'],
    });
    expect(customers('')).toEqual({});
  });

  test.each(['mall', 'mall:', ':A', 'mall:A,', 'mall:|A', 'mall:A:B'])('is not %s', (value) => {
    expect(() => customers(value)).toThrow('PARTNER_CUSTOMERS');
  });
});
