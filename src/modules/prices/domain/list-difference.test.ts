import { describe, expect, test } from 'vitest';
import { demoList, demoRecords } from '#modules/prices/testing/demo-list.ts';
import { countsOf, listDifference } from './list-difference.ts';
import { listRecords, percentText } from './list-records.ts';
import { type PriceList, type PriceRow, priceListOf } from './price-list.ts';
import { readPriceList } from './read-price-list.ts';
import { worstMargins } from './worst-margins.ts';

const LIST = demoList();
const ROWS = [...LIST.rows.values()].flat();

function changed(change: (row: PriceRow) => PriceRow | undefined, terms: Partial<PriceList> = {}): PriceList {
  return priceListOf(
    { ...LIST, ...terms },
    ROWS.flatMap((row) => change(row) ?? []),
  );
}

const isBe2 = ({ component, key }: PriceRow) => component === 'brake' && key === 'BE2';

describe('the records of a list', () => {
  test('read again are the same list', () => {
    const records = listRecords(LIST).map((cells, at) => ({ line: at + 2, cells }));
    expect(readPriceList(records)).toEqual({ ok: true, value: LIST });
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [-300, '-3.00'],
  ])('write %s basis points as %s', (share, text) => expect(percentText(share)).toBe(text));

  test('are as many as the file has, but for what only explains it', () => {
    expect(listRecords(LIST)).toHaveLength(demoRecords().length - 1);
  });
});

describe('the difference of two lists', () => {
  test('is none between a list and itself', () => {
    expect(listDifference(LIST, demoList())).toEqual({ rows: [], terms: [] });
  });

  test('tells a row that costs something else, with the share', () => {
    const after = changed((row) => (isBe2(row) ? { ...row, list: 65_100 } : row));
    expect(listDifference(LIST, after).rows).toMatchObject([
      { kind: 'changed', component: 'brake', key: 'BE2', change: 500, isFlagged: false, before: { list: 62_000 } },
    ]);
  });

  test.each([
    [80_600, 3000, false],
    [80_601, 3000, true],
    [81_000, 3065, true],
    [0, -10_000, true],
  ])('flags more than 30 %%: 620.00 to %s', (list, change, isFlagged) => {
    const after = changed((row) => (isBe2(row) ? { ...row, list } : row));
    expect(listDifference(LIST, after).rows).toMatchObject([{ change, isFlagged }]);
  });

  test('flags what cost nothing before, though no share says how much more it is', () => {
    const free = changed((row) => (isBe2(row) ? { ...row, list: 0 } : row));
    expect(listDifference(free, LIST).rows).toMatchObject([{ change: null, isFlagged: true }]);
  });

  test('tells costs and days as well, and no remarks', () => {
    const after = changed((row) => (isBe2(row) ? { ...row, cost: 1, leadDays: 9, note: 'x' } : row));
    expect(listDifference(LIST, after).rows).toMatchObject([{ kind: 'changed', change: 0, isFlagged: false }]);
    expect(
      listDifference(
        LIST,
        changed((row) => ({ ...row, note: 'x' })),
      ).rows,
    ).toEqual([]);
  });

  test('tells rows that came and went, and counts all', () => {
    const after = changed((row) => (isBe2(row) ? undefined : row));
    expect(listDifference(LIST, after).rows).toMatchObject([{ kind: 'removed', key: 'BE2', after: null }]);
    expect(countsOf(listDifference(after, LIST))).toEqual({ added: 1, removed: 0, changed: 0, flagged: 0, terms: 0 });
  });

  test('puts the flagged first, then the largest change', () => {
    const factors: Readonly<Record<string, number>> = { BE2: 1.1, BE5: 1.5, BE1: 0.8 };
    const after = changed((row) => {
      const factor = row.component === 'brake' ? factors[row.key] : undefined;
      return factor === undefined ? row : { ...row, list: Math.round(row.list * factor) };
    });
    expect(listDifference(LIST, after).rows.map(({ key }) => key)).toEqual(['BE5', 'BE1', 'BE2']);
  });

  test('tells what changed beside the rows', () => {
    const { LIST: none = 0, ...groups } = LIST.groups;
    const free = LIST.free.filter((field) => field !== 'remark');
    const after = changed((row) => row, { validDays: 60, free, groups: { LIST: none, ...groups, A: 2500, D: 500 } });
    expect(listDifference(LIST, after).terms).toEqual([
      { component: 'parameter', code: 'valid_days', before: '30', after: '60' },
      { component: 'group', code: 'A', before: '30.00', after: '25.00' },
      { component: 'group', code: 'D', before: null, after: '5.00' },
      { component: 'free', code: 'remark', before: '', after: null },
    ]);
  });
});

describe('the worst margin of a group', () => {
  test('is told for each group, the best customers leaving least', () => {
    const margins = new Map(worstMargins(LIST).map(({ group, margin }) => [group, margin]));
    expect([...margins.keys()].sort()).toEqual(['A', 'B', 'C', 'LIST']);
    expect(margins.get('A')).toBeLessThan(margins.get('LIST') ?? 0);
  });

  test('names the row, and how it stands to the limits', () => {
    const at = (cost: number) =>
      worstMargins(changed((row) => (isBe2(row) ? { ...row, cost } : row))).find(({ group }) => group === 'LIST');
    // 620.00 less 10 % is 558.00.
    expect(at(55_800)).toEqual({ group: 'LIST', margin: 0, component: 'brake', key: 'BE2', level: 'below-stop' });
    expect(at(50_220)).toMatchObject({ margin: 1000, level: 'below-floor' });
  });

  test('is unknown without costs', () => {
    const { length } = worstMargins(changed(({ cost: _, ...row }) => row));
    expect(length).toBe(0);
  });
});
