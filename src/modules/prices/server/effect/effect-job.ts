import { setImmediate as aTurn } from 'node:timers/promises';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { price } from '#modules/prices/domain/price.ts';
import {
  type EffectTally,
  type LineEffect,
  lineEffect,
  NO_EFFECT,
  withEffects,
} from '#modules/prices/domain/price-effect.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { knownList } from '#modules/prices/server/known-lists.ts';
import { priceFactsOfKept } from '#modules/prices/server/price-facts.ts';
import type { Db } from '#server/database.ts';
import type { JobKind, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { buyersOf } from './buyers.ts';
import { type PricedLine, type PricedLines, pricedLinesOf } from './priced-lines.ts';

/** Which version is asked about, and the one in force at that moment, if any: what becomes of lines is told against it. */
export interface EffectInput {
  readonly version: string;
  readonly list: string;
  readonly against: string | null;
}

/** Where it goes on, with what it has found: at the end that is the answer. */
export interface EffectCursor {
  /** Which of the kinds of lines, and after which place. */
  readonly source: number;
  readonly after: string | null;
  readonly tally: EffectTally;
}

/** Lines of one slice: a product that nobody has judged yet takes some 10 ms. */
const LINES_A_SLICE = 40;

/**
 * What a version would change about the prices of saved lines and of quotes that nobody prices yet, by the price function that prices
 * them all. Offers never change, nor do requests whose pricing has begun: they keep their list.
 */
export const PRICE_EFFECT: JobKind<EffectInput, EffectCursor> = {
  name: 'prices.effect',
  words: { 'zh-cn': '计算新价目表的影响', en: 'Working out what a price list changes' },
  access: 'prices.publish',
  asOwner: true,
  async slice({ input, cursor, done, total: known }, tools) {
    const { source, after, tally } = cursor ?? { source: 0, after: null, tally: NO_EFFECT };
    const sources = pricedLinesOf(tools.portal);
    const total = known ?? (await countAll(tools.db, sources, input.list));
    const lines = (await sources[source]?.find(tools.db, input.list, after ?? undefined, LINES_A_SLICE)) ?? [];
    const kind = sources[source]?.kind;
    const effects = kind === undefined ? [] : await effectsOn(lines, kind, input, tools);
    const hasMore = lines.length === LINES_A_SLICE;
    const next = hasMore ? { source, after: lines.at(-1)?.place ?? null } : { source: source + 1, after: null };
    const gone = done + lines.length;
    const isLast = next.source >= sources.length;
    return {
      cursor: { ...next, tally: withEffects(tally, effects) },
      // Lines come and go meanwhile.
      ...{ done: gone, total: isLast ? gone : Math.max(total, gone), isLast },
      write: async () => undefined,
    };
  },
};

async function countAll(db: Db, sources: readonly PricedLines[], list: string): Promise<number> {
  let total = 0;
  for (const source of sources) total += await source.count(db, list);
  return total;
}

async function effectsOn(
  lines: readonly PricedLine[],
  kind: PricedLines['kind'],
  { version, against }: EffectInput,
  { db, gone, now, portal }: SliceTools,
): Promise<readonly LineEffect[]> {
  const after = await knownList(db, version, false);
  const before = against === null ? undefined : await knownList(db, against, false);
  const buyers = await buyersOf(db, new Set(lines.map(({ organisationId }) => organisationId)), now);
  const releases = releasesOf(portal);
  const effects: LineEffect[] = [];
  for (const { form, organisationId, place: _, ...told } of lines) {
    gone.throwIfAborted();
    const facts = await priceFactsOfKept(db, releases, form);
    const terms = buyers.get(organisationId);
    const by = (list: PriceList | undefined) =>
      list && facts && terms ? price(facts, list, terms, told.quantity) : undefined;
    effects.push(lineEffect({ ...told, kind }, by(before), by(after)));
    // Requests have their turn between two products.
    await aTurn();
  }
  return effects;
}
