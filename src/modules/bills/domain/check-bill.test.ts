import { describe, expect, test } from 'vitest';
import { anInvoice, aPackingList, aProforma, domestic, knownOf } from '#modules/bills/testing/bill-bodies.ts';
import { BREACHES } from '#modules/bills/testing/breaches.ts';
import type { BillBody } from './bill-body.ts';
import { checkBill, errorsIn } from './check-bill.ts';
import { findingText } from './check-words.ts';
import { CHECK_LEVELS } from './checks/finding.ts';
import type { BillKnown } from './checks/knowledge.ts';

const PAPERS: readonly (readonly [string, BillBody, Partial<BillKnown>])[] = [
  ['proforma', aProforma(), {}],
  ['commercial invoice', anInvoice(), { pair: aPackingList() }],
  ['packing list', aPackingList(), { pair: anInvoice() }],
  ['proforma at home', domestic(aProforma()), {}],
  ['commercial invoice at home', domestic(anInvoice()), { pair: domestic(aPackingList()) }],
  ['packing list at home', domestic(aPackingList()), { pair: domestic(anInvoice()) }],
];

describe('the checker', () => {
  test.each(PAPERS)('finds nothing in a correct %s', (_what, body, other) => {
    expect(checkBill(body, knownOf(body, other))).toEqual([]);
  });

  test.each(BREACHES)('$key: $what', ({ key, body, known = {}, place, says }) => {
    const found = checkBill(body, knownOf(body, known)).filter((one) => one.key === key);
    expect(found).not.toEqual([]);
    const [first] = found;
    expect(first?.level).toBe(CHECK_LEVELS[key]);
    if (place !== undefined) expect(first?.place).toEqual(place);
    if (says !== undefined) expect(first && findingText(first, 'en')).toBe(says);
    for (const one of found)
      for (const locale of ['zh-cn', 'en'] as const) expect(findingText(one, locale)).not.toMatch(/[{}]/);
  });

  test('has a case for each of its checks', () => {
    const without = Object.keys(CHECK_LEVELS).filter((key) => !BREACHES.some((breach) => breach.key === key));
    expect(without).toEqual([]);
  });

  test('tells a weight that nobody said once, not of the totals too (issue 17)', () => {
    const { lines } = anInvoice();
    const body = anInvoice({ lines: lines.map((line) => ({ ...line, netEachG: 0 })) });
    const found = checkBill(body, knownOf(body)).filter(({ key }) => key === 'field-missing');
    expect(found.map(({ place }) => place)).toEqual([1, 2].map((lineNo) => ({ lineNo, field: 'net-weight' })));
  });

  test('tells errors first and counts them alone', () => {
    const { lines } = anInvoice();
    const body = anInvoice({ lines: lines.map((line) => ({ ...line, isNetGuess: true })), marks: '' });
    const found = checkBill(body, knownOf(body));
    expect(found.map(({ level }) => level)).toEqual(['error', 'warning', 'warning']);
    expect(errorsIn(found)).toBe(1);
  });
});
