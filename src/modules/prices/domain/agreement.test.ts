import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import type { PriceFacts } from '#product/prices.ts';
import { type Agreement, familyOf, holdingOn, productKeyOf } from './agreement.ts';
import { type KnownPrice, price } from './price.ts';

const LIST = demoList();
/** 4,125.00 by the list. */
const DRIVE: PriceFacts = {
  parts: [
    { component: 'unit', codes: ['JRT', 'R', '67', '3'] },
    { component: 'motor', codes: ['4', '1.5', 'DN'] },
  ],
  others: {},
  hasWishes: false,
};
const MOTOR: PriceFacts = { ...DRIVE, parts: DRIVE.parts.slice(1) };

const agreed = (changes: Partial<Agreement>): Agreement => ({
  ...{ selector: 'family', key: 'JRT|R|67', kind: 'net', value: 250_000, currency: 'CNY', minQuantity: 1 },
  ...{ validFrom: '2026-01-01', validTo: null },
  ...changes,
});

function priced(
  agreements: readonly Agreement[],
  { facts = DRIVE, group = 'A', quantity = 1, manual = 0 } = {},
): KnownPrice {
  const found = price(facts, LIST, { group, agreements }, quantity, manual);
  if (found.status === 'on-request') throw new Error(JSON.stringify(found.missing));
  return found;
}

describe('an agreed price', () => {
  test('stands in place of group, quantity and hand where it is lower, and nothing comes off it', () => {
    // By group A and 12 pieces 2,772.00, by hand 2,633.00.
    const found = priced([agreed({})], { quantity: 12, manual: 500 });
    expect(found.unit).toEqual(money(250_000, 'CNY'));
    expect(found.total).toEqual(money(3_000_000, 'CNY'));
    expect([found.group, found.quantity, found.manual].map(({ amount, rate }) => [amount.minor, rate])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(found.agreement).toEqual({ rate: null, amount: money(162_500, 'CNY'), unit: money(250_000, 'CNY') });
  });

  test('changes nothing where the discounts leave less', () => {
    const without = priced([]);
    expect(without.unit.minor).toBe(288_800);
    expect(priced([agreed({ value: 288_800 })])).toEqual(without);
    expect(priced([agreed({ value: 300_000 })])).toEqual(without);
  });

  test('of a discount is from the list price, rounded to the step of the list', () => {
    // 35 % of 4,125.00 is 1,443.75; 2,681.25 is left.
    const found = priced([agreed({ kind: 'discount', value: 3500 })]);
    expect(found.unit.minor).toBe(268_100);
    expect(found.agreement).toMatchObject({ rate: 3500, amount: money(144_375, 'CNY') });
    expect(priced([agreed({ kind: 'discount', value: 9_999 })]).unit.minor).toBe(100);
  });

  test('may be to the fen where it is a price', () => {
    expect(priced([agreed({ value: 249_950 })]).unit.minor).toBe(249_950);
  });

  test('is the lowest of several', () => {
    const several = [agreed({ value: 260_000 }), agreed({ kind: 'discount', value: 4000 }), agreed({ value: 255_000 })];
    expect(priced(several).unit.minor).toBe(247_500);
  });

  test('holds from its quantity on', () => {
    const from10 = [agreed({ minQuantity: 10 })];
    expect(priced(from10, { quantity: 9 }).agreement).toBeUndefined();
    expect(priced(from10, { quantity: 10 }).unit.minor).toBe(250_000);
  });

  test('in another currency says nothing', () => {
    expect(priced([agreed({ currency: 'EUR' })]).agreement).toBeUndefined();
  });

  test('leaves a product that the list does not know on request', () => {
    const unknown = { ...DRIVE, parts: [{ component: 'unit', codes: ['JRT', 'R', '999', '3'] }] };
    const all = agreed({ key: 'JRT' });
    expect(price(unknown, LIST, { group: 'A', agreements: [all] }, 1).status).toBe('on-request');
  });
});

describe('a family', () => {
  test.each(['JRT', 'JRT|R', 'JRT|R|67', 'JRT|R|67|3'])('%s holds the unit', (key) => {
    expect(priced([agreed({ key })]).agreement).toBeDefined();
  });

  test.each(['J', 'JRT|RF', 'JRT|R|6', 'JRT|R|67|2', 'JRT|R|67|3|x', 'JD', '4'])('%s does not', (key) => {
    expect(priced([agreed({ key })]).agreement).toBeUndefined();
  });

  test('of motors alone is that of their line, and holds no motor of a gear unit', () => {
    expect(familyOf(MOTOR)).toEqual(['JD', '4', '1.5', 'DN']);
    expect(familyOf(DRIVE)).toEqual(['JRT', 'R', '67', '3']);
  });
});

describe('a product', () => {
  test('is meant by its key alone, whichever way its parts are told', () => {
    const backwards = { ...DRIVE, parts: DRIVE.parts.toReversed() };
    const its = agreed({ selector: 'product', key: productKeyOf(DRIVE) });
    expect(priced([its], { facts: backwards }).agreement).toBeDefined();
    const sealed = { ...DRIVE, parts: [...DRIVE.parts, { component: 'seal', codes: ['FKM'] }] };
    expect(priced([its], { facts: sealed }).agreement).toBeUndefined();
  });

  test('with special wishes is another one', () => {
    const its = agreed({ selector: 'product', key: productKeyOf(DRIVE) });
    expect(priced([its], { facts: { ...DRIVE, hasWishes: true } }).agreement).toBeUndefined();
  });
});

test('an agreement holds from its first day to its last', () => {
  const year = agreed({ validTo: '2026-12-31' });
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => holdingOn([year], day).length)).toEqual([0, 1, 1, 0]);
  expect(holdingOn([agreed({})], '2099-01-01')).toHaveLength(1);
});
