import { describe, expect, test } from 'vitest';
import { anInvoice, aPackingList, aProforma, domestic, knownOf } from '#modules/bills/testing/bill-bodies.ts';
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
import { hsCodesWith } from './hs-codes.ts';
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

describe('the heading of a code', () => {
  const said = {
    goodsKind: 'gear-unit',
    upToW: null,
    code: '8431390000',
    source: 'Broker',
    isConfirmed: true,
  } as const;
  const found = (body: ReturnType<typeof anInvoice>) =>
    checkBill(
      body,
      knownOf(body, { hsCodes: hsCodesWith([{ ...said, sourceDate: '2026-01-01' }]), pair: aPackingList() }),
    )
      .filter(({ key }) => key === 'hs-kind')
      .map(({ params }) => params.expected);

  test('is held against the code the provider has said for its kind', () => {
    const ofUnit = (hsCode: string) =>
      anInvoice({ lines: anInvoice().lines.map((line) => ({ ...line, goodsKind: 'gear-unit', hsCode }) as const) });
    expect(found(ofUnit('848340'))).toEqual(['8431', '8431']);
    expect(found(ofUnit('8431390000'))).toEqual([]);
  });
});
