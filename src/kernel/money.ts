import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The currencies prices may be in, with the digits behind the point of their minor unit (ISO 4217). */
export const CURRENCIES = { CNY: 2, EUR: 2, USD: 2, JPY: 0, HKD: 2, GBP: 2 } as const;
export type Currency = keyof typeof CURRENCIES;

/** An amount in minor units of its currency, such as fen or cent: a whole number, so that sums are exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** A share in hundredths of a percent: 1300 is 13 %. Whole, so that a discount of 12.5 % is exact. */
export type BasisPoints = number;

/** The whole, in basis points. */
export const WHOLE: BasisPoints = 10_000;

/** An amount of minor units; one that is not whole, or beyond what is counted exactly, is a mistake. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole amount that can be counted exactly`);
  // No negative zero: it is equal to zero and shown as another.
  return { minor: minor + 0, currency };
}

/** Nothing. */
export function noMoney(currency: Currency): Money {
  return money(0, currency);
}

/** An amount written as a decimal number, such as `1234.5`; undefined where that is none, or has more digits than the currency. */
export function parseMoney(text: string, currency: Currency): Money | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = CURRENCIES[currency];
  if (whole === '' || part.length > digits) return undefined;
  const minor = Number(`${sign}${whole}${part.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? money(minor, currency) : undefined;
}

/** The amount as an exact decimal text, such as `1234.50`: what is stored elsewhere, and what the formatter of a language is given. */
export function decimalOf({ minor, currency }: Money): `${number}` {
  const digits = CURRENCIES[currency];
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = digits === 0 ? '' : `.${figures.slice(-digits)}`;
  // Digits, a point and a sign are a number; TypeScript cannot see it.
  return `${minor < 0 ? '-' : ''}${whole}${part}` as `${number}`;
}

/** A percentage written as a decimal number, such as `12.5`, in basis points; undefined where that is none, or is finer. */
export function parsePercent(text: string): BasisPoints | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === '' ? undefined : Number(`${sign}${whole}${part.padEnd(2, '0')}`) + 0;
}

/** An amount without its currency, which stands elsewhere, such as in the head of a column: `4,125.00`. */
export function amountText(amount: Money, locale: Locale): string {
  return formatterOf(amount.currency, locale, 'decimal').format(decimalOf(amount));
}

/** An amount as people of a language read it, exact to the last digit: `¥4,125.00`, `CN¥4,125.00`. */
export function moneyText(amount: Money, locale: Locale): string {
  return formatterOf(amount.currency, locale, 'currency').format(decimalOf(amount));
}

/** To make one takes far longer than to use it, and lists tell many amounts. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: Currency, locale: Locale, style: 'decimal' | 'currency'): Intl.NumberFormat {
  const key = `${currency} ${locale} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = CURRENCIES[currency];
  const formatter = new Intl.NumberFormat(locale === DEFAULT_LOCALE ? 'zh-CN' : 'en-GB', {
    ...{ style, minimumFractionDigits: digits, maximumFractionDigits: digits },
    ...(style === 'currency' && { currency }),
  });
  formatters.set(key, formatter);
  return formatter;
}

/** The sum of amounts of one currency. */
export function sumOf(currency: Currency, amounts: readonly Money[]): Money {
  return money(
    amounts.reduce((sum, amount) => sum + minorIn(currency, amount), 0),
    currency,
  );
}

/** One amount less another. */
export function lessBy(amount: Money, other: Money): Money {
  return money(amount.minor - minorIn(amount.currency, other), amount.currency);
}

/** So many times an amount; the number of pieces is whole. */
export function times(amount: Money, pieces: number): Money {
  if (!Number.isSafeInteger(pieces)) throw new RangeError(`${pieces} is no number of pieces`);
  return money(exact(BigInt(amount.minor) * BigInt(pieces)), amount.currency);
}

/** A share of an amount, such as a discount or a tax, rounded half away from zero, as invoices are (DIN 1333). */
export function shareOf(amount: Money, share: BasisPoints): Money {
  if (!Number.isSafeInteger(share)) throw new RangeError(`${share} is no whole number of basis points`);
  return money(exact(roundedQuotient(BigInt(amount.minor) * BigInt(share), BigInt(WHOLE))), amount.currency);
}

/** An amount rounded to a multiple of a step, half away from zero: prices go by whole yuan. */
export function roundedTo(amount: Money, step: Money): Money {
  const minor = BigInt(minorIn(amount.currency, step));
  if (minor <= 0n) throw new RangeError(`${step.minor} is no step`);
  return money(exact(roundedQuotient(BigInt(amount.minor), minor) * minor), amount.currency);
}

/** What part of a whole an amount is, in basis points, rounded half away from zero. */
export function basisPointsOf(amount: Money, whole: Money): BasisPoints {
  const minor = BigInt(minorIn(amount.currency, whole));
  if (minor <= 0n) throw new RangeError(`${whole.minor} is no whole`);
  return exact(roundedQuotient(BigInt(amount.minor) * BigInt(WHOLE), minor));
}

/**
 * An amount split by weights, to the last minor unit: the parts add up to the amount. What rounding down leaves goes, one unit each, to
 * those it took most from, the first among equals (method of the largest remainder, Hamilton 1792).
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole numbers from zero on');
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) throw new RangeError('There is nobody to split it among');
  const [sign, whole] = amount.minor < 0 ? [-1, BigInt(-amount.minor)] : [1, BigInt(amount.minor)];
  const shares = weights.map((weight, place) => {
    const product = whole * BigInt(weight);
    return { place, minor: exact(product / all), left: product % all };
  });
  const over = exact(whole) - shares.reduce((sum, { minor }) => sum + minor, 0);
  const first = [...shares].sort((a, b) => (a.left === b.left ? a.place - b.place : a.left > b.left ? -1 : 1));
  const favoured = new Set(first.slice(0, over).map(({ place }) => place));
  return shares.map(({ place, minor }) => money(sign * (minor + (favoured.has(place) ? 1 : 0)), amount.currency));
}

/** Which of two amounts is more: negative, zero or positive, as sorting asks. */
export function compareMoney(amount: Money, other: Money): number {
  return Math.sign(amount.minor - minorIn(amount.currency, other));
}

/** Amounts of different currencies are never reckoned together: whoever does has lost a rate of exchange. */
function minorIn(currency: Currency, amount: Money): number {
  if (amount.currency !== currency) throw new RangeError(`${amount.currency} is not ${currency}`);
  return amount.minor;
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n;
  const doubled = 2n * (isNegative ? -dividend : dividend) + divisor;
  const rounded = doubled / (2n * divisor);
  return isNegative ? -rounded : rounded;
}

function exact(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond what is counted exactly`);
  return number;
}
