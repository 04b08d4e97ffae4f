import type { Locale } from '#kernel/locale.ts';
import { decimalOf, money } from '#kernel/money.ts';
import type { PricedLine, Pricing } from '#modules/quotes/contract.ts';
import { type Charge, chargesSum } from '#modules/quotes/domain/charges.ts';
import type { WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
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
  throw new Failure('version.conflict', {}, working && differencesOf(working.offer, body, { quote, locale }));
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

function bothIn(locale: Locale, stored: string | null, sent: string | null): string {
  const [there, yours] = [stored ?? '–', sent ?? '–'];
  return locale === 'en' ? `stored ${there}, sent ${yours}` : `已存 ${there}，提交 ${yours}`;
}
