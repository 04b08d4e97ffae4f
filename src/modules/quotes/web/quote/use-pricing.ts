import { useState } from 'react';
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

/** What is typed of an offer: what nobody touched is not sent, and stays as a colleague has left it. */
export function usePricing(quote: ProviderQuote) {
  const { currency, lines, working } = quote;
  const [prices, setPrices] = useState<Readonly<Record<number, TypedPrice>>>({});
  const [terms, setTerms] = useState<Partial<TypedTerms>>({});
  const [list, setList] = useState<TypedList>();
  const stood = typedTermsOf(quote);
  const typedList = list ?? typedListOf(quote);
  const typedTerms = { ...stood, ...terms };
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
    typeList: setList,
    typePrice: (lineNo: number, typed: TypedPrice) => setPrices((before) => ({ ...before, [lineNo]: typed })),
    typeTerms: (typed: Partial<TypedTerms>) => setTerms((before) => ({ ...before, ...typed })),
    isFaulty:
      rows.some(({ said }) => said === undefined) || isWrongDay(typedTerms.validUntil) || lacksReason(quote, typedList),
    said: (): Pricing => ({
      ...changedTerms(stood, typedTerms),
      ...saidList(quote, typedList),
      lines: rows.flatMap(({ line, said }) => (said !== undefined && line.lineNo in prices ? [said] : [])),
    }),
  };
}
