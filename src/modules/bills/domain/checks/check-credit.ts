import type { BillBody, LetterOfCredit } from '#modules/bills/domain/bill-body.ts';
import { FIELDS } from '#modules/bills/domain/required-fields.ts';
import { daysBetween } from '#modules/quotes/domain/validity.ts';
import { type Finding, finding } from './finding.ts';
import type { BillKnown, Check } from './knowledge.ts';
import { toldAmount, toldText } from './told-values.ts';

/** Fewer days to the last shipment date than these are a warning. */
const CLOSE_DAYS = 5;

/** The buyer is called as the applicant is, in one of the languages. */
function applicant({ parties: { buyer } }: BillBody, credit: LetterOfCredit): readonly Finding[] {
  if ([buyer.name.zh, buyer.name.en].includes(credit.applicant)) return [];
  return [finding('lc-applicant', { field: 'buyer' }, { expected: credit.applicant, found: buyer.name })];
}

/** Amounts of two currencies are never held against each other. A proforma asks for nothing of the credit: invoices alone draw it. */
function amount({ kind, terms, totals }: BillBody, credit: LetterOfCredit, used: number): readonly Finding[] {
  if (totals.money === null) return [];
  const { currency } = credit;
  if (terms.currency !== currency)
    return [finding('lc-currency', { field: 'currency' }, { expected: currency, found: terms.currency })];
  const left = credit.amount - used;
  if (kind !== 'ci' || totals.money.total <= left) return [];
  const params = { expected: toldAmount(left, currency), found: toldAmount(totals.money.total, currency) };
  return [finding('lc-amount', { field: 'total' }, params)];
}

/** Word for word: what was added or left out, even a space, may be refused by the bank. */
function goods({ goodsText }: BillBody, credit: LetterOfCredit): readonly Finding[] {
  if (goodsText === credit.goodsText) return [];
  return [finding('lc-text', { field: 'goods-text' }, { place: FIELDS['goods-text'].words })];
}

/** The last day goods may leave: what the credit says, and no day after its end; blank where it says neither. */
function lastDay({ expiry, latestShipment }: LetterOfCredit): string {
  const [first = ''] = [latestShipment, expiry].filter((day) => day !== '').sort();
  return first;
}

/** What did not leave yet leaves today at the earliest. */
function dates({ transport }: BillBody, credit: LetterOfCredit, today: string): readonly Finding[] {
  const last = lastDay(credit);
  if (last === '') return [];
  const day = transport.documentDate || transport.shipmentDate || today;
  const left = daysBetween(day, last);
  const place = { field: 'letter-of-credit' } as const;
  if (left < 0) return [finding('lc-expired', place, { expected: last, found: day })];
  const isGone = transport.documentDate !== '';
  return isGone || left >= CLOSE_DAYS ? [] : [finding('lc-late', place, { expected: toldText(last) })];
}

/** What would make a bank refuse papers under a letter of credit. */
export const checkCredit: Check = (body, { creditUsed, today }: BillKnown) => {
  const { letterOfCredit } = body;
  if (letterOfCredit === null) return [];
  return [
    ...applicant(body, letterOfCredit),
    ...amount(body, letterOfCredit, creditUsed),
    ...goods(body, letterOfCredit),
    ...dates(body, letterOfCredit, today),
  ];
};
