import { describe, expect, it } from 'vitest';
import { type FigureStyle, figureText, figureWithUnit } from './figure-text.ts';

describe('a figure is written as an engineer writes it', () => {
  it.each<[FigureStyle, number, string]>([
    ['measured', 0.8523, '0.852'],
    ['measured', 24.417, '24.4'],
    ['measured', 99.97, '100'],
    ['measured', 126.4, '126'],
    ['measured', 84.26, '84.3'],
    ['measured', 12043.7, '12,044'],
    ['listed', 0.12, '0.12'],
    ['listed', 18.5, '18.5'],
    ['listed', 90, '90'],
    ['listed', 1.0634, '1.06'],
    ['listed', 0.8293, '0.83'],
    ['listed', 12.345, '12.3'],
    ['two-decimals', 128.97, '128.97'],
    ['two-decimals', 11.5, '11.50'],
    ['reserve', 0.995, '0.99'],
    ['reserve', 1.4, '1.40'],
    ['reserve', 10, '10.00'],
    ['reserve', 27.43, '> 10'],
    ['load', 5238, '5,240'],
    ['load', 870.4, '870'],
    ['mass', 7.44, '7.4'],
    ['mass', 9.97, '10'],
    ['mass', 50.5, '51'],
    ['whole', 1428.6, '1,429'],
    ['percent', 0.94, '94'],
    ['percent', 0.6153, '61.5'],
  ])('%s %f is %s', (written, value, text) => {
    expect(figureText({ written }, value)).toBe(text);
  });

  it.each([
    [{ decimals: 1 }, 11.55, '11.6'],
    [{}, 11.557, '11.6'],
    [{}, 128.97, '129'],
  ])('a column without a style: %o %f is %s', (column, value, text) => {
    expect(figureText(column, value)).toBe(text);
  });
});

it('a unit never stands on a line of its own, and what has none carries none', () => {
  expect(figureWithUnit({ written: 'measured', unit: 'Nm' }, 842)).toBe('842\u00a0Nm');
  expect(figureWithUnit({ written: 'reserve' }, 1.4)).toBe('1.40');
});
