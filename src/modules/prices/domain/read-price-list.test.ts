import { describe, expect, test } from 'vitest';
import { demoList, demoRecords } from '#modules/prices/testing/demo-list.ts';
import type { SourceRecord } from '#product/source.ts';
import { LIST_PROBLEMS, problemText } from './list-problem.ts';
import { readPriceList } from './read-price-list.ts';

const RECORDS = demoRecords();

describe('the demo list', () => {
  test('is read whole, and says that it is invented', () => {
    const { rows, ...list } = demoList();
    expect(RECORDS).toHaveLength(837);
    expect([...rows.values()].flat()).toHaveLength(RECORDS.length - 11 - 4 - 6 - 5 - list.free.length);
    expect(list).toMatchObject({
      currency: 'CNY',
      isDemo: true,
      step: { minor: 100, currency: 'CNY' },
      baseLeadDays: 5,
      validDays: 30,
      taxRate: 1300,
      marginFloor: 1800,
      marginStop: 500,
      discountBand: 500,
      amountBand: { minor: 50_000_000, currency: 'CNY' },
      groups: { LIST: 0, C: 1200, B: 2200, A: 3000 },
    });
    expect(list.quantityBreaks.map(({ from, value }) => [from, value])).toEqual([
      [1, 0],
      [5, 200],
      [10, 400],
      [20, 600],
      [50, 800],
      [100, 1000],
    ]);
  });

  test('has no row beneath its cost', () => {
    const rows = [...demoList().rows.values()].flat();
    expect(rows.filter(({ list, cost }) => cost === undefined || (list > 0 && cost >= list))).toEqual([]);
  });
});

describe('a list is refused, with row and column, for', () => {
  const MOTOR = rowAt(({ component, code }) => component === 'motor' && code === '');
  const FAN = rowAt(({ component, frame_from }) => component === 'cooling' && frame_from === '100');
  const SEAL = rowAt(({ component, code }) => component === 'seal' && code === 'FKM');

  test.each<[string, readonly SourceRecord[], object]>([
    [
      'a component there is not',
      changed(MOTOR, { component: 'gearbox' }),
      { code: 'component-unknown', row: MOTOR, column: 'component', value: 'gearbox' },
    ],
    [
      'a key twice',
      changed(SEAL, { code: 'NBR' }),
      { code: 'key-duplicate', row: SEAL, column: 'code', value: 'NBR', other: SEAL - 1 },
    ],
    [
      'a frame in two rows',
      changed(FAN, { frame_from: '90' }),
      expect.objectContaining({ code: 'frames-overlap', column: 'frame_from' }),
    ],
    [
      'frames that end before they begin',
      changed(FAN, { frame_from: '112', frame_to: '100' }),
      { code: 'frames-reversed', row: FAN, column: 'frame_from', value: '112' },
    ],
    [
      'what is no number',
      changed(MOTOR, { list: '245,00' }),
      { code: 'number-wrong', row: MOTOR, column: 'list', value: '245,00' },
    ],
    [
      'a tenth of a fen',
      changed(MOTOR, { list: '245.001' }),
      { code: 'number-wrong', row: MOTOR, column: 'list', value: '245.001' },
    ],
    [
      'less than nothing',
      changed(MOTOR, { cost: '-1.00' }),
      { code: 'number-wrong', row: MOTOR, column: 'cost', value: '-1.00' },
    ],
    [
      'a power that is none',
      changed(MOTOR, { power_kw: '0,06' }),
      { code: 'number-wrong', row: MOTOR, column: 'power_kw', value: '0,06' },
    ],
    [
      'half a day',
      changed(MOTOR, { lead_days: '7.5' }),
      { code: 'number-wrong', row: MOTOR, column: 'lead_days', value: '7.5' },
    ],
    [
      'a price that is left out',
      changed(MOTOR, { list: '' }),
      { code: 'cell-missing', row: MOTOR, column: 'list', value: '' },
    ],
    [
      'a cost that is left out among others',
      changed(MOTOR, { cost: '' }),
      { code: 'cell-missing', row: MOTOR, column: 'cost', value: '' },
    ],
    [
      'a key that is not whole',
      changed(MOTOR, { poles: '' }),
      { code: 'cell-missing', row: MOTOR, column: 'poles', value: '' },
    ],
    [
      'a code in a key it is no part of',
      changed(MOTOR, { size: '67' }),
      { code: 'cell-unexpected', row: MOTOR, column: 'size', value: '67' },
    ],
    [
      'frames where none are asked for',
      changed(MOTOR, { frame_from: '56' }),
      { code: 'cell-unexpected', row: MOTOR, column: 'frame_from', value: '56' },
    ],
    [
      'another basis than the component has',
      changed(SEAL, { basis: 'fixed' }),
      { code: 'basis-wrong', row: SEAL, column: 'basis', value: 'fixed' },
    ],
    [
      'a code that would part the key',
      changed(SEAL, { code: 'F|M' }),
      { code: 'code-wrong', row: SEAL, column: 'code', value: 'F|M' },
    ],
    [
      'a discount of more than all',
      changed(groupRow(), { list: '100.01' }),
      { code: 'number-wrong', row: groupRow(), column: 'list', value: '100.01' },
    ],
    [
      'a parameter nobody knows',
      changed(parameterRow('valid_days'), { code: 'valid_day' }),
      { code: 'parameter-unknown', row: parameterRow('valid_days'), column: 'code', value: 'valid_day' },
    ],
    [
      'a currency nobody knows',
      changed(parameterRow('currency'), { list: 'RMB' }),
      { code: 'parameter-wrong', row: parameterRow('currency'), column: 'list', value: 'RMB' },
    ],
    [
      'no step at all',
      changed(parameterRow('price_step'), { list: '0.00' }),
      { code: 'parameter-wrong', row: parameterRow('price_step'), column: 'list', value: '0.00' },
    ],
  ])('%s', (_, records, problem) => {
    expect(problemsOf(records)).toContainEqual(problem);
  });

  test.each([
    'currency',
    'demo',
    'price_step',
    'base_lead_days',
    'valid_days',
    'tax_rate',
    'margin_floor',
    'margin_stop',
    'discount_band',
    'amount_band',
  ])('the parameter %s that is missing', (name) => {
    const without = RECORDS.filter(({ cells }) => cells.component !== 'parameter' || cells.code !== name);
    const missing = { code: 'parameter-missing', row: null, column: 'code', value: name };
    expect(problemsOf(without).filter(({ code }) => code === 'parameter-missing')).toContainEqual(missing);
  });

  test('all of it at once, in the order of the rows', () => {
    const both = changed(MOTOR, { list: 'x' }, changed(SEAL, { basis: 'fixed' }));
    expect(problemsOf(both).map(({ row }) => row)).toEqual([MOTOR, SEAL, SEAL].slice(0, problemsOf(both).length));
  });

  test('a group that stands twice', () => {
    const row = groupRow();
    expect(problemsOf(changed(row, { code: 'LIST' }))).toContainEqual({
      code: 'key-duplicate',
      row,
      column: 'code',
      value: 'LIST',
      other: row - 1,
    });
  });
});

test('every problem is told in both languages, with its place', () => {
  const problem = { code: 'key-duplicate', row: 12, column: 'code', value: 'NBR', other: 7 } as const;
  expect(problemText(problem)).toEqual({
    zh: '第 12 行与第 7 行重复',
    en: 'Row 12 repeats row 7',
  });
  expect(problemText({ code: 'code-wrong', row: 12, column: 'code', value: 'a|b' })).toEqual({
    zh: '第 12 行，code 列：“a|b”不是代码',
    en: 'Row 12, column code: “a|b” is no code',
  });
  for (const { zh, en } of Object.values(LIST_PROBLEMS)) expect([zh, en]).not.toContain('');
});

function rowAt(holds: (cells: SourceRecord['cells']) => boolean): number {
  const found = RECORDS.find(({ cells }) => holds(cells));
  if (found === undefined) throw new Error('The demo list has it');
  return found.line;
}

function groupRow(): number {
  return rowAt(({ component, code }) => component === 'group' && code === 'C');
}

function parameterRow(name: string): number {
  return rowAt(({ component, code }) => component === 'parameter' && code === name);
}

/** The records with other cells in one row. */
function changed(line: number, cells: Record<string, string>, records = RECORDS): readonly SourceRecord[] {
  return records.map((record) => (record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record));
}

function problemsOf(records: readonly SourceRecord[]) {
  const list = readPriceList(records);
  if (list.ok) throw new Error('The list is not refused');
  return list.refusal;
}
