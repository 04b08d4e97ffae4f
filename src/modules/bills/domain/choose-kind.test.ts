import { describe, expect, test } from 'vitest';
import { chooseKind } from './choose-kind.ts';
import { plainName } from './goods.ts';
import { hsCodesWith, STANDARD_HS_CODES } from './hs-codes.ts';

const NOTHING = { zh: '', en: '' };

describe('a line of which the kind is chosen', () => {
  test('is called as its kind, and has the code of it where one can say it', () => {
    const unknown = { goodsKind: null, name: NOTHING, hsCode: '' };
    expect(chooseKind(unknown, 'gear-unit', STANDARD_HS_CODES)).toEqual({
      ...{ goodsKind: 'gear-unit', name: plainName('gear-unit'), hsCode: '848340' },
    });
    expect(chooseKind(unknown, 'geared-motor', STANDARD_HS_CODES)).toMatchObject({
      name: plainName('geared-motor'),
      hsCode: '',
    });
  });

  test('loses what followed from the kind before', () => {
    const bare = { goodsKind: 'gear-unit', name: plainName('gear-unit'), hsCode: '848340' } as const;
    expect(chooseKind(bare, 'motor', STANDARD_HS_CODES)).toEqual({
      goodsKind: 'motor',
      name: plainName('motor'),
      hsCode: '',
    });
    expect(
      chooseKind({ ...bare, goodsKind: 'geared-motor', hsCode: '850152' }, 'motor', STANDARD_HS_CODES).hsCode,
    ).toBe('850152');
  });

  test('keeps what somebody said', () => {
    const said = {
      goodsKind: 'gear-unit',
      name: { zh: '提升机减速机', en: 'Hoist gear unit' },
      hsCode: '84834090',
    } as const;
    expect(chooseKind(said, 'gear-unit', STANDARD_HS_CODES)).toEqual(said);
    expect(chooseKind({ ...said, hsCode: '843149' }, 'part', STANDARD_HS_CODES)).toMatchObject({
      name: said.name,
      hsCode: '843149',
    });
  });

  test('has the code the provider has said', () => {
    const source = { source: 'CN 2026', sourceDate: '2026-01-01', isConfirmed: true };
    const codes = hsCodesWith([{ goodsKind: 'gear-unit', upToW: null, code: '8483409000', ...source }]);
    const motor = { goodsKind: 'motor', name: plainName('motor'), hsCode: '850152' } as const;
    expect(chooseKind(motor, 'gear-unit', codes).hsCode).toBe('8483409000');
  });
});
