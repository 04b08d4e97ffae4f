import { showsSomething } from '#kernel/one-line.ts';
import { type UsedVersion, usedVersions } from '#modules/prices/server/public.ts';
import type { ChosenList } from '#modules/quotes/contract.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { LoadedQuote } from './quote-command.ts';

/** By which version of the list an offer is priced, and why where that is an older one than the one in force. */
export interface PricedBy {
  /** Left out before a pricing has begun: it begins with the version in force. */
  readonly versionId?: string | undefined;
  readonly reason?: string | undefined;
}

/** What a version is called, by its list and number. */
export function nameOfVersion({ code, no }: Pick<UsedVersion, 'code' | 'no'>): string {
  return `${code} ${no}`;
}

/** By which versions a quote can be priced: those of the customer's own list, as far as it is of the quote's currency. */
export async function versionsFor(
  db: Db,
  { currency, organisationId }: Pick<LoadedQuote, 'currency' | 'organisationId'>,
): Promise<readonly UsedVersion[]> {
  return (await usedVersions(db, organisationId)).filter((version) => version.currency === currency);
}

/**
 * The version somebody chose, which is the customer's own list as it is in force, or as it was before with a reason; without a choice
 * the one the pricing goes by already (commerce §3). Beside it what the history tells of a choice that changes something.
 */
export async function choosePriceList(
  tx: Db,
  quote: Pick<LoadedQuote, 'currency' | 'organisationId'>,
  { asked, held }: { readonly asked: ChosenList | undefined; readonly held: PricedBy },
): Promise<PricedBy & { readonly told: QuoteEventData }> {
  if (asked === undefined || isHeld(asked, held)) return { ...held, told: {} };
  const chosen = (await versionsFor(tx, quote)).find(({ id }) => id === asked.versionId);
  if (chosen === undefined) throw new Failure('quote.price-list');
  if (!chosen.isInForce && !showsSomething(asked.reason)) throw new Failure('quote.price-list-reason');
  const reason = chosen.isInForce ? undefined : asked.reason;
  const by = { versionId: chosen.id, reason };
  const isOther = held.versionId === undefined ? reason !== undefined : !isSame(by, held);
  return { ...by, told: isOther ? { priceList: nameOfVersion(chosen), ...(reason && { reason }) } : {} };
}

/** Whether nothing is said anew: a pricing may go on with the version it began with, also once that is not in force any more. */
function isHeld(asked: ChosenList, held: PricedBy): boolean {
  return asked.versionId === held.versionId && (asked.reason === '' || asked.reason === held.reason);
}

function isSame(one: PricedBy, other: PricedBy): boolean {
  return one.versionId === other.versionId && one.reason === other.reason;
}
