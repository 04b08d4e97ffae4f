import { describe, expect, it } from 'vitest';
import { JRP_LINE } from '#lines/jrp/line.ts';
import { productName } from '#lines/jrp/product-name.ts';
import { aUnit, JRP_PRODUCT } from '#lines/jrp/testing/shipped-units.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { RowFilters } from '#product/row-query.ts';
import { isToBeConfirmed } from '#product/to-be-confirmed.ts';
import { JRP_SHEET } from './sheet.ts';

function sheetOf(id: string, load: RowFilters = {}) {
  const row = aUnit(id, load);
  const config = { ...JRP_LINE.empty, values: { inputType: 'AM', motorSize: '132' }, basicType: row };
  const standing = resolvedValues(config, JRP_PRODUCT);
  return {
    figures: JRP_SHEET.figures(row, standing, {}),
    sections: JRP_SHEET.sections?.(row, standing, {}) ?? [],
    picture: JRP_SHEET.pictureOf(standing),
    name: productName(row, standing),
    isOpen: isToBeConfirmed(JRP_LINE, standing),
  };
}

const figure = (figures: ReturnType<typeof sheetOf>['figures'], symbol: string) =>
  figures.find((row) => row.symbol === symbol)?.value;

describe('the sheet of a planetary unit', () => {
  it('has torque, peak, efficiency, power, both radial loads and the speed it holds at', () => {
    const { figures } = sheetOf('JRPL23-158.18');
    expect(figures.map(({ symbol }) => symbol).filter(Boolean)).toEqual(
      expect.arrayContaining(['n2', 'T2 max', 'fB', 'T2 peak', 'i', 'P1', 'η', 'FR2', 'FR1', 'n1']),
    );
    expect(figure(figures, 'n1')).toBe('1,450');
  });

  it('names the peak torque asked for beside the one permitted, and none where none was asked for', () => {
    const row = aUnit('JRPL23-158.18');
    const peaks = (search: { readonly peakTorque?: number }) =>
      JRP_SHEET.figures(row, {}, { ...JRP_LINE.empty.search, ...search })
        .filter(({ label }) => label.en.startsWith('Peak torque'))
        .map(({ label, value, unit }) => [label.en, value, unit]);
    expect(peaks({ peakTorque: 20_000 })).toEqual([
      ['Peak torque permitted', '25,600', 'Nm'],
      ['Peak torque asked for', '20,000', 'Nm'],
    ]);
    expect(peaks({})).toEqual([['Peak torque permitted', '25,600', 'Nm']]);
  });

  it('names the torque asked for, of which the factor is a multiple', () => {
    const told = (search: { readonly outputTorque?: number }) =>
      figure(JRP_SHEET.figures(aUnit('JRPL23-158.18', search), {}, { ...JRP_LINE.empty.search, ...search }), 'T2');
    expect([told({ outputTorque: 9000 }), told({})]).toEqual(['9,000', undefined]);
  });

  it('has a service factor only of a torque that was asked for', () => {
    const factorOf = (search: { readonly outputTorque?: number; readonly serviceFactor?: number }) =>
      figure(JRP_SHEET.figures(aUnit('JRPL23-158.18', search), {}, { ...JRP_LINE.empty.search, ...search }), 'fB');
    expect(factorOf({ outputTorque: 9000 })).toBe('1.20');
    expect([factorOf({ serviceFactor: 20 }), factorOf({})]).toEqual(['—', '—']);
  });

  it('promises no dimensions, no mass and no price', () => {
    const { sections, figures } = sheetOf('JRPL23-158.18');
    expect(figures.filter(({ unit }) => unit === 'kg' || unit === 'mm')).toEqual([]);
    const rows = sections.flatMap((section) => section.rows);
    expect(rows.map(({ label, value }) => [label.en, typeof value === 'string' ? value : value.en])).toEqual([
      ['Dimensions and drawing', 'On request'],
      ['Mass', 'On request'],
      ['Thermal power', 'On request'],
      ['Price', 'On request'],
    ]);
  });

  it.each([
    [{}, 'Catalogue figure'],
    [{ inputSpeed: 1000 }, 'Computed by life and speed'],
    [{ inputSpeed: 600 }, 'Extrapolated, to be confirmed'],
  ])('says where its torque comes from: %j', (load, said) => {
    const { figures } = sheetOf('JRPL23-158.18', load);
    expect(JSON.stringify(figures)).toContain(said);
  });

  it('is to be confirmed, has a name for files and a picture', () => {
    const { isOpen, name, picture } = sheetOf('JRPL23-158.18');
    expect([isOpen, name]).toEqual([true, 'JRPL23-3F-AM132-i158.18']);
    expect(picture).toContain('design=L&stages=3');
  });

  it.each([
    [{ outputTorque: 9000, serviceFactor: 1.1 }, 'fits'],
    [{ outputTorque: 9000, serviceFactor: 1.25 }, 'near'],
    [{}, undefined],
  ])('checks the torque that was asked for, and nothing where none was: %j', (search, verdict) => {
    const row = aUnit('JRPL23-158.18', search);
    const config = { ...JRP_LINE.empty, basicType: row, search: { ...JRP_LINE.empty.search, ...search } };
    expect(JRP_SHEET.check?.(row, config)?.verdict).toBe(verdict);
  });
});
