import { expect, test } from 'vitest';
import { sumOf } from '#kernel/money.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import type { PriceFacts } from '#product/prices.ts';
import { price } from './price.ts';
import { toldOf } from './told-price.ts';

const LIST = demoList();
const part = (component: string, ...codes: string[]) => ({ component, codes });
const FACTS: PriceFacts = {
  parts: [
    part('unit', 'JRT', 'K', '67', '3'),
    part('motor', '4', '1.5', 'DN'),
    part('seal', 'FKM'),
    part('oil', 'CLP'),
  ],
  others: {},
  hasWishes: true,
};

test('a price is told so that its parts add up to it, and what costs nothing is left out', () => {
  const facts = { ...FACTS, parts: FACTS.parts.slice(0, 3) };
  const told = toldOf(price(facts, LIST, { group: 'A' }, 12), { quantity: 12, isDemo: true });
  if (told.kind !== 'amount' || told.breakdown === null) throw new Error(told.kind);
  const { items, listUnit, group, quantity, rounding } = told.breakdown;
  expect(
    sumOf(
      'CNY',
      items.map(({ amount }) => amount),
    ),
  ).toEqual(listUnit);
  expect(listUnit.minor - group.amount.minor - quantity.amount.minor + rounding.minor).toBe(told.unit.minor);
  expect(told).toMatchObject({ isFrom: true, isDemo: true, quantity: 12 });
  expect(items.map(({ component }) => component)).toEqual(['unit', 'motor', 'seal']);
});

test('an agreed price is told against the list price, to which it adds up as well', () => {
  const days = { validFrom: '2026-01-01', validTo: null };
  const agreements = [
    { ...days, selector: 'family', key: 'JRT|K', kind: 'net', value: 250_050, currency: 'CNY', minQuantity: 1 },
  ] as const;
  const facts = { ...FACTS, parts: FACTS.parts.slice(0, 3) };
  const told = toldOf(price(facts, LIST, { group: 'A', agreements }, 1), { quantity: 1, isDemo: true });
  if (told.kind !== 'amount' || !told.breakdown?.agreement) throw new Error(told.kind);
  const { listUnit, agreement, rounding } = told.breakdown;
  expect([told.unit.minor, listUnit.minor - agreement.amount.minor, rounding.minor]).toEqual([250_050, 250_050, 0]);
});

test('a price with a missing row is on request and names it', () => {
  const facts = { ...FACTS, parts: [...FACTS.parts, part('brake', 'BE99')] };
  expect(toldOf(price(facts, LIST, { group: 'A' }, 1), { quantity: 1, isDemo: true })).toMatchObject({
    kind: 'on-request',
    missing: expect.arrayContaining([{ component: 'brake', key: 'BE99' }]),
  });
});
