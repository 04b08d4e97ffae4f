import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { JD_LINE } from '#lines/jd/line.ts';
import { aRandomMotor, JD_PRODUCT } from '#lines/jd/testing/shipped-motors.ts';
import { JRH_LINE } from '#lines/jrh/line.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aRandomProduct } from '#lines/jrt/testing/shipped-products.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { aRandomWorm, aWorm, JRW_PRODUCT } from '#lines/jrw/testing/shipped-worm-release.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { factsOf } from '#modules/prices/testing/priced-product.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import type { CatalogueRow } from '#product/row.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { price } from './price.ts';
import { nameOf, type PriceList, priceListOf, rowOf } from './price-list.ts';

const LIST = demoList();
const LIST_PRICE = { group: 'LIST' };
const SEED = Number(process.env.TEST_SEED);
const SEEDS = Array.from({ length: 12 }, (_, at) => SEED + at);
const ROWLESS: CatalogueRow = { id: 'none' };

/** Products of three lines, as random walks lead to them. */
const PRODUCTS: readonly (readonly [string, (seed: number) => PriceFacts])[] = [
  ['JRT', (seed) => walked(JRT_LINE, aRandomProduct(seed))],
  ['JRW', (seed) => walked(JRW_LINE, aRandomWorm(seed))],
  ['JD', (seed) => walked(JD_LINE, aRandomMotor(seed))],
];

describe('a missing row', () => {
  test.each(PRODUCTS)('of %s puts the price on request and is named, whichever row it is', (_, factsOfSeed) => {
    for (const seed of SEEDS) {
      const facts = factsOfSeed(seed);
      const part = oneOf(facts.parts, randomFrom(seed));
      const found = price(facts, without(LIST, part), LIST_PRICE, 1);
      expect(found.status, JSON.stringify(part)).toBe('on-request');
      expect(found.status === 'on-request' && found.missing).toContainEqual(nameOf(part));
      expect(Object.keys(found).sort()).toEqual(['missing', 'status']);
    }
  });

  test.each(PRODUCTS)('is the only reason why a %s is on request, and no price is nothing', (_, factsOfSeed) => {
    for (const seed of SEEDS) {
      const facts = factsOfSeed(seed);
      const lacking = facts.parts.filter((part) => rowOf(LIST, part) === undefined);
      const found = price(facts, LIST, LIST_PRICE, 1);
      if (found.status === 'on-request') expect(found.missing).toEqual(lacking.map(nameOf));
      else expect([lacking, found.unit.minor > 0]).toEqual([[], true]);
    }
  });

  test('is in the demo list for no gear motor and no motor', () => {
    for (const seed of SEEDS) {
      expect(price(walked(JRT_LINE, aRandomProduct(seed)), LIST, LIST_PRICE, 1).status).not.toBe('on-request');
      expect(price(walked(JD_LINE, aRandomMotor(seed)), LIST, LIST_PRICE, 1).status).not.toBe('on-request');
    }
  });

  test('is that of the unit for a line no list prices', () => {
    const facts = priceFactsOf(JRH_LINE, { standing: {}, row: ROWLESS });
    expect(price(facts, LIST, LIST_PRICE, 1)).toEqual({
      status: 'on-request',
      missing: [{ component: 'unit', key: 'JRH' }],
    });
  });

  test('is a pair of worm units', () => {
    const facts = factsOf(JRW_PRODUCT, aWorm('WW040.075-300-10x30-AM71-B5'));
    const found = price(facts, LIST, LIST_PRICE, 1);
    expect(found.status === 'on-request' && found.missing).toContainEqual({
      component: 'unit',
      key: 'JRW|WW|040/075|2',
    });
  });

  test('is what is not decided yet, rather than free', () => {
    const facts = priceFactsOf(JD_LINE, { standing: { motorPower: '1.5', motorPoles: '4' }, row: ROWLESS });
    const found = price(facts, LIST, LIST_PRICE, 1);
    expect(found.status === 'on-request' && found.missing).toContainEqual({ component: 'voltage', key: '?' });
  });

  test('is a field the list neither prices nor calls free', () => {
    const facts = { ...aDrive(), others: { flangeSize: '200' } };
    expect(price(facts, LIST, LIST_PRICE, 1).status).toBe('final');
    const bare = { ...LIST, free: LIST.free.filter((field) => field !== 'flangeSize') };
    expect(price(facts, bare, LIST_PRICE, 1)).toEqual({
      status: 'on-request',
      missing: [{ component: 'flangeSize', key: '200' }],
    });
  });

  test('is that of the unit for a share of one that is not there, and for options alone', () => {
    const missing = [{ component: 'unit', key: '' }];
    const share = { ...aDrive(), parts: [{ component: 'motor', codes: ['4', '1.5', 'DN'] }, SEAL] };
    expect(price(share, LIST, LIST_PRICE, 1)).toEqual({ status: 'on-request', missing });
    const options = { ...aDrive(), parts: [{ component: 'nameplate', codes: ['us'] }] };
    expect(price(options, LIST, LIST_PRICE, 1)).toEqual({ status: 'on-request', missing });
  });

  test('is the group the list does not know', () => {
    for (const group of ['Z', 'toString', '__proto__'])
      expect(price(aDrive(), LIST, { group }, 1)).toEqual({
        status: 'on-request',
        missing: [{ component: 'group', key: group }],
      });
  });
});

describe('the steps', () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 200],
    [9, 200],
    [10, 400],
    [99, 800],
    [100, 1000],
    [9999, 1000],
  ])('from %d pieces take the break that is reached, %d basis points', (quantity, rate) => {
    expect(known(price(aDrive(), LIST, LIST_PRICE, quantity)).quantity.rate).toBe(rate);
  });

  test('come off one after the other, each rounded to the fen, and never below one step', () => {
    const found = known(price(aDrive(), LIST, { group: 'A' }, 10, 333));
    // 4125.00 - 1237.50 = 2887.50; - 115.50 = 2772.00; - 92.31 = 2679.69, up to 2680.
    expect([found.group, found.quantity, found.manual].map(({ amount }) => amount.minor)).toEqual([
      123_750, 11_550, 9231,
    ]);
    expect([found.unit.minor, found.total.minor]).toEqual([268_000, 2_680_000]);
    expect(known(price(aDrive(), LIST, LIST_PRICE, 1, 10_000)).unit.minor).toBe(100);
  });

  test('by hand may also add', () => {
    const found = known(price(aDrive(), LIST, LIST_PRICE, 1, -250));
    expect([found.manual.amount.minor, found.unit.minor]).toEqual([-10_313, 422_800]);
  });

  test('add up: what is taken off and what is rounded is all between list price and price', () => {
    for (const seed of SEEDS) {
      const found = price(walked(JRT_LINE, aRandomProduct(seed)), LIST, { group: 'B' }, 1 + (seed % 120), seed % 700);
      if (found.status === 'on-request') continue;
      const sum = found.items.reduce((before, { amount }) => before + amount.minor, 0);
      const left = sum - found.group.amount.minor - found.quantity.amount.minor - found.manual.amount.minor;
      expect(found.listUnit.minor).toBe(sum);
      expect(found.unit.minor % 100).toBe(0);
      expect(Math.abs(found.unit.minor - left)).toBeLessThanOrEqual(50);
      expect(found.total.minor).toBe(found.unit.minor * (1 + (seed % 120)));
    }
  });

  test.each([0, -1, 1.5, Number.NaN])('are not taken for %s pieces', (quantity) => {
    expect(() => price(aDrive(), LIST, LIST_PRICE, quantity)).toThrow(RangeError);
  });
});

describe('what a product is delivered in', () => {
  test.each([
    [1, 15],
    [10, 18],
    [100, 40],
  ])('%d pieces: base, longest component and what the quantity adds, %d days', (quantity, days) => {
    expect(known(price(aDrive(), LIST, LIST_PRICE, quantity)).leadDays).toBe(days);
  });
});

describe('a motor alone', () => {
  test('has no unit and no share of one, and its paint is a share of the motor', () => {
    for (const seed of SEEDS) {
      const found = price(walked(JD_LINE, aRandomMotor(seed)), LIST, LIST_PRICE, 1);
      if (found.status === 'on-request') continue;
      expect(found.items.filter(({ basis, component }) => basis === 'pct_unit' || component === 'unit')).toEqual([]);
    }
    expect(JD_PRODUCT.line.prices).toBeDefined();
  });
});

describe('the margin', () => {
  test('is known only where every row has its cost', () => {
    expect(known(price(aDrive(), LIST, LIST_PRICE, 1)).cost).toEqual({ unit: money(204_200, 'CNY'), margin: 5050 });
    const rows = [...LIST.rows.values()].flat();
    const bare = priceListOf(
      LIST,
      rows.map(({ cost, ...row }) => (row.component === 'motor' ? row : { ...row, cost: cost ?? 0 })),
    );
    expect(known(price(aDrive(), bare, LIST_PRICE, 1))).not.toHaveProperty('cost');
  });
});

const SEAL = { component: 'seal', codes: ['FKM'] };

function aDrive(): PriceFacts {
  return {
    parts: [
      { component: 'unit', codes: ['JRT', 'R', '67', '3'] },
      { component: 'motor', codes: ['4', '1.5', 'DN'] },
    ],
    others: {},
    hasWishes: false,
  };
}

function walked(
  line: Parameters<typeof priceFactsOf>[0],
  {
    config,
    values,
  }: {
    readonly config: { readonly basicType: CatalogueRow | null };
    readonly values: Readonly<Record<string, string>>;
  },
): PriceFacts {
  return priceFactsOf(line, { standing: values, row: config.basicType ?? ROWLESS });
}

function without(list: PriceList, part: PriceFacts['parts'][number]): PriceList {
  const gone = rowOf(list, part);
  return priceListOf(
    list,
    [...list.rows.values()].flat().filter((row) => row !== gone),
  );
}

function known(found: ReturnType<typeof price>) {
  if (found.status === 'on-request') throw new Error(JSON.stringify(found.missing));
  return found;
}
