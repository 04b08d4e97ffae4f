import { describe, expect, test } from 'vitest';
import { anInvoice, aPackingList, aProforma, domestic } from '#modules/bills/testing/bill-bodies.ts';
import { emptyPlaces } from './missing-fields.ts';
import { FIELD_KEYS, isRequired, moneyOnPackingList, STANDARD_RULES } from './required-fields.ts';

describe('the fields of the papers', () => {
  test('have no money on a packing list', () => {
    expect(moneyOnPackingList(STANDARD_RULES)).toEqual([]);
  });

  test.each([
    ['validity', 'pi'],
    ['bank', 'pi'],
    ['hs-code', 'ci'],
    ['serials', 'pl'],
    ['packages', 'pl'],
  ] as const)('ask for %s on an exported %s alone', (field, kind) => {
    const asking = (['pi', 'ci', 'pl'] as const).filter((one) => isRequired(STANDARD_RULES, field, one, 'export'));
    expect(asking).toEqual([kind]);
  });

  test('ask for less within the country, never for more', () => {
    const all = (destination: 'domestic' | 'export') =>
      FIELD_KEYS.flatMap((field) =>
        (['pi', 'ci', 'pl'] as const)
          .filter((kind) => isRequired(STANDARD_RULES, field, kind, destination))
          .map((kind) => `${kind} ${field}`),
      );
    const [home, abroad] = [all('domestic'), all('export')];
    expect(home.filter((one) => !abroad.includes(one))).toEqual([]);
    expect(abroad.filter((one) => !home.includes(one))).toContain('ci hs-code');
  });

  test.each([
    ['proforma', aProforma()],
    ['commercial invoice', anInvoice()],
    ['packing list', aPackingList()],
    ['proforma at home', domestic(aProforma())],
    ['commercial invoice at home', domestic(anInvoice())],
    ['packing list at home', domestic(aPackingList())],
  ])('are all filled on a correct %s', (_what, body) => {
    const required = FIELD_KEYS.filter((field) => isRequired(STANDARD_RULES, field, body.kind, body.destination));
    expect(required.flatMap((field) => emptyPlaces(body, field))).toEqual([]);
  });
});
