import { describe, expect, test } from 'vitest';
import { designTexts } from '#modules/bills/testing/design-texts.ts';
import { BILL_TITLES } from './bill-titles.ts';
import { BILL_STATE_WORDS, SHIPMENT_STATE_WORDS } from './bill-words.ts';
import { CHECK_WORDS } from './check-words.ts';

describe('the words of bills and shipments are those of the design', () => {
  test.each([
    ['states of a shipment', 'shipment', SHIPMENT_STATE_WORDS],
    ['titles of the papers', 'bill.title', BILL_TITLES],
    ['messages of the checker', 'check', CHECK_WORDS],
  ] as const)('%s', (_what, under, words) => {
    expect(words).toEqual(designTexts(under));
  });

  test('states of a bill', () => {
    const titled = Object.entries(designTexts('bill')).filter(([key]) => !key.startsWith('title.'));
    expect(BILL_STATE_WORDS).toEqual(Object.fromEntries(titled));
  });
});
