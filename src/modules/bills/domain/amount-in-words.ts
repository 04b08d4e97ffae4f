import type { BilingualText } from '#kernel/locale.ts';
import { CURRENCIES, type Currency, type Money } from '#kernel/money.ts';
import { wholeInChinese } from './chinese-numerals.ts';
import { wholeInEnglish } from './english-numerals.ts';

/** What a currency and its minor unit are called where an amount is written out; of yen there is no minor unit. */
interface CurrencyWords extends BilingualText {
  readonly minor?: string;
}

const WORDS: Readonly<Record<Currency, CurrencyWords>> = {
  CNY: { zh: '人民币', en: 'CHINESE YUAN', minor: 'FEN' },
  EUR: { zh: '欧元', en: 'EUROS', minor: 'CENTS' },
  USD: { zh: '美元', en: 'US DOLLARS', minor: 'CENTS' },
  JPY: { zh: '日元', en: 'JAPANESE YEN' },
  HKD: { zh: '港币', en: 'HONG KONG DOLLARS', minor: 'CENTS' },
  GBP: { zh: '英镑', en: 'POUNDS STERLING', minor: 'PENCE' },
};

/**
 * An amount written out as invoices have it (commerce §8): the capital numerals of Chinese accounts, and English capitals.
 * @throws RangeError for an amount below zero, which no paper asks to be paid
 */
export function amountInWords(amount: Money): BilingualText {
  const { minor, currency } = amount;
  if (minor < 0) throw new RangeError(`${minor} is less than nothing`);
  const unit = 10 ** CURRENCIES[currency];
  const [whole, fraction] = [Math.floor(minor / unit), minor % unit];
  return { zh: inChinese(whole, fraction, WORDS[currency]), en: inEnglish(whole, fraction, WORDS[currency]) };
}

function inEnglish(whole: number, fraction: number, { en, minor }: CurrencyWords): string {
  const rest = fraction === 0 || minor === undefined ? '' : ` AND ${minor} ${wholeInEnglish(fraction)}`;
  return `SAY ${en} ${wholeInEnglish(whole)}${rest} ONLY`;
}

function inChinese(whole: number, fraction: number, { zh }: CurrencyWords): string {
  const yuan = whole === 0 && fraction > 0 ? '' : `${wholeInChinese(whole)}元`;
  return `${zh}${yuan}${fractionInChinese(whole, fraction)}`;
}

/** Jiao and fen; a zero tells that a place between them and the yuan is empty. */
function fractionInChinese(whole: number, fraction: number): string {
  if (fraction === 0) return '整';
  const [jiao, fen] = [Math.floor(fraction / 10), fraction % 10];
  const isGap = whole > 0 && (jiao === 0 || whole % 10 === 0);
  const told = `${isGap ? '零' : ''}${jiao === 0 ? '' : `${wholeInChinese(jiao)}角`}`;
  return fen === 0 ? `${told}整` : `${told}${wholeInChinese(fen)}分`;
}
