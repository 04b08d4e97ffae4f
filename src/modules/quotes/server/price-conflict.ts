import type { Locale } from '#kernel/locale.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { usedVersions } from '#modules/prices/server/public.ts';
import type { PricedLine, Pricing } from '#modules/quotes/contract.ts';
import { type Charge, chargesSum } from '#modules/quotes/domain/charges.ts';
import type { WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import { nameOfVersion } from './chosen-price-list.ts';
import type { LoadedQuote } from './quote-command.ts';
import { findWorking } from './thread-store.ts';

/** Of two people who price one quote the second is told what stands and what was sent, field by field, and keeps what was typed. */
export async function refuseOverwriting(
  quote: LoadedQuote,
  { body, locale }: { readonly body: Pricing & { readonly version?: number | undefined }; readonly locale: Locale },
  tx: Db,
): Promise<void> {
  if (body.version === undefined || body.version === quote.version) return;
  const working = await findWorking(tx, quote.id);
  if (working === undefined) throw new Failure('version.conflict');
  const lists = await differenceOfLists(tx, quote, working.priceVersionId, { body, locale });
  throw new Failure('version.conflict', {}, [...differencesOf(working.offer, body, { quote, locale }), ...lists]);
}

/** The versions of the price list that stand and were sent, by their names. */
async function differenceOfLists(
  tx: Db,
  { organisationId }: LoadedQuote,
  stored: string | null,
  { body, locale }: { readonly body: Pricing; readonly locale: Locale },
): Promise<FailureIssue[]> {
  const sent = body.priceList?.versionId;
  if (sent === undefined || sent === stored) return [];
  const versions = await usedVersions(tx, organisationId);
  const [there, yours] = [stored, sent].map((one) => {
    const version = versions.find(({ id }) => id === one);
    return version ? nameOfVersion(version) : null;
  });
  return [{ path: 'priceList', message: bothIn(locale, there ?? null, yours) }];
}

function differencesOf(
  offer: WorkingOffer,
  { charges, incoterm, lines, payment, place, validUntil }: Pricing,
  { locale, quote }: { readonly quote: LoadedQuote; readonly locale: Locale },
): FailureIssue[] {
  const told = (path: string, stored: string | null, sent: string | null | undefined): FailureIssue[] =>
    sent === undefined || sent === stored ? [] : [{ path, message: bothIn(locale, stored, sent) }];
  const amount = (unit: number) => decimalOf(money(unit, quote.currency));
  const sumOfCharges = (charges: readonly Charge[] = []) =>
    charges.length === 0 ? null : decimalOf(chargesSum(charges, quote.currency));
  return [
    ...lines.flatMap((line) => {
      const stored = offer.lines.find(({ lineNo }) => lineNo === line.lineNo);
      const now = stored?.notOfferedReason ?? (stored?.unit == null ? null : amount(stored.unit));
      return told(`lines.${line.lineNo}`, now, saidIn(line, amount));
    }),
    ...told('payment', offer.terms.payment, payment),
    ...told('incoterm', offer.terms.incoterm, incoterm),
    ...told('place', offer.terms.place, place),
    ...told('validUntil', offer.validUntil, validUntil),
    ...told('charges', sumOfCharges(offer.charges), charges && sumOfCharges(charges)),
  ];
}

function saidIn(line: PricedLine, amount: (unit: number) => string): string | undefined {
  if (line.as === 'price') return amount(line.unit);
  if (line.as === 'discount') return `-${line.basisPoints / 100}%`;
  return line.as === 'not-offered' ? line.reason : undefined;
}

function bothIn(locale: Locale, stored: string | null, sent: string | null | undefined): string {
  const [there, yours] = [stored ?? '–', sent ?? '–'];
  return locale === 'en' ? `stored ${there}, sent ${yours}` : `已存 ${there}，提交 ${yours}`;
}
