import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { amountText, type Currency, money, moneyText } from '#kernel/money.ts';
import type { LineDto, LinePriceDto, ToldPriceDto } from '#modules/cart/contract.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import type { Column } from '#web/ui/data-table.tsx';
import type { ListWords } from './row-words.ts';

/** How prices are told. */
interface Told {
  readonly t: ListWords;
  readonly locale: Locale;
  /** Left out, an amount is told with its currency. */
  readonly amountOf?: (minor: number, currency: Currency) => string;
}

/** How they are told in the column. */
interface InColumn extends Told {
  /** Of the first price there is: the head of the column says it. */
  readonly currency: string | undefined;
  /** On a card, which has no head. */
  readonly isNarrow: boolean;
}

/** What one piece costs, and beneath it what all pieces do; where today's price is another, also of which day it is, and today's. */
export function priceColumn<Row extends LineDto>(told: InColumn): Column<Row> {
  const { currency, isNarrow } = told;
  const heading = { id: 'price', header: told.t('column.price') };
  const inColumn = { ...told, amountOf: (minor: number, of: Currency) => columnAmount(minor, of, told) };
  const unit = ({ price }: Row) => (price === null ? '' : figureOf(price.kept, price, inColumn));
  const under = ({ price, quantity }: Row) => (price === null ? [] : beneath(price, quantity, inColumn));
  if (isNarrow) return { ...heading, cell: (line) => <OnCard said={[unit(line), ...under(line)]} /> };
  return {
    ...heading,
    kind: 'number',
    ...(currency !== undefined && { unit: currency }),
    cell: unit,
    sign: (line) => under(line).join('\n') || undefined,
    title: ({ price, quantity }) => (price === null ? undefined : wholePrice(price, quantity, told)),
  };
}

/** On a card each stands on a line of its own. */
function OnCard({ said }: { said: readonly string[] }): ReactNode {
  return said.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}

/** All that is known of a price, in one line. */
export function wholePrice(price: LinePriceDto, quantity: number, told: Told): string {
  const { t, locale } = told;
  const { kept, today, isDemo, at } = price;
  return [
    sentenceOf(kept, price, quantity, told),
    at !== null && t('price.ofDay', { date: dateOnly(at, locale) }),
    today !== null && t('price.today', { amount: unitOf(today, price, told) }),
    isDemo && t('price.demo'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function beneath(price: LinePriceDto, quantity: number, told: InColumn): readonly string[] {
  const { at, kept, today } = price;
  const { t, locale, isNarrow } = told;
  const lines: readonly (string | false)[] = [
    kept.status === 'from' && !isNarrow && t('price.least'),
    kept.status !== 'on-request' && quantity > 1 && amountOf(kept.total, price, told),
    today !== null && at !== null && t('price.since', { date: dateOnly(at, locale) }),
    today !== null && t('price.today', { amount: unitOf(today, price, told) }),
  ];
  return lines.filter((line) => line !== false);
}

/** In the column an amount alone, that figures stand under each other: that it is the least there is stands beneath it. */
function figureOf(one: ToldPriceDto, price: LinePriceDto, told: InColumn): string {
  return one.status === 'from' && !told.isNarrow ? amountOf(one.unit, price, told) : unitOf(one, price, told);
}

function unitOf(one: ToldPriceDto, price: LinePriceDto, told: Told): string {
  if (one.status === 'on-request') return told.t('price.onRequest');
  const amount = amountOf(one.unit, price, told);
  return one.status === 'from' ? told.t('price.from', { amount }) : amount;
}

function amountOf(minor: number, { currency }: LinePriceDto, { locale, amountOf: told }: Told): string {
  if (currency === null) return '';
  return told ? told(minor, currency as Currency) : moneyText(money(minor, currency as Currency), locale);
}

/** In another currency than the head of the column says, an amount says its own. */
function columnAmount(minor: number, own: Currency, { locale, currency }: InColumn): string {
  return own === currency ? amountText(money(minor, own), locale) : moneyText(money(minor, own), locale);
}

function sentenceOf(one: ToldPriceDto, price: LinePriceDto, quantity: number, told: Told): string {
  if (one.status !== 'on-request')
    return told.t('price.whole', {
      unit: unitOf(one, price, told),
      total: amountOf(one.total, price, told),
      count: quantity,
      days: one.leadDays,
    });
  return one.missing.length === 0
    ? told.t('price.noTerms')
    : told.t('price.missing', { missing: one.missing.join(', ') });
}
