import { expect, test } from 'vitest';
import { type Charge, chargeChanges, chargesSum } from './charges.ts';
import { netOf } from './quote-sums.ts';

const FREIGHT: Charge = { kind: 'freight', text: 'Sea, Shanghai to Hamburg', amount: 120_000 };
const PACKING: Charge = { kind: 'packing', text: '', amount: 4_550 };

test('charges are summed up, and are part of what a quote comes to', () => {
  expect(chargesSum([FREIGHT, PACKING], 'CNY').minor).toBe(124_550);
  expect(netOf([{ quantity: 3, unit: 100_000 }], 'CNY', [FREIGHT, PACKING]).minor).toBe(424_550);
  expect(netOf([{ quantity: 3, unit: null }], 'CNY').minor).toBe(0);
});

test('what became of charges is told by their kind and name', () => {
  const changes = chargeChanges(
    [FREIGHT, PACKING],
    [{ ...FREIGHT, amount: 90_000 }, PACKING, { ...PACKING, text: 'Crate' }],
  );
  expect(changes).toEqual([
    { kind: 'freight', text: FREIGHT.text, before: 120_000, after: 90_000 },
    { kind: 'packing', text: 'Crate', before: null, after: 4_550 },
  ]);
  expect(chargeChanges([PACKING, PACKING], [PACKING])).toEqual([
    { kind: 'packing', text: '', before: 9_100, after: 4_550 },
  ]);
  expect(chargeChanges([], [])).toEqual([]);
});
