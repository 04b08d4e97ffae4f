import { expect, describe as group, test } from 'vitest';
import { rowsOfUnit } from '#lines/jrt/testing/rows-of-unit.ts';
import { JRT_PRODUCT } from '#lines/jrt/testing/shipped-products.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { differenceWith, type PricedConfiguration } from './option-price.ts';
import { price } from './price.ts';

const LIST = demoList();
const priceOf = (facts: PriceFacts) => price(facts, LIST, { group: 'LIST' }, 1);

const CONFIG = [
  { kind: 'choose', field: 'gearboxModel', value: 'K' },
  { kind: 'choose', field: 'inputType', value: 'motor' },
  { kind: 'basicType', row: aRow(/^K67-3-57\.28-DN90L4-1\.5-50$/) },
  { kind: 'choose', field: 'builtInType', value: 'KAF' },
] as const satisfies Change[];

const config = CONFIG.reduce<Configuration>(
  (before, change) => applyChange(before, change, JRT_PRODUCT).config,
  JRT_PRODUCT.line.empty,
);
const now = pricedAs(config);
const PRICED: PricedConfiguration = { config, context: JRT_PRODUCT, now, priceOf };

group('the difference an option makes', () => {
  test.each([
    ['surfaceProtection', 'C3'],
    ['oilSeal', 'FKM'],
    ['brakes', 'BE2'],
    ['otherMotorOptions.STH', 'yes'],
  ])('is that to the price with it chosen, with all it brings along: %s %s', (variable, value) => {
    const after = applyChange(config, { kind: 'choose', field: variable, value }, JRT_PRODUCT).config;
    const then = pricedAs(after);
    const difference = differenceWith({ variable, value }, PRICED);
    expect(difference).toEqual({
      unit: { minor: then.unit.minor - now.unit.minor, currency: 'CNY' },
      leadDays: then.leadDays - now.leadDays,
    });
    expect(then.unit.minor).toBeGreaterThan(now.unit.minor);
  });

  test('is none that could be told where the list has no row for it', () => {
    const bare = { ...LIST, rows: new Map([...LIST.rows].filter(([place]) => !place.includes('FKM'))) };
    const priced = { ...PRICED, priceOf: (facts: PriceFacts) => price(facts, bare, { group: 'LIST' }, 1) };
    expect(differenceWith({ variable: 'oilSeal', value: 'FKM' }, priced)).toBe('on-request');
  });

  test('is none where another drive would have to be chosen first', () => {
    expect(differenceWith({ variable: 'gearboxModel', value: 'S' }, PRICED)).toBeUndefined();
  });
});

function pricedAs(configuration: Configuration) {
  const { standing, openPoints } = completenessOf(configuration, JRT_PRODUCT);
  const row = configuration.basicType;
  if (row === null || openPoints.length > 0) throw new Error(JSON.stringify(openPoints));
  const found = priceOf(priceFactsOf(JRT_PRODUCT.line, { standing, row }));
  if (found.status === 'on-request') throw new Error(JSON.stringify(found));
  return { unit: found.unit, leadDays: found.leadDays };
}

function aRow(id: RegExp) {
  const row = rowsOfUnit(shippedCatalogue(), 'K', '67').find((one) => id.test(one.id));
  if (row === undefined) throw new Error(`No row ${id}`);
  return row;
}
