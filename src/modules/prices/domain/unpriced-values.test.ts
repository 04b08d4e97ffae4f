import { describe, expect, test } from 'vitest';
import { JD_RELEASE } from '#lines/jd/testing/shipped-motors.ts';
import { JRW_RELEASE } from '#lines/jrw/testing/shipped-worm-release.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { keysOfRows } from './keys-of-rows.ts';
import { type PriceList, type PriceRow, priceListOf } from './price-list.ts';
import { unpricedValues } from './unpriced-values.ts';

const LIST = demoList();
const FIELDS = shippedRelease().product.fields;
const GEARED = pricedBy(shippedRelease());
const WORMS = pricedBy(JRW_RELEASE);
const MOTORS = pricedBy(JD_RELEASE);

function pricedBy({ index, ...release }: ActiveRelease) {
  const { prices, rowValues } = contextOf({ index, ...release }).line;
  if (prices === undefined) throw new Error(`${release.family} has no prices`);
  return { prices, rows: keysOfRows({ index, prices, rowValues }) };
}

/** The list without some of its rows. */
function without(isGone: (row: PriceRow) => boolean): PriceList {
  return priceListOf(
    LIST,
    [...LIST.rows.values()].flat().filter((row) => !isGone(row)),
  );
}

describe('the report of a list', () => {
  test('finds a row or a free field for every value of every field of the gear motors', () => {
    expect(FIELDS.length).toBeGreaterThan(50);
    expect(unpricedValues(FIELDS, GEARED, LIST)).toEqual([]);
  });

  test('tells of worm units that pairs are on request, and of motors nothing', () => {
    expect(unpricedValues(JRW_RELEASE.product.fields, WORMS, LIST)).toEqual([
      { field: 'unit', codes: expect.arrayContaining(['JRW WW 040/075 2']) },
    ]);
    expect(unpricedValues(JD_RELEASE.product.fields, MOTORS, LIST)).toEqual([]);
  });

  test('names the value whose row is gone', () => {
    const list = without(({ component, key }) => component === 'oil' && key === 'bio');
    expect(unpricedValues(FIELDS, GEARED, list)).toEqual([{ field: 'lubricatingOil', codes: ['bio'] }]);
  });

  test('names a unit, an input, an inverter and a brake, also where other rows have parts of their keys', () => {
    const list = without(
      ({ component, key }) =>
        component === 'jcmc' ||
        key === 'BE2' ||
        key === 'AM90' ||
        (component === 'unit' && key.startsWith('JRT|R|67|')),
    );
    const told = new Map(unpricedValues(FIELDS, GEARED, list).map(({ field, codes }) => [field, codes]));
    expect([...told.keys()].sort()).toEqual(['brakes', 'jcmc', 'module', 'unit']);
    expect(told.get('brakes')).toEqual(['BE2']);
    expect(told.get('module')).toEqual(['AM90']);
    expect(told.get('unit')).toEqual(expect.arrayContaining(['JRT R 67 2', 'JRT R 67 3']));
    expect(told.get('jcmc')).toContain('1.5');
  });

  test('names a field that is no longer free, with all its values', () => {
    const free = LIST.free.filter((field) => field !== 'sealTemperature');
    expect(unpricedValues(FIELDS, GEARED, { ...LIST, free })).toEqual([
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
