import { describe, expect, test } from 'vitest';
import { anInvoice, aProforma, domestic, knownOf } from '#modules/bills/testing/bill-bodies.ts';
import { checkBill } from './check-bill.ts';
import {
  changeablePlaces,
  type FieldRule,
  fixedBecause,
  isOwnRule,
  refusalOfRule,
  rulesWith,
  versionOfRules,
} from './field-rules.ts';
import { FIELD_KEYS, moneyOnPackingList, STANDARD_RULES } from './required-fields.ts';

const asked: FieldRule = { field: 'remarks', kind: 'ci', destination: 'export', level: 'R' };
const relaxed: FieldRule = { field: 'hs-code', kind: 'ci', destination: 'export', level: 'O' };
const missingIn = (body: ReturnType<typeof anInvoice>, ...chosen: readonly FieldRule[]) =>
  checkBill(body, knownOf(body, { rules: rulesWith(chosen), pair: null }))
    .filter(({ key }) => key === 'field-missing')
    .map(({ level, place }) => [level, place.field, place.lineNo]);

describe('the rules of the papers', () => {
  test('are the matrix as long as nobody chose otherwise', () => {
    expect(rulesWith([])).toEqual(STANDARD_RULES);
  });

  test('stop a paper that lacks what was made required, on that paper and to there alone', () => {
    expect(missingIn(anInvoice(), asked)).toEqual([['error', 'remarks', undefined]]);
    expect(missingIn(anInvoice({ remarks: 'Keep dry' }), asked)).toEqual([]);
    expect(missingIn(aProforma(), asked)).toEqual([]);
    expect(missingIn(domestic(anInvoice()), asked)).toEqual([]);
  });

  test('let a paper pass without what was relaxed', () => {
    const body = anInvoice({ lines: anInvoice().lines.map((line) => ({ ...line, hsCode: '' })) });
    expect(missingIn(body)).toEqual([
      ['error', 'hs-code', 1],
      ['error', 'hs-code', 2],
    ]);
    expect(missingIn(body, relaxed)).toEqual([]);
  });

  test.each([
    [{ ...relaxed, field: 'title' }, 'bill.rule-fixed'],
    [{ ...relaxed, field: 'buyer', kind: 'pl' }, 'bill.rule-fixed'],
    [{ ...relaxed, field: 'bank', kind: 'pi' }, 'bill.rule-fixed'],
    [{ ...asked, field: 'deposit' }, 'bill.rule-fixed'],
    [{ ...asked, field: 'bank', kind: 'ci' }, undefined],
    [{ ...asked, field: 'unit-price', kind: 'pl' }, 'bill.rule-unused'],
    [{ ...relaxed, field: 'validity', kind: 'pl' }, 'bill.rule-unused'],
    [relaxed, undefined],
  ] as const)('%j is answered with %s', (rule, refusal) => {
    expect(refusalOfRule(rule)).toBe(refusal);
    expect(rulesWith([rule])[rule.field][rule.kind].export === STANDARD_RULES[rule.field][rule.kind].export).toBe(
      refusal !== undefined,
    );
  });

  test('say why a field stays as it is', () => {
    expect(fixedBecause('currency', 'ci')?.en).toBe('no amount can be reckoned without it');
    expect([fixedBecause('bank', 'ci'), fixedBecause('remarks', 'pi')]).toEqual([undefined, undefined]);
  });

  test('never bring money onto a packing list', () => {
    const all = FIELD_KEYS.flatMap((field) =>
      changeablePlaces(field).map((of) => ({ field, ...of, level: 'R' as const })),
    );
    expect(moneyOnPackingList(rulesWith(all))).toEqual([]);
  });

  test('are kept where they differ, and are another version where they do', () => {
    expect([isOwnRule(asked), isOwnRule({ ...asked, level: 'O' })]).toEqual([true, false]);
    const version = (chosen: readonly FieldRule[]) => versionOfRules(rulesWith(chosen), 'remarks');
    expect(version([asked])).not.toBe(version([]));
    expect(version([{ ...asked, level: 'O' }])).toBe(version([]));
  });
});

describe('what is charged beside the goods', () => {
  const found = (body: ReturnType<typeof anInvoice>, ...chosen: readonly FieldRule[]) =>
    checkBill(body, knownOf(body, { rules: rulesWith(chosen), pair: null }))
      .filter(({ key }) => key === 'charge-missing')
      .map(({ params }) => params.field);
  const { terms } = anInvoice();
  const sold = (
    incoterm: 'CIF' | 'CFR' | 'CPT' | 'CIP' | 'DAP' | 'FOB',
    charges: ReturnType<typeof anInvoice>['charges'],
  ) => anInvoice({ terms: { ...terms, incoterm, place: 'Hamburg' }, charges });
  const [freight, insurance] = [
    { kind: 'freight', text: 'included', amount: 0 },
    { kind: 'insurance', text: '', amount: 4_200 },
  ] as const;
  const [FREIGHT, INSURANCE] = [
    { zh: '运费', en: 'freight' },
    { zh: '保险费', en: 'insurance' },
  ];

  test('is asked for on an invoice as its rule of delivery has it (issue 17)', () => {
    expect(found(sold('CIF', []))).toEqual([FREIGHT, INSURANCE]);
    expect(found(sold('CIP', [freight]))).toEqual([INSURANCE]);
    expect([found(sold('CFR', [])), found(sold('CPT', [insurance]))]).toEqual([[FREIGHT], [FREIGHT]]);
    expect([found(sold('CIF', [freight, insurance])), found(sold('FOB', [])), found(sold('DAP', []))]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('is asked for nowhere else, nor where the provider need not say it', () => {
    const proforma = aProforma({ terms: { ...aProforma().terms, incoterm: 'CIF' }, charges: [] });
    expect(found(proforma)).toEqual([]);
    expect(found(sold('CIF', []), { field: 'charges', kind: 'ci', destination: 'export', level: 'O' })).toEqual([]);
  });
});

describe('a letter of credit', () => {
  const credit: NonNullable<ReturnType<typeof anInvoice>['letterOfCredit']> = {
    ...{
      number: 'LC-77',
      issuingBank: 'Example Bank AG',
      date: '2026-10-01',
      applicant: anInvoice().parties.buyer.name.en,
    },
    ...{ currency: 'EUR', amount: 900_000, goodsText: anInvoice().goodsText, latestShipment: '', expiry: '' },
  };
  const found = (body: ReturnType<typeof anInvoice>) =>
    checkBill({ ...body, letterOfCredit: credit }, knownOf(body, { creditUsed: 800_000 })).map(({ key }) => key);

  test('is drawn by invoices alone: a proforma asks for nothing of it (issue 17)', () => {
    expect(found(anInvoice())).toContain('lc-amount');
    expect(found(aProforma())).not.toContain('lc-amount');
  });
});

test('a code is held against the heading of its kind (issue 17)', () => {
  const found = (hsCode: string) => {
    const lines = anInvoice().lines.map((line) => ({ ...line, goodsKind: 'gear-unit', hsCode }) as const);
    return checkBill(anInvoice({ lines }), knownOf(anInvoice({ lines })))
      .filter(({ key }) => key === 'hs-kind')
      .map(({ params }) => params.expected);
  };
  expect(found('8483409000')).toEqual([]);
  expect(found('8431390000')).toEqual(['8483.40', '8483.40']);
});
