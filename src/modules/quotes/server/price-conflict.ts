import { type Locale, textIn } from '#kernel/locale.ts';
import { decimalOf, money } from '#kernel/money.ts';
import type { PricedLine, Pricing } from '#modules/quotes/contract.ts';
import type { Charge } from '#modules/quotes/domain/charges.ts';
import { CHARGE_WORDS } from '#modules/quotes/domain/paper-words.ts';
import type { WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import { nameOfVersion, versionsFor } from './chosen-price-list.ts';
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
  const lists = await differenceOfLists(tx, quote, working, { body, locale });
  throw new Failure('version.conflict', {}, [...differencesOf(working.offer, body, { quote, locale }), ...lists]);
}

type WorkingRow = NonNullable<Awaited<ReturnType<typeof findWorking>>>;

/** The versions of the price list that stand and were sent, by their names. */
async function differenceOfLists(
  tx: Db,
  quote: LoadedQuote,
  { offer: { listReason = '' }, priceVersionId: stored }: WorkingRow,
  { body, locale }: { readonly body: Pricing; readonly locale: Locale },
): Promise<FailureIssue[]> {
  const { reason = '', versionId: sent } = body.priceList ?? {};
  if (sent === undefined || (sent === stored && (reason === '' || reason === listReason))) return [];
  const versions = await versionsFor(tx, quote);
  const [there, yours] = [stored, sent].map((one) => {
    const version = versions.find(({ id }) => id === one);
    return version ? nameOfVersion(version) : null;
  });
  const [whyThere, whyYours] = [listReason, reason].map((why) => (why === '' ? '' : ` (${why})`));
  return [
    { path: 'priceList', message: bothIn(locale, there ? there + whyThere : null, yours ? yours + whyYours : null) },
  ];
}

function differencesOf(
  offer: WorkingOffer,
  { charges, incoterm, lines, payment, place, validUntil }: Pricing,
  { locale, quote }: { readonly quote: LoadedQuote; readonly locale: Locale },
): FailureIssue[] {
  const told = (path: string, stored: string | null, sent: string | null | undefined): FailureIssue[] =>
    sent === undefined || sent === stored ? [] : [{ path, message: bothIn(locale, stored, sent) }];
  const amount = (unit: number) => decimalOf(money(unit, quote.currency));
  const chargeTexts = (charges: readonly Charge[] = []) =>
    charges
      .map(({ amount: charged, kind, text }) =>
        [textIn(CHARGE_WORDS[kind], locale), text, amount(charged)].filter(Boolean).join(' '),
      )
      .join(', ') || null;
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
    ...told('charges', chargeTexts(offer.charges), charges && chargeTexts(charges)),
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
