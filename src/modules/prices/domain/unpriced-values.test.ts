import { describe, expect, test } from 'vitest';
import { JD_PRICES } from '#lines/jd/prices.ts';
import { JD_RELEASE } from '#lines/jd/testing/shipped-motors.ts';
import { JRT_PRICES } from '#lines/jrt/prices.ts';
import { JRW_PRICES } from '#lines/jrw/prices.ts';
import { JRW_RELEASE } from '#lines/jrw/testing/shipped-worm-release.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { priceListOf } from './price-list.ts';
import { unpricedValues } from './unpriced-values.ts';

const LIST = demoList();
const FIELDS = shippedRelease().product.fields;

describe('the report of a list', () => {
  test('finds a row or a free field for every value of every field of the gear motors', () => {
    expect(FIELDS.length).toBeGreaterThan(50);
    expect(unpricedValues(FIELDS, JRT_PRICES, LIST)).toEqual([]);
  });

  test('tells of worm units that pairs are on request, and of motors nothing', () => {
    expect(unpricedValues(JRW_RELEASE.product.fields, JRW_PRICES, LIST)).toEqual([
      { field: 'gearboxModel', codes: ['WW'] },
      { field: 'reduceUnitSize', codes: expect.arrayContaining(['040/075']) },
    ]);
    expect(unpricedValues(JD_RELEASE.product.fields, JD_PRICES, LIST)).toEqual([]);
  });

  test('names the value whose row is gone', () => {
    const rows = [...LIST.rows.values()].flat().filter(({ component, key }) => component !== 'oil' || key !== 'bio');
    expect(unpricedValues(FIELDS, JRT_PRICES, priceListOf(LIST, rows))).toEqual([
      { field: 'lubricatingOil', codes: ['bio'] },
    ]);
  });

  test('names a field that is no longer free, with all its values', () => {
    const free = LIST.free.filter((field) => field !== 'sealTemperature');
    expect(unpricedValues(FIELDS, JRT_PRICES, { ...LIST, free })).toEqual([
      { field: 'sealTemperature', codes: ['-25..100', '-40..-25', '100..160'] },
    ]);
  });
});

test('the list has every unit of the gear motors by type, size and stages', () => {
  const keys = shippedCatalogue().gears.map(({ model, unit, gear: { stages } }) =>
    [model === 'R' && stages === 1 ? 'RX' : model, unit.size, stages].join('|'),
  );
  const units = [...new Set(keys)];
  expect(units.length).toBeGreaterThan(70);
  expect(units.filter((unit) => !LIST.rows.has(`unit JRT|${unit}`))).toEqual([]);
});
