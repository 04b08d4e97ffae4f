import { describe, expect, it } from 'vitest';
import type { RowQuery } from '#product/row-query.ts';
import { shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import { countRows, facet } from './facet.ts';

const index = shippedIndex();

function valuesOf(query: RowQuery, field: string) {
  const result = facet(index, query, field);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

describe('the values that still have basic types', () => {
  const query = { filters: { gearboxModel: 'K', motorPower: 1.5, serviceFactor: 1.2 } };

  it.each([
    'gearboxModel',
    'reduceUnitSize',
    'motorPower',
    'motorPoles',
    'motorFrame',
    'inputType',
    'motorFrequency',
    'efficiencyClass',
    'serviceFactor',
  ])('counts for each %s the rows a search with it finds', (field) => {
    const values = valuesOf(query, field);
    expect(values.length).toBeGreaterThan(0);
    for (const { value, count } of values) {
      expect([value, count]).toEqual([value, countRows(index, { filters: { ...query.filters, [field]: value } })]);
    }
  });

  it('counts for each input module the rows a search with it finds', () => {
    const filters = { gearboxModel: 'K', reduceUnitSize: '67', inputType: 'AM' };
    for (const { value, count } of valuesOf({ filters }, 'inputModule')) {
      expect(count).toBe(countRows(index, { filters: { ...filters, inputModule: String(value) } }));
    }
  });

  it('counts for each power the rows of a module that bear it', () => {
    const filters = { gearboxModel: 'K', reduceUnitSize: '67', inputType: 'AM', serviceFactor: 1.3 };
    const powers = valuesOf({ filters }, 'motorPower');
    expect(powers.length).toBeGreaterThan(5);
    for (const { value, count } of powers) {
      expect([value, count]).toEqual([value, countRows(index, { filters: { ...filters, motorPower: Number(value) } })]);
    }
  });

  it('lists every ratio and speed so that a search for it finds rows', () => {
    for (const field of ['ratio', 'outputSpeed', 'outputTorque'] as const) {
      const { motorPower: _, ...filters } = query.filters;
      for (const { value } of valuesOf({ filters: { ...filters, reduceUnitSize: '57' } }, field).slice(0, 40)) {
        expect(countRows(index, { filters: { ...filters, [field]: Number(value) } })).toBeGreaterThan(0);
      }
    }
  });

  it('leaves out its own filter and that of its rival', () => {
    const narrowed = valuesOf({ filters: { gearboxModel: 'K', outputSpeed: 20, ratio: 70 } }, 'ratio');
    expect(narrowed).toEqual(valuesOf({ filters: { gearboxModel: 'K' } }, 'ratio'));
  });

  it('stands in ascending order, sizes and frames by number', () => {
    expect(valuesOf({}, 'reduceUnitSize').map(({ value }) => value)).toEqual([
      ...['07', '17', '19', '27', '29', '37', '39', '47', '49', '57', '67', '77', '87', '97'],
      ...['107', '127', '137', '147', '157', '167', '187'],
    ]);
    expect(valuesOf({}, 'motorPoles').map(({ value }) => value)).toEqual([2, 4, 6, 8]);
    const heights = valuesOf({}, 'motorFrame').map(({ value }) => Number.parseInt(String(value), 10));
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  it('refuses what a search refuses', () => {
    expect(facet(index, { filters: { gearboxModel: 'X' } }, 'ratio')).toMatchObject({ ok: false });
  });
});
