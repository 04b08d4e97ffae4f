import { describe, expect, it } from 'vitest';
import { JD_LINE } from '#lines/jd/line.ts';
import { aMotor, JD_PRODUCT, MOTORS } from '#lines/jd/testing/shipped-motors.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { Values } from '#product/configuration.ts';
import { JD_SHEET } from './sheet.ts';

function sheetOf(id: string, values: Values = {}) {
  const row = aMotor(id);
  const standing = resolvedValues({ ...JD_LINE.empty, values, basicType: row }, JD_PRODUCT);
  const sections = JD_SHEET.sections?.(row, standing, MOTORS.partFigures?.(row) ?? {}) ?? [];
  return { sections, figures: JD_SHEET.figures(row, standing, {}), standards: JD_SHEET.standards(standing) };
}

const symbolsOf = (id: string, values: Values) =>
  sheetOf(id, values)
    .sections.filter(({ heading }) => heading.en.startsWith('Main dimensions'))
    .flatMap(({ rows }) => rows.map(({ symbol }) => symbol));

describe('the sheet of a motor', () => {
  it.each([
    ['B3', ['D', 'E', 'F', 'H', 'A', 'B', 'C', 'K', 'AC', 'L']],
    ['B5', ['D', 'E', 'F', 'P', 'M', 'N', 'AC', 'L']],
    ['B14', ['D', 'E', 'F', 'M', 'AC', 'L']],
    ['B35', ['D', 'E', 'F', 'H', 'A', 'B', 'C', 'K', 'P', 'M', 'N', 'AC', 'L']],
    ['V6', ['D', 'E', 'F', 'H', 'A', 'B', 'C', 'K', 'AC', 'L']],
  ])('in %s has the dimensions of what fixes it: %j', (mountingArrangement, symbols) => {
    expect(symbolsOf('JD-DN90L4-50', { mountingArrangement })).toEqual(symbols);
  });

  it('says nothing of what is recalled only: bearings, noise, the box', () => {
    const said = JSON.stringify(sheetOf('JD-DN90L4-50'));
    expect(said).not.toMatch(/earing|oise|dB|轴承|噪/);
  });

  it('at 60 Hz has speed and torque, and a dash for what no source has', () => {
    const { sections, figures } = sheetOf('JD-DN90L4-60');
    expect(figures.map(({ symbol }) => symbol)).not.toContain('η');
    expect(JSON.stringify(sections)).toContain('"value":"–"');
  });

  it('of one phase or explosion-proof claims no class and no data of the standard motor', () => {
    for (const values of [{ motorVoltage: '1AC 220V' }, { motorType: 'EX' }] as Values[]) {
      const { figures } = sheetOf('JD-DN90L4-50', values);
      expect(figures.map(({ symbol }) => symbol)).not.toContain('η');
    }
    expect(
      sheetOf('JD-DN90L4-50', { motorVoltage: '1AC 220V' })
        .standards.map(({ en }) => en)
        .join(),
    ).not.toContain('30-1');
  });
});
