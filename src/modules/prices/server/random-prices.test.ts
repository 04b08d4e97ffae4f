// @tests slow
import { expect, test } from 'vitest';
import { JD_LINE } from '#lines/jd/line.ts';
import { aRandomMotor } from '#lines/jd/testing/shipped-motors.ts';
import { JRP_LINE } from '#lines/jrp/line.ts';
import { aRandomUnit } from '#lines/jrp/testing/shipped-units.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aRandomProduct } from '#lines/jrt/testing/shipped-products.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { aRandomWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { type CustomerPriceTerms, price } from '#modules/prices/domain/price.ts';
import { tariffOf } from '#modules/prices/domain/tariff-of.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { isQuotedSingly, priceFactsOf } from '#product/prices.ts';
import { extent, inSteps } from '#testing/extent.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { presentTariff } from './present-tariff.ts';

const A_DAY = { currency: 'CNY', validFrom: '2026-01-01', validTo: null } as const;

/** A hundred thousand of the four lines together. */
const COUNT = extent({ quick: 50, usual: 120, long: 25_000 });
/** Agreed beside the group: a family at a discount, and motors of 1.5 kW and four poles at a price. */
const TERMS: CustomerPriceTerms = {
  group: 'A',
  agreements: [
    { ...A_DAY, selector: 'family', key: 'JRT|R', kind: 'discount', value: 3300, minQuantity: 3 },
    { ...A_DAY, selector: 'family', key: 'JD|4|1.5', kind: 'net', value: 70_000, minQuantity: 1 },
  ],
};
const LIST = demoList();
/** What the browser of a customer has, sent as it is sent. */
const SENT = tariffOf(
  priceRoutes.list.result.shape.list
    .unwrap()
    .parse(
      JSON.parse(
        JSON.stringify(
          presentTariff(
            LIST,
            { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0', code: 'L', no: 1 },
            { ...TERMS, known: undefined },
          ),
        ),
      ),
    ),
);

const LINES = {
  JRT: [JRT_LINE, aRandomProduct],
  JRW: [JRW_LINE, aRandomWorm],
  JD: [JD_LINE, aRandomMotor],
  JRP: [JRP_LINE, aRandomUnit],
} as const satisfies Record<string, readonly [Parameters<typeof priceFactsOf>[0], (seed: number) => WalkedProduct]>;

test.each(
  Object.keys(LINES).flatMap((line) =>
    inSteps(COUNT, 1000).map((step) => [line as keyof typeof LINES, ...step] as const),
  ),
)(
  'random products of %s, %i to %i, cost something, the same in browser and server, and few are on request',
  (code, first, last) => {
    const [line, walk] = LINES[code];
    let [listed, open] = [0, 0];
    for (let seed = first; seed <= last; seed++) {
      const { config, values } = walk(seed);
      if (config.basicType === null) throw new Error(`${code} ${seed} has no row`);
      const facts = priceFactsOf(line, { standing: values, row: config.basicType });
      const quantity = (seed % 60) + 1;
      const { cost: _, ...server } = withoutCost(price(facts, LIST, TERMS, quantity));
      expect([seed, withoutCost(price(facts, SENT.list, SENT.terms, quantity))]).toEqual([seed, server]);
      if (isQuotedSingly(line, values)) expect([seed, server.status]).toEqual([seed, 'on-request']);
      else listed++;
      if (server.status === 'on-request') open += isQuotedSingly(line, values) ? 0 : 1;
      else
        expect([seed, server.unit.minor > 0 && server.total.minor === server.unit.minor * quantity]).toEqual([
          seed,
          true,
        ]);
    }
    expect(open).toBeLessThanOrEqual(listed / 100);
  },
);

type Priced = ReturnType<typeof price>;

/** Of a price and of what it is made of: the browser has no costs. */
function withoutCost(found: Priced) {
  if (found.status === 'on-request') return { ...found, cost: undefined };
  return { ...found, cost: undefined, items: found.items.map(({ cost: _, ...item }) => item) };
}
