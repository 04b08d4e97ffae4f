import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { customerTermsRoutes } from '#modules/prices/contract.ts';
import type { AgreedTerms } from '#modules/prices/domain/customer-terms.ts';
import { findTerms } from '#modules/prices/server/price-store.ts';
import type { customerTerms } from '#modules/prices/server/price-tables.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { findCustomer, findListChoices, type ListedRow } from './terms-store.ts';

type Listed = z.input<typeof customerTermsRoutes.list.result>['rows'][number];
type Opened = z.input<typeof customerTermsRoutes.open.result>;

/** A customer as it is listed. */
export function presentListed({ listCode, groupCode, showPrices, erpNo, ...customer }: ListedRow): Listed {
  const isAgreed = listCode !== null && groupCode !== null && showPrices !== null;
  return { ...customer, terms: isAgreed ? { listCode, groupCode, showPrices, erpNo } : null };
}

/** A customer with its terms, and what they may be. */
export async function presentTerms(db: Db, customerId: string, locale: Locale): Promise<Opened> {
  const customer = await findCustomer(db, customerId);
  if (customer === undefined) throw new Failure('record.unknown');
  const terms = await findTerms(db, customerId);
  const lists = await findListChoices(db);
  return {
    ...customer,
    terms: terms === undefined ? null : agreedIn(terms),
    version: terms?.version ?? 0,
    lists: lists.map(({ names, terms: said, ...list }) => ({
      ...list,
      name: textIn(names, locale),
      groups: Object.entries(said?.groups ?? {}).map(([code, rate]) => ({ code, rate })),
    })),
  };
}

/** What was agreed, of terms as they are kept. */
export function agreedIn(row: typeof customerTerms.$inferSelect): AgreedTerms {
  const { organisationId: _id, version: _version, createdAt: _at, updatedAt: _since, ...agreed } = row;
  return agreed;
}
