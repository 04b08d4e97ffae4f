import { type Currency, money, shareOf, sumOf, times } from '#kernel/money.ts';
import { amountInWords } from './amount-in-words.ts';
import type { BillBody, BillLine, BillTotals, MoneyTotals } from './bill-body.ts';
import { grossOfPackage, netOfPackage, type PackedPieces, packedSums } from './packing.ts';

/** VAT on domestic sales of machines, basis points; exports bear none. */
export const VAT = { domestic: 1300, export: 0 } as const;

/** A whole in basis points. */
const WHOLE = 10_000;

type Totalled = Pick<BillBody, 'kind' | 'terms' | 'lines' | 'charges' | 'packages' | 'deposit'>;

/** What a line comes to: the exact price of one piece, so many times; null without a price. Minor units. */
export function amountOfLine({ unitPrice, quantity }: Pick<BillLine, 'unitPrice' | 'quantity'>, currency: Currency) {
  return unitPrice === null ? null : times(money(unitPrice, currency), quantity).minor;
}

/** What a paper comes to, reckoned anew from its lines, charges and packages, whatever it says of that itself. */
export function totalsOf(body: Totalled): BillTotals {
  const { lines, packages } = body;
  const { grossG, volumeL } = packedSums(packages.map((one) => ({ size: one.size, contents: piecesIn(one, lines) })));
  return {
    money: body.kind === 'pl' ? null : moneyOf(body),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    packages: packages.length,
    netG: lines.reduce((sum, { quantity, netEachG }) => sum + quantity * netEachG, 0),
    grossG,
    volumeL,
  };
}

/** VAT is reckoned once, on the sum (commerce §1); where prices are with it, it is the part of the sum that it is. */
function moneyOf({ terms, lines, charges, deposit }: Totalled): MoneyTotals {
  const { currency } = terms;
  const sum = (amounts: readonly number[]) =>
    sumOf(
      currency,
      amounts.map((amount) => money(amount, currency)),
    ).minor;
  const goods = sum(lines.map((line) => amountOfLine(line, currency) ?? 0));
  const charged = sum(charges.map(({ amount }) => amount));
  const asked = goods + charged;
  const rate = VAT[terms.taxMode];
  const vat = terms.taxIncluded ? taxWithin(asked, rate) : shareOf(money(asked, currency), rate).minor;
  const net = terms.taxIncluded ? asked - vat : asked;
  return { goods, charges: charged, net, vat, total: net + vat, due: net + vat - deposit };
}

/** The VAT in a sum that is with it, minor units, half up; basis points of the sum without it. */
function taxWithin(asked: number, rate: number): number {
  return Math.floor((2 * asked * rate + WHOLE + rate) / (2 * (WHOLE + rate)));
}

/** The contents of a package as they are weighed; pieces of a line there is not weigh nothing. */
export function piecesIn(
  { contents }: Pick<BillBody['packages'][number], 'contents'>,
  lines: readonly BillLine[],
): readonly PackedPieces[] {
  return contents.map(({ lineNo, quantity }) => ({
    quantity,
    netEachG: lines.find((line) => line.lineNo === lineNo)?.netEachG ?? 0,
  }));
}

/** What a package weighs, g: its contents, and all of it. */
export function weightsOf(
  one: BillBody['packages'][number],
  lines: readonly BillLine[],
): { readonly netG: number; readonly grossG: number } {
  const netG = netOfPackage(piecesIn(one, lines));
  return { netG, grossG: grossOfPackage(one.size, netG) };
}

/** The total of a paper written out; null where it names no money, or less than nothing. */
export function wordsOf({ money: totals }: BillTotals, currency: Currency): BillBody['words'] {
  return totals === null || totals.total < 0 ? null : amountInWords(money(totals.total, currency));
}

/** A paper with all that is reckoned of it: amounts of lines, totals and the total in words. */
export function withTotals(body: BillBody): BillBody {
  const { currency } = body.terms;
  const lines = body.lines.map((line) => ({ ...line, amount: amountOfLine(line, currency) }));
  const totals = totalsOf({ ...body, lines });
  return { ...body, lines, totals, words: wordsOf(totals, currency) };
}
