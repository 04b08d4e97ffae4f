import { expect, it } from 'vitest';
import { loadDefinitions } from '#lines/definitions.ts';
import { LISTED_FIGURES } from '#lines/listed-figures.ts';
import en from '#modules/cart/locales/en.json' with { type: 'json' };
import zh from '#modules/cart/locales/zh-cn.json' with { type: 'json' };
import { unitIn } from '#product/unit-system.ts';
import { PRICED_COLUMNS } from './list-columns.ts';
import { listSheetColumns, type SheetLine } from './list-sheet.ts';
import { LIST_SHEET_WORDS, STATE_WORDS, TO_BE_CONFIRMED } from './list-sheet-words.ts';
import { clockIn } from './zone-time.ts';

const LINE: SheetLine = {
  ...{ productName: 'JRTK67', fullTypeCode: 'JRTK67-i5', note: '', remark: '', itemNumber: '', folder: '' },
  ...{
    quantity: 1,
    releaseState: 'valid',
    figuresOpen: false,
    actorName: 'buyer',
    customerName: 'Acme',
    onBehalfOf: null,
  },
  createdAt: new Date('2026-11-22T23:30:00Z'),
  fittings: [],
  figures: [],
  price: null,
};
const { offered = [], fixed = [] } = PRICED_COLUMNS;
const VIEW = { columns: offered, system: 'si', locale: 'en', timeZone: 'UTC' } as const;
const told = (heading: string, line: Partial<SheetLine>, view: Partial<typeof VIEW> | object = {}) =>
  listSheetColumns({ ...VIEW, ...view })
    .find((column) => column.heading === heading)
    ?.cell({ ...LINE, ...line });

it('what is to be confirmed is called that, and not valid', () => {
  expect(told('State', { figuresOpen: true })).toBe('To be confirmed');
  expect(told('State', { figuresOpen: true, releaseState: 'invalid' })).toBe('No longer valid');
});

it('tells prices as amounts of their currency, and what is to be known of them', () => {
  const price = {
    currency: 'CNY',
    isDemo: true,
    at: '2026-11-27',
    unit: 5371,
    total: 64_452,
    leadDays: 18,
    isFrom: true,
  };
  const headings = [
    'Unit price (without VAT)',
    'Amount (without VAT)',
    'Currency',
    'Lead time (days)',
    'About the price',
  ];
  expect(headings.map((heading) => told(heading, { price }))).toEqual([
    ...[5371, 64_452, 'CNY', 18],
    'From · Demo price · 2026-11-27',
  ]);
  const open = {
    ...price,
    currency: '',
    unit: undefined,
    total: undefined,
    leadDays: undefined,
    isFrom: false,
    at: null,
  };
  expect(headings.map((heading) => told(heading, { price: open }))).toEqual(['', '', '', '', 'On request']);
  expect(headings.map((heading) => told(heading, {}))).toEqual(['', '', '', '', '']);
});

it('its words are those of the list', () => {
  const { product, itemNumber, mounting, quantity, release, folder, created } = LIST_SHEET_WORDS;
  const columns = { product, itemNumber, mounting, quantity, release, folder, created };
  for (const [id, words] of Object.entries(columns)) {
    const key = id as keyof typeof columns;
    expect([words.zh, words.en]).toEqual([zh.column[key], en.column[key]]);
  }
  for (const state of ['valid', 'changed', 'invalid'] as const)
    expect(STATE_WORDS[state]).toEqual({ zh: zh.release[state], en: en.release[state] });
  expect(TO_BE_CONFIRMED).toEqual({ zh: zh.release.toConfirm, en: en.release.toConfirm });
});

it('every column a person can choose is in it', () => {
  for (const id of offered) {
    const columns = listSheetColumns({ ...VIEW, columns: [...fixed, id] });
    const least = listSheetColumns({ ...VIEW, columns: fixed });
    expect([id, columns.length > least.length || fixed.includes(id)]).toEqual([id, true]);
  }
});

it.each(LISTED_FIGURES)('the lines tell $id in the unit its heading says', async ({ of, unit }) => {
  for (const line of (await loadDefinitions()).values())
    for (const column of line.rows.columns)
      if (of.includes(column.id))
        expect([line.code, column.id, unitIn('si', column)]).toEqual([line.code, column.id, unit]);
});

it('figures that are not what the heads of their columns say are named', () => {
  const figures = [
    { column: 'outputSpeed', label: 'Output speed', symbol: 'n2', value: '48.9', unit: 'r/min' },
    { column: 'ratedTorque', label: 'Rated torque', symbol: 'T2N', value: '24,000', unit: 'Nm' },
  ];
  expect(told('Figures by other signs', { figures })).toBe('T2N Rated torque');
  expect(told('Figures by other signs', { figures: figures.slice(0, 1) })).toBe('');
});

it('a figure is a number where it is one, in the units the list has', () => {
  const mass = {
    column: 'mass',
    label: 'Mass',
    symbol: 'm',
    value: '45.5',
    unit: 'kg',
    imperial: { value: '100', unit: 'lb' },
  };
  expect(told('Mass m (kg)', { figures: [mass] })).toBe(45.5);
  expect(told('Mass m (lb)', { figures: [mass] }, { system: 'imperial' })).toBe(100);
  expect(told('Mass m (kg)', { figures: [{ ...mass, value: '10,300' }] })).toBe(10_300);
  expect(told('Mass m (kg)', { figures: [{ ...mass, value: '> 10' }] })).toBe('> 10');
  expect(told('Mass m (kg)', { figures: [{ ...mass, unit: 't' }] })).toBe('45.5 t');
  expect(told('Mass m (kg)', {})).toBe('');
});

it('a time is the one the person’s clock shows', () => {
  expect(clockIn('Asia/Shanghai', LINE.createdAt).toISOString()).toBe('2026-11-23T07:30:00.000Z');
  expect(clockIn('America/Los_Angeles', LINE.createdAt).toISOString()).toBe('2026-11-22T15:30:00.000Z');
});

it('how a drive is mounted is told by the signs of the trade, and in words where the data have a word for it', () => {
  const fittings = [
    { code: 'foot', value: '底脚安装' },
    { code: 'B3', value: 'B3 卧式' },
  ];
  expect(told(LIST_SHEET_WORDS.mounting.zh, { fittings }, { locale: 'zh-cn' })).toBe('底脚安装 · B3');
});
