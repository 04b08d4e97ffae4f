import type { Actor } from '#kernel/actor.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { LinePriceDto, ToldPriceDto } from '#modules/cart/contract.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import {
  type CustomerPricing,
  findTerms,
  type PriceSnapshot,
  pricedAt,
  pricingFor,
  saysSame,
  shownTo,
  viewOf,
} from '#modules/prices/server/public.ts';
import type { PriceFacts } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import type { LineRow } from './configuration-store.ts';
import type { CartParts } from './verify-form.ts';

type Facts = Pick<CartParts, 'priceFactsOf'>;

interface ToPrice {
  readonly organisationId: string;
  readonly facts: PriceFacts | undefined;
  readonly quantity: number;
  readonly at: Date;
}

/** What a line costs the customer it belongs to, to be kept with it; null where nothing was agreed. */
export async function priceToKeep(
  db: Db,
  { organisationId, facts, quantity, at }: ToPrice,
): Promise<PriceSnapshot | null> {
  const pricing = facts && (await pricingFor(db, organisationId, { withCosts: false }));
  return facts && pricing ? pricedAt(pricing, facts, quantity, at) : null;
}

type PricedLine = Pick<LineRow, 'organisationId' | 'quantity' | 'price'> & { readonly form: SavedForm };

/** The same of a line that is stored, in another quantity or on another day. */
export async function priceOfLine(
  db: Db,
  { organisationId, form, quantity }: Omit<PricedLine, 'price'>,
  at: Date,
  { priceFactsOf }: Facts,
): Promise<PriceSnapshot | null> {
  return priceToKeep(db, { organisationId, quantity, at, facts: await priceFactsOf(form, db) });
}

/** Who reads prices, in which language, and when. */
interface Reader {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
}

/** Whether somebody is shown what lines cost (commerce §6). */
export async function seesPrices(db: Db, actor: Actor): Promise<boolean> {
  const view = viewOf(actor);
  const terms = view.customerId === null ? undefined : await findTerms(db, view.customerId);
  return shownTo(view, terms) !== 'none';
}

/** What lines cost, each by the terms of the customer it belongs to; null for whoever is shown no prices. */
export async function pricesOfLines(
  db: Db,
  lines: readonly PricedLine[],
  { actor, locale, now }: Reader,
  { priceFactsOf }: Facts,
): Promise<readonly (LinePriceDto | null)[]> {
  if (lines.length === 0 || !(await seesPrices(db, actor))) return lines.map(() => null);
  const pricings = new Map<string, CustomerPricing | undefined>();
  for (const organisationId of new Set(lines.map((line) => line.organisationId)))
    pricings.set(organisationId, await pricingFor(db, organisationId, { withCosts: false }));
  const told: LinePriceDto[] = [];
  for (const { organisationId, form, quantity, price } of lines) {
    const pricing = pricings.get(organisationId);
    const facts = pricing && (await priceFactsOf(form, db));
    const today = pricing && facts ? pricedAt(pricing, facts, quantity, now) : undefined;
    told.push(toldPrice(price ?? undefined, today, locale));
  }
  return told;
}

const UNKNOWN: LinePriceDto = {
  currency: null,
  isDemo: false,
  at: null,
  kept: { status: 'on-request', missing: [] },
  today: null,
};

function toldPrice(kept: PriceSnapshot | undefined, today: PriceSnapshot | undefined, locale: Locale): LinePriceDto {
  const shown = kept ?? today;
  if (shown === undefined) return UNKNOWN;
  const { currency, isDemo } = shown;
  const differs = kept !== undefined && today !== undefined && !saysSame(kept, today);
  return {
    ...{ currency, isDemo },
    at: kept?.at ?? null,
    kept: inWords(shown, locale),
    today: differs ? inWords(today, locale) : null,
  };
}

function inWords({ price }: PriceSnapshot, locale: Locale): ToldPriceDto {
  if (price.status !== 'on-request') return price;
  return {
    status: 'on-request',
    missing: price.missing.map(({ component, key }) => {
      const label = PRICE_COMPONENTS.find(({ id }) => id === component)?.label;
      return `${label === undefined ? component : textIn(label, locale)} ${key.replaceAll('|', ' ')}`;
    }),
  };
}
