import { useState } from 'react';
import { chargeFault, chargesOf, type TypedCharge, typedChargesOf } from './charge-entry.ts';
import { lacksReason, saidList, type TypedList, typedListOf } from './price-list-entry.ts';
import {
  changedTerms,
  isWrongDay,
  type ProviderQuote,
  pricedLineOf,
  type TypedPrice,
  type TypedTerms,
  typedPriceOf,
  typedTermsOf,
} from './pricing-entry.ts';
import type { Pricing } from './quote-calls.ts';

/** What is typed of the prices of some lines, by their numbers. */
export type TypedPrices = Readonly<Record<number, TypedPrice>>;

/** What is typed of an offer, beginning with what is filled in: what nobody touched is not sent, and stays as a colleague has left it. */
export function usePricing(quote: ProviderQuote, filled: TypedPrices = {}) {
  const { currency, lines, working } = quote;
  const [prices, setPrices] = useState(filled);
  const [terms, setTerms] = useState<Partial<TypedTerms>>({});
  const [charges, setCharges] = useState<readonly TypedCharge[]>();
  const [list, setList] = useState<TypedList>();
  const stood = typedTermsOf(quote);
  const typedList = list ?? typedListOf(quote);
  const typedTerms = { ...stood, ...terms };
  const typedCharges = charges ?? typedChargesOf(working?.charges ?? [], currency);
  const rows = lines
    .filter(({ state }) => state !== 'dropped')
    .map((line) => {
      const worked = working?.lines.find(({ lineNo }) => lineNo === line.lineNo);
      const typed = prices[line.lineNo] ?? typedPriceOf(worked, currency);
      return { line, worked, typed, said: pricedLineOf(line.lineNo, typed, currency) };
    });
  return {
    rows,
    terms: typedTerms,
    list: typedList,
    isOtherList: typedList.versionId !== typedListOf(quote).versionId,
    typeList: setList,
    typePrices: (typed: TypedPrices) => setPrices((before) => ({ ...before, ...typed })),
    typeTerms: (typed: Partial<TypedTerms>) => setTerms((before) => ({ ...before, ...typed })),
    charges: typedCharges,
    typeCharges: setCharges,
    isFaulty:
      rows.some(({ said }) => said === undefined) ||
      isWrongDay(typedTerms.validUntil) ||
      typedCharges.some((charge) => chargeFault(charge, currency) !== undefined) ||
      lacksReason(quote, typedList),
    said: (): Pricing => ({
      ...changedTerms(stood, typedTerms),
      ...saidList(quote, typedList),
      ...(charges !== undefined && { charges: chargesOf(charges, currency) }),
      lines: rows.flatMap(({ line, said }) => (said !== undefined && line.lineNo in prices ? [said] : [])),
    }),
  };
}
