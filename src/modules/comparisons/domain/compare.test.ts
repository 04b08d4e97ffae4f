import { expect, it } from 'vitest';
import { text } from '#product/field.ts';
import { compareProducts } from './compare.ts';
import { decimalsOf, type Fact, type FactSection, figureOf } from './fact.ts';

const fact = (id: string, value: string, more: Partial<Fact> = {}): Fact => ({
  id,
  label: text(id, id),
  value,
  ...more,
});
const section = (id: string, ...facts: readonly Fact[]): FactSection => ({ id, heading: text(id, id), facts });

const idsOf = (products: readonly (readonly FactSection[])[]) =>
  compareProducts(products).map(({ id, rows }) => [id, ...rows.map((row) => row.id)]);

it('what only a later product has stands where that one has it', () => {
  const one = [section('motor', fact('voltage', '400'), fact('encoder', 'E'))];
  const other = [
    section('motor', fact('voltage', '400'), fact('brake', 'BE2'), fact('encoder', 'E')),
    section('oil', fact('litres', '2')),
  ];
  expect(idsOf([one, other])).toEqual([
    ['motor', 'voltage', 'brake', 'encoder'],
    ['oil', 'litres'],
  ]);
});

it('a section nobody fills is left out, and a product that is not told has empty cells', () => {
  const [motor, ...rest] = compareProducts([[section('motor', fact('voltage', '400')), section('oil')], []]);
  expect(rest).toEqual([]);
  expect(motor?.rows[0]?.cells).toEqual([{ value: '400', figure: undefined }, undefined]);
});

it('products that call a thing differently are told under its plain name', () => {
  const load = (name: string) => [
    section('a', fact('FRa', '5', { label: text(name, name), plainLabel: text('径向载荷', 'Overhung load') })),
  ];
  const labelOf = (...names: readonly string[]) => compareProducts(names.map(load))[0]?.rows[0]?.label.en;
  expect(labelOf('Load, mid-shaft', 'Load, mid-shaft')).toBe('Load, mid-shaft');
  expect(labelOf('Load, mid-shaft', 'Load, at the hollow shaft')).toBe('Overhung load');
});

it.each([
  ['12,044.5', 'N', undefined, 12_044.5],
  ['−25', '°C', undefined, -25],
  ['1.48', undefined, 'fB', 1.48],
  ['> 10', undefined, 'fB', undefined],
  ['132', undefined, undefined, undefined],
  ['4-6', 'mm', undefined, undefined],
  ['1,4', 'kW', undefined, undefined],
])('%s with the unit %s and the symbol %s is the figure %s', (value, unit, symbol, figure) => {
  expect(figureOf({ value, unit, symbol })).toBe(figure);
});

it('decimals are those that are written', () => {
  expect(['12', '1.5', '1.50', '1,200.25'].map(decimalsOf)).toEqual([0, 1, 2, 2]);
});
