import { familiesOf } from '#modules/prices/domain/agreed-families.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { keyText } from '#modules/prices/server/component-label.ts';
import { knownList } from '#modules/prices/server/known-lists.ts';
import { findActive, findTerms } from '#modules/prices/server/price-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

/** What a price is agreed on with a customer: its group, and the list in force. */
export interface AgreementBasis {
  readonly group: string;
  readonly code: string;
  readonly list: PriceList;
}

/** What agreements with a customer stand on; refused where it has no terms, or no version of its list is in force. */
export async function agreementBasis(db: Db, customerId: string): Promise<AgreementBasis> {
  const terms = await findTerms(db, customerId);
  if (terms === undefined) throw new Failure('price-agreement.no-terms');
  const active = await findActive(db, terms.listId);
  if (active === undefined) throw new Failure('price-agreement.no-version');
  return { group: terms.groupCode, code: active.code, list: await knownList(db, active.id, false) };
}

/** Refuses a family the list in force knows nothing of. */
export function refuseFamily({ code, list }: AgreementBasis, key: string): void {
  if (!familiesOf(list).includes(key))
    throw new Failure('price-agreement.family-unknown', { family: keyText(key), list: code });
}
