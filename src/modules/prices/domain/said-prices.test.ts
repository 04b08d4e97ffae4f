import { expect, test } from 'vitest';
import { JD_LINE } from '#lines/jd/line.ts';
import { aRandomMotor } from '#lines/jd/testing/shipped-motors.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aRandomProduct } from '#lines/jrt/testing/shipped-products.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { aRandomWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import type { Values } from '#product/configuration.ts';
import type { FactPlace } from '#product/line-facts.ts';
import { type PricedLine, priceFactsOf } from '#product/prices.ts';
import { productOfFacts } from '#product/said-product.ts';
import type { WalkedProduct } from '#testing/judged-walk.ts';
import { price } from './price.ts';

const LIST = demoList();
const TERMS = { group: 'B' };
const LINES: readonly (readonly [string, PricedLine, (seed: number) => WalkedProduct])[] = [
  ['JRT', JRT_LINE, aRandomProduct],
  ['JRW', JRW_LINE, aRandomWorm],
  ['JD', JD_LINE, aRandomMotor],
];

test.each(LINES)('random products of %s said in facts cost what they cost configured', (_, line, walk) => {
  for (let seed = 1; seed <= 60; seed++) {
    const { config, values } = walk(seed);
    if (config.basicType === null) throw new Error(`${seed} has no row`);
    const configured = price(priceFactsOf(line, { standing: values, row: config.basicType }), LIST, TERMS, 12);
    const product = productOfFacts(line, saidOf(line, values, config.basicType));
    if (!product.ok) throw new Error(`${seed} ${JSON.stringify(product.refusal)}`);
    expect([seed, price(priceFactsOf(line, product.value), LIST, TERMS, 12)]).toEqual([seed, configured]);
  }
});

/** A product as somebody without a form says it: its facts from the row or what stands, everything else by its field. */
function saidOf({ prices, steps }: PricedLine, values: Values, row: object) {
  const { always, beside } = prices?.facts ?? never();
  const places = Object.entries<FactPlace>(Object.assign({}, always, ...Object.values(beside)));
  const said = { ...values, ...row } as Readonly<Record<string, string | number | null>>;
  const facts = Object.fromEntries(places.map(([name, { field }]) => [name, said[field]]));
  const input = Object.hasOwn(beside, String(facts.input)) ? facts.input : undefined;
  const decided = places.map(([, { field }]) => field);
  const fields = steps.flatMap((step) => step.fields).filter(({ id, modelled }) => modelled && !decided.includes(id));
  const opt = fields.map(({ id, kind, values: options }) =>
    kind === 'multi'
      ? [id, options.map(({ code }) => code).filter((code) => values[`${id}.${code}`] === 'yes')]
      : [id, values[id] ?? null],
  );
  return { facts: { ...facts, input }, opt: Object.fromEntries(opt) };
}

function never(): never {
  throw new Error('The line has prices');
}
