import { type BasisPoints, decimalOf, money } from '#kernel/money.ts';
import { PRICE_COMPONENTS } from '#lines/price-components.ts';
import type { ListRecord } from './list-columns.ts';
import { KEY_SIGN, type PriceList, type PriceRow, type PriceTerms } from './price-list.ts';

const COLUMNS = new Map(PRICE_COMPONENTS.map(({ id, columns }) => [id, columns]));

/** A list as the records of its file, terms first: read again they are the same list. */
export function listRecords(list: PriceList): readonly ListRecord[] {
  return [...termRecords(list), ...[...list.rows.values()].flat().map((row) => rowRecord(row, list))];
}

/** What a list says beside its rows, as records. */
export function termRecords(terms: PriceTerms): readonly ListRecord[] {
  const percents = Object.entries(terms.groups).map(([code, value]) => ({ code, list: percentText(value) }));
  const breaks = terms.quantityBreaks.map(({ from, value }) => ({ code: String(from), list: percentText(value) }));
  const days = terms.leadBreaks.map(({ from, value }) => ({ code: String(from), lead_days: String(value) }));
  return [
    ...Object.entries(parametersOf(terms)).map(([code, list]) => ({ component: 'parameter', code, list })),
    ...percents.map((record) => ({ component: 'group', basis: 'pct_net', ...record })),
    ...breaks.map((record) => ({ component: 'quantity', basis: 'pct_net', ...record })),
    ...days.map((record) => ({ component: 'lead_quantity', ...record })),
    ...terms.free.map((code) => ({ component: 'free', code })),
  ];
}

/** Basis points as a list writes per cent, `12.50`. */
export function percentText(share: BasisPoints): string {
  const figures = String(Math.abs(share)).padStart(3, '0');
  return `${share < 0 ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`;
}

/** A figure of a row as a list writes it: an amount, or per cent. */
export function figureText(figure: number, { basis }: Pick<PriceRow, 'basis'>, { currency }: PriceTerms): string {
  return basis === 'fixed' ? decimalOf(money(figure, currency)) : percentText(figure);
}

function parametersOf(terms: PriceTerms): Readonly<Record<string, string>> {
  return {
    currency: terms.currency,
    demo: terms.isDemo ? 'Y' : 'N',
    price_step: decimalOf(terms.step),
    base_lead_days: String(terms.baseLeadDays),
    valid_days: String(terms.validDays),
    tax_rate: percentText(terms.taxRate),
    margin_floor: percentText(terms.marginFloor),
    margin_stop: percentText(terms.marginStop),
    discount_band: percentText(terms.discountBand),
    amount_band: decimalOf(terms.amountBand),
  };
}

function rowRecord(row: PriceRow, terms: PriceTerms): ListRecord {
  const { component, key, frames, basis, list, cost, leadDays, note } = row;
  const codes = key.split(KEY_SIGN);
  const cells = (COLUMNS.get(component) ?? []).map((column, place) => [column, codes[place] ?? '']);
  return {
    component,
    ...Object.fromEntries(cells),
    ...(frames && { frame_from: String(frames.from), frame_to: String(frames.to) }),
    basis,
    list: figureText(list, row, terms),
    ...(cost !== undefined && { cost: figureText(cost, row, terms) }),
    lead_days: String(leadDays),
    ...(note !== undefined && { note }),
  };
}
