import { describe, expect, test } from 'vitest';
import { chooseKind } from './choose-kind.ts';
import { plainName } from './goods.ts';

const NOTHING = { zh: '', en: '' };

describe('a line of which the kind is chosen', () => {
  test('is called as its kind, and has the code of it where one can say it', () => {
    const unknown = { goodsKind: null, name: NOTHING, hsCode: '' };
    expect(chooseKind(unknown, 'gear-unit')).toEqual({
      ...{ goodsKind: 'gear-unit', name: plainName('gear-unit'), hsCode: '848340' },
    });
    expect(chooseKind(unknown, 'geared-motor')).toMatchObject({ name: plainName('geared-motor'), hsCode: '' });
  });

  test('loses what followed from the kind before', () => {
    const bare = { goodsKind: 'gear-unit', name: plainName('gear-unit'), hsCode: '848340' } as const;
    expect(chooseKind(bare, 'motor')).toEqual({ goodsKind: 'motor', name: plainName('motor'), hsCode: '' });
    expect(chooseKind({ ...bare, goodsKind: 'geared-motor', hsCode: '850152' }, 'motor').hsCode).toBe('850152');
  });

  test('keeps what somebody said', () => {
    const said = {
      goodsKind: 'gear-unit',
      name: { zh: '提升机减速机', en: 'Hoist gear unit' },
      hsCode: '84834090',
    } as const;
    expect(chooseKind(said, 'gear-unit')).toEqual(said);
    expect(chooseKind({ ...said, hsCode: '843149' }, 'part')).toMatchObject({ name: said.name, hsCode: '843149' });
  });
});
