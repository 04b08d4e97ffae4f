import type { TFunction } from 'i18next';
import type { Locale } from '#kernel/locale.ts';
import { type Currency, type Money, money, moneyText } from '#kernel/money.ts';
import type { LinePriceDto, ToldPriceDto } from '#modules/cart/contract.ts';
import type { ComparedProductDto } from '#modules/comparisons/contract.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import type { ShownCell, ShownRow, ShownSection } from './shown-row.ts';

type Words = TFunction<'comparisons'>;

/** How prices are told. */
interface Told {
  readonly t: Words;
  readonly locale: Locale;
}

/**
 * What the products cost and when they could be there, each by today's list so that they can be compared; none for whoever is shown
 * no prices. What a line was told to cost on another day stands beneath.
 */
export function priceSections(products: readonly ComparedProductDto[], told: Told): readonly ShownSection[] {
  const { t } = told;
  if (products.every(({ price }) => price === null)) return [];
  const row = (id: string, label: string, cellOf: (price: LinePriceDto) => ShownCell): ShownRow => ({
    ...{ id, label, symbol: null, unit: null, better: 'less' },
    cells: products.map(({ price }) => price && cellOf(price)),
  });
  const rows = [
    row('unit-price', t('price.unit'), (price) => unitCell(price, told)),
    row('lead-time', t('price.lead'), (price) => leadCell(price, told)),
  ];
  return [{ id: 'price', heading: t('price.title'), rows }];
}

/** The price of today, which is the kept one wherever that still holds. */
function todays({ kept, today }: LinePriceDto): ToldPriceDto {
  return today ?? kept;
}

function unitCell(price: LinePriceDto, told: Told): ShownCell {
  const now = todays(price);
  const text = unitText(now, price, told);
  const notes = notesOf(now, price, told);
  // The least there is, with wishes nobody has priced, is no figure to reckon with.
  if (now.status !== 'final') return { text, figure: null, notes };
  const amount = amountOf(now.unit, price);
  return { text, figure: null, ...(amount && { amount }), notes };
}

function leadCell(price: LinePriceDto, { t }: Told): ShownCell {
  const now = todays(price);
  if (now.status === 'on-request') return { text: t('price.onRequest'), figure: null };
  return { text: String(now.leadDays), figure: now.leadDays };
}

function notesOf(now: ToldPriceDto, price: LinePriceDto, told: Told): readonly string[] {
  const { t, locale } = told;
  const { kept, today, at, isDemo } = price;
  const notes: string[] = [];
  if (now.status === 'on-request') notes.push(whyNot(now, told));
  else if (now.total !== now.unit) notes.push(t('price.total', { amount: moneyOf(now.total, price, locale) }));
  if (today !== null && at !== null)
    notes.push(t('price.kept', { amount: unitText(kept, price, told), date: dateOnly(at, locale) }));
  if (isDemo && now.status !== 'on-request') notes.push(t('price.demo'));
  return notes;
}

function whyNot({ missing }: Extract<ToldPriceDto, { status: 'on-request' }>, { t }: Told): string {
  return missing.length === 0 ? t('price.noTerms') : t('price.missing', { missing: missing.join(', ') });
}

function unitText(one: ToldPriceDto, price: LinePriceDto, { t, locale }: Told): string {
  if (one.status === 'on-request') return t('price.onRequest');
  const amount = moneyOf(one.unit, price, locale);
  return one.status === 'from' ? t('price.from', { amount }) : amount;
}

function moneyOf(minor: number, price: LinePriceDto, locale: Locale): string {
  const amount = amountOf(minor, price);
  return amount === undefined ? '' : moneyText(amount, locale);
}

/** The contract says the currency as text; the server has it from the list. */
function amountOf(minor: number, { currency }: LinePriceDto): Money | undefined {
  return currency === null ? undefined : money(minor, currency as Currency);
}
