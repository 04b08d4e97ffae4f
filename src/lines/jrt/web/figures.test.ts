import { expect, it } from 'vitest';
import { type FigureKind, figure, figureWithUnit } from './figures.ts';

it.each<[FigureKind, number, string]>([
  ['outputSpeed', 0.8523, '0.852'],
  ['outputSpeed', 24.417, '24.4'],
  ['outputSpeed', 99.97, '100'],
  ['outputSpeed', 126.4, '126'],
  ['outputTorque', 84.26, '84.3'],
  ['outputTorque', 12043.7, '12,044'],
  ['serviceFactor', 0.995, '0.99'],
  ['serviceFactor', 1.4, '1.40'],
  ['motorPower', 0.12, '0.12'],
  ['motorPower', 18.5, '18.5'],
  ['motorPower', 90, '90'],
  ['ratio', 128.97, '128.97'],
  ['ratio', 11.5, '11.50'],
  ['overhungLoad', 5238, '5,240'],
  ['overhungLoad', 870.4, '870'],
  ['mass', 7.44, '7.4'],
  ['mass', 58.3, '58'],
  ['inputSpeed', 1428.6, '1,429'],
])('%s %f is written %s', (kind, value, written) => {
  expect(figure(kind, value, 'en')).toBe(written);
  expect(figure(kind, value, 'zh-cn')).toBe(written);
});

it('a unit never stands on a line of its own', () => {
  expect(figureWithUnit('outputTorque', 842, 'en')).toBe('842\u00a0Nm');
  expect(figureWithUnit('serviceFactor', 1.4, 'en')).toBe('1.40');
});
