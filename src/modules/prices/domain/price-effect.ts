import type { BasisPoints, Currency } from '#kernel/money.ts';
import { basisPointsOf, money } from '#kernel/money.ts';
import type { Price } from './price.ts';

/** Where lines stand whose price follows the list in force: saved, in a draft of a quote, or in a request that nobody prices yet. */
export const PRICED_LINE_KINDS = ['saved', 'draft', 'request'] as const;
export type PricedLineKind = (typeof PRICED_LINE_KINDS)[number];

/** What a list would change about the price of a line. */
export const EFFECT_OUTCOMES = ['dearer', 'cheaper', 'same', 'newly-on-request', 'no-longer-on-request'] as const;
export type EffectOutcome = (typeof EFFECT_OUTCOMES)[number];

/** What a line is told by. */
export interface ToldLine {
  readonly kind: PricedLineKind;
  readonly id: string;
  /** The number of its quote, or the item number of a saved line; may be empty. */
  readonly reference: string;
  readonly productName: string;
  readonly typeCode: string;
  readonly customer: string;
  readonly quantity: number;
}

/** What becomes of one line; amounts of all its pieces in minor units, null where the price is on request. */
export interface LineEffect extends ToldLine {
  readonly outcome: EffectOutcome;
  readonly before: number | null;
  readonly after: number | null;
  /** Null where there is no telling. */
  readonly change: BasisPoints | null;
}

type Counts = Readonly<Record<EffectOutcome, number>>;

/** What a list would change, as far as lines were gone through: plain data, and no longer however many lines there are. */
export interface EffectTally {
  readonly counts: Readonly<Record<PricedLineKind, Counts>>;
  /** Sums over the lines with a price by both lists, minor units. */
  readonly before: number;
  readonly after: number;
  /** The largest changes first. */
  readonly largest: readonly LineEffect[];
}

/** How many changes are told line by line (commerce §3 "Effect"). */
export const LARGEST_CHANGES = 50;

const NO_LINES: Counts = { dearer: 0, cheaper: 0, same: 0, 'newly-on-request': 0, 'no-longer-on-request': 0 };

/** The tally before the first line. */
export const NO_EFFECT: EffectTally = {
  counts: { saved: NO_LINES, draft: NO_LINES, request: NO_LINES },
  before: 0,
  after: 0,
  largest: [],
};

/** What becomes of a line whose price is this by the one list and that by the other; on request by both, it stays as it is. */
export function lineEffect(line: ToldLine, before: Price | undefined, after: Price | undefined): LineEffect {
  const [was, is] = [totalOf(before), totalOf(after)];
  const currency = currencyOf(after) ?? currencyOf(before);
  const change = was === null || is === null || currency === undefined ? null : changeOf(was, is, currency);
  return { ...line, outcome: outcomeOf(was, is), before: was, after: is, change };
}

/** The tally with more lines in it. */
export function withEffects(
  { counts, before, after, largest }: EffectTally,
  effects: readonly LineEffect[],
): EffectTally {
  const known = effects.filter((effect) => effect.before !== null && effect.after !== null);
  const sum = (side: 'before' | 'after') => known.reduce((total, effect) => total + (effect[side] ?? 0), 0);
  const changed = effects.filter(({ outcome }) => outcome !== 'same');
  return {
    counts: effects.reduce(counted, counts),
    before: before + sum('before'),
    after: after + sum('after'),
    largest: [...largest, ...changed].toSorted(byWeight).slice(0, LARGEST_CHANGES),
  };
}

/** How much all lines with a price by both lists cost more; null where there are none. */
export function changeOfAll(
  { before, after }: Pick<EffectTally, 'before' | 'after'>,
  currency: Currency,
): BasisPoints | null {
  return before === 0 ? null : changeOf(before, after, currency);
}

function counted(counts: EffectTally['counts'], { kind, outcome }: LineEffect): EffectTally['counts'] {
  return { ...counts, [kind]: { ...counts[kind], [outcome]: counts[kind][outcome] + 1 } };
}

/** A price that goes weighs as much as one that doubles, one that comes as little as none: nobody has to pay more. */
const GONE: BasisPoints = 10_000;

function weightOf({ outcome, change }: LineEffect): number {
  return outcome === 'newly-on-request' ? GONE : Math.abs(change ?? 0);
}

/** Of two that change alike, the one with more money in it comes first. */
function byWeight(one: LineEffect, other: LineEffect): number {
  const amountOf = ({ before, after }: LineEffect) => Math.abs((after ?? 0) - (before ?? 0));
  return weightOf(other) - weightOf(one) || amountOf(other) - amountOf(one);
}

function outcomeOf(before: number | null, after: number | null): EffectOutcome {
  if (before === null) return after === null ? 'same' : 'no-longer-on-request';
  if (after === null) return 'newly-on-request';
  if (after === before) return 'same';
  return after > before ? 'dearer' : 'cheaper';
}

function changeOf(before: number, after: number, currency: Currency): BasisPoints {
  return basisPointsOf(money(after - before, currency), money(before, currency));
}

function totalOf(price: Price | undefined): number | null {
  return price === undefined || price.status === 'on-request' ? null : price.total.minor;
}

function currencyOf(price: Price | undefined): Currency | undefined {
  return price === undefined || price.status === 'on-request' ? undefined : price.total.currency;
}
