import { describe, expect, test } from 'vitest';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { inputsOf, nameIn } from '#modules/sizing/domain/sizing.ts';
import { axisColumns } from './axis-columns.ts';
import { AXIS_STATES, judgeAxis } from './judge-axis.ts';
import { MAX_AXES, readAxes } from './read-axes.ts';

function known(id: string): Application {
  const found = applicationOf(id);
  if (found === undefined) throw new Error(id);
  return found;
}
const ROLLERS = known('roller_conveyor');

function rowsOf(text: string, application = ROLLERS) {
  const table = readAxes(application, text, 'si');
  if (table.kind === 'refused') throw new Error(table.text.en);
  return table.rows;
}

const columnsOf = (headings: readonly string[], application = ROLLERS) =>
  axisColumns(application, headings, 'si').map(({ use }) => {
    if (!('input' in use)) return use.kind;
    return use.kind === 'input' ? `${use.input.id}|${use.unit}` : `${use.kind} ${use.input.id}`;
  });

describe('the headings of a table of axes', () => {
  test.each(APPLICATIONS)('of $id are the sign or the name of each input, with its unit or without', (application) => {
    for (const input of inputsOf(application)) {
      const unit = input.kind === 'number' ? input.unit : '';
      const name = nameIn(application, input.id) ?? { zh: '', en: '' };
      const sign = symbolOf(input.id);
      const heads = [input.id, sign, `${sign} [${unit}]`, `${sign}(${unit})`, `${sign} / ${unit}`, name.zh, name.en];
      const whole = [`${name.zh} ${sign}（${unit}）`, `${name.en} ${sign}, ${unit}`, `${name.en} in ${unit}`];
      for (const heading of [...heads, ...whole])
        expect([heading, columnsOf([heading], application)]).toEqual([heading, [`${input.id}|${unit}`]]);
    }
  });

  test('are read in another unit, and told where the unit is of another kind', () => {
    expect(columnsOf(['m_L [t]', 'v m/min', 'D (in)', '货物质量（吨）'])).toEqual([
      'm_L|t',
      'v|m/min',
      'D|in',
      'twice m_L',
    ]);
    expect(columnsOf(['v [kg]', 'eta_L [%]'])).toEqual(['wrong-unit v', 'wrong-unit eta_L']);
  });

  test('keep apart what case alone keeps apart, and need no case where nothing else is meant', () => {
    const travel = known('travelling_drive');
    expect(columnsOf(['d', 'D', 'M_L', 'mL', 'eta l'], travel)).toEqual([
      'd|mm',
      'D|mm',
      'm_L|kg',
      'twice m_L',
      'eta_L|',
    ]);
  });

  test('name the axis, or nothing that is known', () => {
    expect(columnsOf(['Name', '位号', 'colour', ''])).toEqual(['name', 'unknown', 'unknown', 'unknown']);
  });
});

describe('a table of axes', () => {
  const HEAD = 'Axis\tm_L [kg]\tm_R\tD\tv';

  test('is read as a spreadsheet gives it: rows with their line, names and figures in their units', () => {
    const [one, two] = rowsOf(`${HEAD}\r\nC1\t1500\t20\t89\t0,5\r\n\r\n"C ""2"""\t1.2 t\t20\t89 mm\t30 m/min\r\n`);
    expect(one).toMatchObject({ no: 2, name: 'C1', faults: [] });
    expect(one?.inputs).toEqual({
      m_L: { value: 1500, unit: 'kg' },
      m_R: { value: 20, unit: 'kg' },
      D: { value: 89, unit: 'mm' },
      v: { value: 0.5, unit: 'm/s' },
    });
    expect(two).toMatchObject({ no: 4, name: 'C "2"' });
    expect(two?.inputs).toMatchObject({ m_L: { value: 1.2, unit: 't' }, v: { value: 30, unit: 'm/min' } });
  });

  test.each([
    ['commas', 'name,m_L,v\nC1,100,0.5'],
    ['semicolons', 'name;m_L;v\nC1;100;0,5'],
    ['tabs', '名称\t货物质量\t输送速度\nC1\t100\t0.5'],
  ])('may be divided by %s', (_, text) => {
    expect(rowsOf(text)[0]?.inputs).toEqual({ m_L: { value: 100, unit: 'kg' }, v: { value: 0.5, unit: 'm/s' } });
  });

  test('may name units in its second row', () => {
    const rows = rowsOf('name\tm_L\tz_R\tv\n单位\t(t)\t-\tm/min\nC1\t1\t12\t30');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.inputs).toEqual({
      m_L: { value: 1, unit: 't' },
      z_R: { value: 12, unit: '' },
      v: { value: 30, unit: 'm/min' },
    });
  });

  test('in inches and pounds where nobody says otherwise, for whoever works with these', () => {
    const table = readAxes(ROLLERS, 'm_L\tD\n200\t3.5', 'imperial');
    expect(table.kind === 'read' && table.rows[0]?.inputs).toEqual({
      m_L: { value: 200, unit: 'lb' },
      D: { value: 3.5, unit: 'in' },
    });
  });

  test('reads choices, switches and masses by their words in either language', () => {
    const [one] = rowsOf('supply\t负载类别\nInverter\t重冲击');
    expect(one?.inputs).toEqual({ supply: 'inverter', load_class: 'H' });
    expect(rowsOf('载人\n是', known('hoist'))[0]?.inputs).toEqual({ persons: true });
    const [table] = rowsOf('masses\n20@150; 5 kg × 300 mm', known('rotary_table'));
    expect(Object.values(table?.inputs ?? {})).toEqual([
      [
        [20, 150],
        [5, 300],
      ],
    ]);
  });

  test.each([
    ['ten', 'It is no figure'],
    ['1,200', 'The comma could divide thousands or decimals: write the figure without it'],
    ['5 kg', 'The unit “kg” is not one of it: m/s, ft/min, m/min'],
    ['1 5', 'It is no figure'],
  ])('says of a cell “%s” which it is and why, and keeps the rest of the row', (cell, why) => {
    const [row] = rowsOf(`name\tm_L\tv\nC1\t100\t${cell}`);
    expect(row?.faults).toMatchObject([{ heading: 'v', cell, text: { en: why } }]);
    expect(row?.inputs).toEqual({ m_L: { value: 100, unit: 'kg' } });
  });

  test.each([
    ['1 200', 1200],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['0,125', 0.125],
    ['１５０', 150],
    ['1.5e3', 1500],
  ])('reads %s as %d', (cell, value) => {
    expect(rowsOf(`m_L\tv\n${cell}\t`)[0]?.inputs).toEqual({ m_L: { value, unit: 'kg' } });
  });

  test('tells what stands under no heading', () => {
    expect(rowsOf('m_L\tv\n100\t0.5\t7')[0]?.faults).toMatchObject([{ cell: '7', heading: '' }]);
  });

  test.each([
    ['', /Paste or type/],
    ['colour\tsize\nred\t1', /names no input/],
    ['m_L\tv', /below the first row/],
    [`m_L\tv\n${'100\t1\n'.repeat(MAX_AXES + 1)}`, /has 201 rows, and 200 are taken/],
    [`m_L\tv\n${'1\t'.repeat(100)}1`, /Line 2 has 101 columns, and 100 are taken/],
    [`m_L\tv\n${'a b '.repeat(200)}\t1`, /A cell of line 2 has more than 500 characters/],
    [`${'a b '.repeat(40_000)}\tv\n1\t1`, /A cell of line 1 has more than 500 characters/],
    ['a'.repeat(200_001), /more than 200000 characters/],
  ])('is refused with words where it is none or too much of one:', (text, words) => {
    const table = readAxes(ROLLERS, text, 'si');
    expect(table).toMatchObject({ kind: 'refused', text: { en: expect.stringMatching(words) } });
  });
});

describe('an axis', () => {
  const judged = (text: string) => rowsOf(text).map((row) => judgeAxis(ROLLERS, row, 'si'));

  test('has the results of its case, and what is to be told of it', () => {
    const [one, slope] = judged('m_L\tm_R\tD\tv\tbeta\n1500\t20\t89\t0.5\t0\n1500\t20\t89\t3\t10');
    expect(one).toMatchObject({ state: 'computed', told: [] });
    expect(one?.figures.map(({ id }) => id)).toEqual(['M_2', 'n_2', 'P_st', 'P_max']);
    expect(one?.figures.every(({ shown }) => shown !== null)).toBe(true);
    expect(slope?.told[0]?.text.en).toMatch(/slip/);
  });

  test('with a bad cell, a figure out of range, or too little known, is told and not computed', () => {
    const [bad, range, less] = judged('m_L\tm_R\tD\tv\n1500\t20\t89\tfast\n1500\t20\t89\t9\n1500\t20\t\t0.5');
    expect(bad).toMatchObject({
      state: 'bad-cell',
      figures: [],
      told: [{ text: { en: 'v “fast”: It is no figure' } }],
    });
    expect(range).toMatchObject({ state: 'bad-cell', figures: [] });
    expect(range?.told[0]?.text.en).toMatch(/out of range: 0.01 … 4 m\/s/);
    const [long] = judged(`m_L\tv\n${'x'.repeat(400)}\t1`);
    expect(long?.told[0]?.text.en).toMatch(/^m_L “x{60}…”: It is no figure$/);
    expect(less).toMatchObject({ state: 'incomplete', told: [{ text: { zh: '尚缺：辊子直径' } }] });
    expect(AXIS_STATES).toContain(less?.state);
  });
});
