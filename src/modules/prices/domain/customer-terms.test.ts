import { expect, test } from 'vitest';
import { isPlaceInOrder, type ToldTerms, termsChanges } from './customer-terms.ts';

const AGREED: ToldTerms = {
  ...{ list: 'DEMO-CNY', groupCode: 'A', showPrices: 'net', payment: null, incoterm: 'FCA', place: 'Shanghai' },
  ...{ taxMode: 'domestic', timeZone: 'Asia/Shanghai', locale: 'zh-cn', erpNo: null, creditNote: null },
};

test.each([
  ['both', 'FOB', 'Ningbo', true],
  ['neither', null, null, true],
  ['an Incoterm alone', 'FOB', null, false],
  ['a place alone', null, 'Ningbo', false],
] as const)('Incoterm and place, %s: %s %s is in order: %s', (_, incoterm, place, expected) => {
  expect(isPlaceInOrder({ incoterm, place })).toBe(expected);
});

test('a change tells what was and what became of it, and of nothing else', () => {
  const after: ToldTerms = { ...AGREED, groupCode: 'B', payment: '30 days net', incoterm: null, place: null };
  expect(termsChanges(AGREED, after)).toEqual({
    groupCode: { from: 'A', to: 'B' },
    payment: { from: '', to: '30 days net' },
    incoterm: { from: 'FCA', to: '' },
    place: { from: 'Shanghai', to: '' },
  });
  expect(termsChanges(AGREED, { ...AGREED })).toEqual({});
});

test('the first terms tell all that was agreed, and nothing of what was not', () => {
  const told = termsChanges(undefined, AGREED);
  expect(told.list).toEqual({ from: '', to: 'DEMO-CNY' });
  expect(Object.keys(told)).not.toContain('payment');
  expect(Object.keys(told)).toHaveLength(8);
});
