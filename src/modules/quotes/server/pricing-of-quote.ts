import { type CustomerPricing, pricingFor } from '#modules/prices/server/public.ts';
import type { Db } from '#server/database.ts';
import type { LoadedQuote } from './quote-command.ts';

/**
 * What the lines of a quote are priced by, with what they cost: a version of the customer's list, of the quote's own currency. A list of
 * another currency, agreed since the quote was made, prices nothing of it: nothing is converted (commerce §1), so that all is on request.
 */
export async function pricingOfQuote(
  db: Db,
  { currency, organisationId }: Pick<LoadedQuote, 'currency' | 'organisationId'>,
  begunWith: string | undefined,
): Promise<CustomerPricing | undefined> {
  const pricing = await pricingFor(db, organisationId, { withCosts: true, begunWith });
  return pricing?.list.step.currency === currency ? pricing : undefined;
}
