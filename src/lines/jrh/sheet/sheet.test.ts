import { describe, expect, it } from 'vitest';
import { JRH_LINE } from '#lines/jrh/line.ts';
import { aUnit, configured, JRH_PRODUCT, UNITS } from '#lines/jrh/testing/shipped-release.ts';
import { RATIOS } from '#lines/jrh/testing/shipped-units.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { Values } from '#product/configuration.ts';
import type { RowFilters } from '#product/row-query.ts';
import { JRH_SHEET } from './sheet.ts';

function sheetOf(id: string, filters: RowFilters = {}, values: Values = {}) {
  const row = aUnit(id, filters);
  const standing = resolvedValues(configured(row, values), JRH_PRODUCT);
  const sections = JRH_SHEET.sections?.(row, standing, UNITS.partFigures?.(row) ?? {}) ?? [];
  return { sections, standing, row, said: JSON.stringify([sections, JRH_SHEET.figures(row, standing, {})]) };
}

const symbolsOf = (id: string, values: Values = {}) =>
  sheetOf(id, {}, values).sections.flatMap(({ rows }) => rows.map(({ symbol }) => symbol));

describe('the sheet of an industrial unit', () => {
  it('has the outline of a unit whose sheet was read', () => {
    expect(symbolsOf('H3-08-28.64')).toEqual(
      expect.arrayContaining(['a', 'b', 'h', 'H', 'd1', 'l1', 'G1', 'd2', 'G2']),
    );
  });

  it('has the dimensions of the output that stands, and of feet only where it has them', () => {
    const hollow = { installationPosition: 'M', outputShaftType: 'D', torqueArm: 'T' };
    expect(symbolsOf('H3-08-28.64', hollow)).toEqual(expect.arrayContaining(['d1', 'D3', 'a']));
    expect(symbolsOf('H3-08-28.64', hollow)).not.toEqual(expect.arrayContaining(['s']));
    expect(symbolsOf('H3-08-28.64', hollow)).not.toContain('d2');
    expect(symbolsOf('H3-08-28.64')).not.toContain('D2');
  });

  it.each([
    ['installationPosition', 'V', 'The drawing of the upright unit comes on request.'],
    ['outputShaftType', 'K', 'Dimensions of splines and flanges come on request.'],
  ])('with %s %s says what comes on request', (field, code, said) => {
    expect(sheetOf('H3-08-28.64', {}, { [field]: code }).said).toContain(said);
  });

  it.each(['H1-05-1.64', 'H2-13-6.62', 'H3-04-23.52'])(
    'of %s invents no outline and says that it comes on request',
    (id) => {
      expect(symbolsOf(id)).not.toContain('a');
      expect(sheetOf(id).said).toContain('The drawing of this size comes on request.');
    },
  );

  it('says that f1 and f4 are assumed, and claims no standard of the series', () => {
    const { said, standing } = sheetOf('H3-08-28.64');
    expect([said.includes('f1 is assumed'), said.includes('f4 is recalled and assumed')]).toEqual([true, true]);
    expect(JRH_SHEET.standards(standing)).toEqual([]);
  });

  it('prints the f1 it was judged with where nobody entered one', () => {
    const { sections, row } = sheetOf('H3-08-28.64');
    const told = sections.flatMap(({ rows }) => rows).find(({ symbol }) => symbol === 'f1');
    expect(told?.value).toBe(row.assumedFactor.toFixed(2));
  });

  it('says where cooling is compulsory, and which factors are not known', () => {
    const hot = RATIOS.find(({ id }) => UNITS.index.find(id, { inputSpeed: 1400 })?.thermalPower === null);
    expect(sheetOf(hot?.id.replace('JRH-', '') ?? '').said).toContain('Cooling compulsory');
    expect(sheetOf('H3-08-28.64', { dutyCycle: '20' }).row.thermalFactor).toBeNull();
  });

  it.each([
    ['none', '12', 'Heat, with the cooling chosen'],
    ['FAN', '69', 'Heat, with the cooling chosen'],
    ['OWC', '176', 'Torque; heat confirmed with the request'],
  ])('without a driven power asked permits with cooling %s %s kW, and says what rules it', (cooling, power, limit) => {
    const row = aUnit('H1-03-1.73', { inputSpeed: 1400, cooling });
    const told = JRH_SHEET.figures(row, resolvedValues(configured(row, { cooling }), JRH_PRODUCT), {});
    expect(JSON.stringify(told)).toContain(limit);
    const permitted = told.find(({ label }) => label.en === 'Permissible power at f1');
    expect(Math.floor(Number(permitted?.value))).toBe(Number(power));
  });

  it('tells the power that is asked beside the one permitted', () => {
    const row = aUnit('H3-08-28.64', { drivenPower: 30 });
    const told = JRH_SHEET.figures(row, resolvedValues(configured(row), JRH_PRODUCT), { drivenPower: 30 });
    const powers = told.filter(({ unit }) => unit === 'kW').map(({ label, value }) => [label.en, value]);
    expect(powers).toEqual([
      ['Nominal input power', expect.any(String)],
      ['Permissible power at f1', expect.any(String)],
      ['Driven power', '30'],
    ]);
  });

  it.each([
    ['H3-08-28.64', 'A (output front, input rear)', 'A（输出在前、输入在后，异侧）'],
    ['B3-14-45.77', 'A (output front, turning with the input)', 'A（输出在前，与输入同向）'],
  ])('says of %s on which sides its shafts are: %s', (id, en, zh) => {
    const field = JRH_PRODUCT.fields.find((one) => one.id === 'shaftAssembly');
    const printed = field && JRH_SHEET.printed(field, 'A', configured(aUnit(id)));
    expect(printed).toMatchObject({ zh, en });
  });

  it('says of a speed between two printed ones that it was interpolated', () => {
    expect(sheetOf('H3-08-28.64', { inputSpeed: 640 }).said).toContain('Interpolated');
    expect(sheetOf('H3-08-28.64', { inputSpeed: 640 }).said).not.toContain('end of the table');
    expect(sheetOf('H3-08-28.64', { inputSpeed: 1400 }).said).toContain(
      'Rated at n1 = 1400 r/min, the end of the table. A 4-pole motor on 50 Hz runs at about 1485 r/min, which the data do not cover',
    );
    expect(sheetOf('H3-08-28.64', { inputSpeed: 900 }).said).toContain('Catalogue figure');
  });

  it('is called by its type code, without a sign a file name could not have', () => {
    const { row, standing } = sheetOf('H3-08-28.64');
    const named = JRH_LINE.productName(row, { ...standing, inputType: 'AD', motorSize: '-' });
    expect(named).toBe('JRHH3SH08-1400+AD-i28.64-A');
  });
});
