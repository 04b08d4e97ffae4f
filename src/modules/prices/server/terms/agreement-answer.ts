import type { z } from 'zod';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { agreementRoutes } from '#modules/prices/contract.ts';
import { familiesOf, familyName } from '#modules/prices/domain/agreed-families.ts';
import { AGREEMENT_STATES, stateOn } from '#modules/prices/domain/agreement-state.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { knownList } from '#modules/prices/server/known-lists.ts';
import {
  type AgreementRow,
  findActive,
  findAgreements,
  findCurrency,
  findTerms,
} from '#modules/prices/server/price-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { findCustomer } from './terms-store.ts';

type Answer = z.input<typeof agreementRoutes.list.result>;

/** In which language, and when, something is told. */
export interface Told {
  readonly locale: Locale;
  readonly now: Date;
}

/** What was agreed with a customer beside its terms, and what can be. */
export async function presentAgreements(db: Db, customerId: string, { locale, now }: Told): Promise<Answer> {
  if ((await findCustomer(db, customerId)) === undefined) throw new Failure('record.unknown');
  const terms = await findTerms(db, customerId);
  const day = providerDay(now);
  const agreements = (await findAgreements(db, customerId)).map((row) => agreementOf(row, day, locale));
  return {
    agreements: AGREEMENT_STATES.flatMap((state) => agreements.filter((agreement) => agreement.state === state)),
    currency: terms === undefined ? null : ((await findCurrency(db, terms.listId)) ?? null),
    families: terms === undefined ? [] : await familiesIn(db, terms.listId, locale),
  };
}

async function familiesIn(db: Db, listId: string, locale: Locale): Promise<Answer['families']> {
  const active = await findActive(db, listId);
  if (active === undefined) return [];
  const keys = familiesOf(await knownList(db, active.id, false));
  return keys.map((key) => ({ key, name: textIn(familyName(key), locale) }));
}

function agreementOf(row: AgreementRow, day: string, locale: Locale): Answer['agreements'][number] {
  const { id, selector, key, name, kind, value, currency, minQuantity, validFrom, validTo, note } = row;
  return {
    ...{ id, selector, kind, value, currency, minQuantity, validFrom, validTo, note },
    name: selector === 'family' ? textIn(familyName(key), locale) : name,
    state: stateOn(row, day),
  };
}
