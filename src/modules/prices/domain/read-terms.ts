import { type BasisPoints, CURRENCIES, type Currency, type Money, money, WHOLE } from '#kernel/money.ts';
import type { SourceRecord } from '#product/source.ts';
import type { ListProblem } from './list-problem.ts';
import type { Break, PriceTerms } from './price-list.ts';
import { type CellReader, cellReader } from './read-cells.ts';

/** What stands in rows of a list that are no prices. */
const TERM_COMPONENTS = ['parameter', 'group', 'quantity', 'lead_quantity', 'free'];

/** Where the value of a parameter stands. */
const VALUE = 'list';
const NAME = 'code';

/** An offer holds no longer (commerce §4), and nothing takes longer to be made. */
const MOST_VALID_DAYS = 180;
const MOST_DAYS = 999;
/** Nobody gives more away for who buys, or how much: prices would be for nothing. */
const MOST_DISCOUNT: BasisPoints = 9000;
/** Minor units: prices are rounded to no more than a thousand. */
const MOST_STEP = 100_000;

type Reading = (cells: CellReader, currency: Currency) => Partial<PriceTerms>;

const READINGS: Readonly<Record<string, Reading>> = {
  currency: (_, currency) => ({ currency }),
  demo: (cells) => ({ isDemo: flagOf(cells) }),
  price_step: (cells, currency) => ({ step: stepOf(cells, currency) }),
  base_lead_days: (cells) => ({ baseLeadDays: cells.whole(VALUE, 0, MOST_DAYS) }),
  valid_days: (cells) => ({ validDays: cells.whole(VALUE, 1, MOST_VALID_DAYS) }),
  tax_rate: (cells) => ({ taxRate: cells.percent(VALUE, WHOLE) }),
  margin_floor: (cells) => ({ marginFloor: cells.percent(VALUE, WHOLE) }),
  margin_stop: (cells) => ({ marginStop: cells.percent(VALUE, WHOLE) }),
  discount_band: (cells) => ({ discountBand: cells.percent(VALUE, WHOLE) }),
  amount_band: (cells, currency) => ({ amountBand: money(cells.amount(VALUE, currency), currency) }),
};

/** Said of a list for those who read it, and of no use to a price. */
const REMARKS = ['derivation'];

/** Whether a record says something of the whole list rather than what a component costs. */
export function isTerm({ cells }: SourceRecord): boolean {
  return TERM_COMPONENTS.includes(cells.component ?? '');
}

/** The currency of a list, which its amounts are read in; undefined where it says none. */
export function currencyOf(records: readonly SourceRecord[]): Currency | undefined {
  const said = records.find(({ cells }) => cells.component === 'parameter' && cells.code === 'currency')?.cells.list;
  return (Object.keys(CURRENCIES) as Currency[]).find((currency) => currency === said);
}

/** What a list says beside its rows; what it does not say is among the problems. */
export function readTerms(records: readonly SourceRecord[], currency: Currency, problems: ListProblem[]): PriceTerms {
  const of = (component: string) =>
    records.filter(({ cells }) => cells.component === component).map((record) => cellReader(record, problems));
  for (const component of TERM_COMPONENTS) refuseTwice(of(component));
  return {
    ...NO_TERMS,
    ...readParameters(of('parameter'), currency, problems),
    groups: Object.fromEntries(of('group').map((cells) => [nameIn(cells), cells.percent(VALUE, MOST_DISCOUNT)])),
    quantityBreaks: breaksOf(of('quantity'), (cells) => cells.percent(VALUE, MOST_DISCOUNT)),
    leadBreaks: breaksOf(of('lead_quantity'), (cells) => cells.whole('lead_days', 0, MOST_DAYS)),
    free: of('free').map(nameIn),
  };
}

/** Stands where a parameter is refused or missing: the list is none then. */
const NO_TERMS = {
  currency: 'CNY',
  isDemo: true,
  step: money(1, 'CNY'),
  baseLeadDays: 0,
  validDays: 0,
  taxRate: 0,
  marginFloor: 0,
  marginStop: 0,
  discountBand: 0,
  amountBand: money(0, 'CNY'),
} as const;

function readParameters(
  parameters: readonly CellReader[],
  currency: Currency,
  problems: ListProblem[],
): Partial<PriceTerms> {
  const names = parameters.map((cells) => cells.text(NAME));
  for (const name of Object.keys(READINGS))
    if (!names.includes(name)) problems.push({ code: 'parameter-missing', row: null, column: NAME, value: name });
  const read = parameters.map((cells) => {
    const name = cells.text(NAME);
    const reading = Object.hasOwn(READINGS, name) ? READINGS[name] : undefined;
    if (reading === undefined && !REMARKS.includes(name)) cells.refuse('parameter-unknown', NAME);
    return reading?.(cells, currency) ?? {};
  });
  return Object.assign({}, ...read);
}

function refuseTwice(readers: readonly CellReader[]): void {
  const first = new Map<string, number>();
  for (const cells of readers) {
    const other = first.get(cells.text(NAME));
    if (other === undefined) first.set(cells.text(NAME), cells.row);
    else cells.refuse('key-duplicate', NAME, cells.text(NAME), other);
  }
}

function breaksOf(readers: readonly CellReader[], value: (cells: CellReader) => number): readonly Break[] {
  const breaks = readers.map((cells) => ({ from: cells.whole(NAME, 1), value: value(cells) }));
  return breaks.toSorted((one, other) => one.from - other.from);
}

function nameIn(cells: CellReader): string {
  if (cells.text(NAME) === '') cells.refuse('cell-missing', NAME);
  return cells.text(NAME);
}

function flagOf(cells: CellReader): boolean {
  const text = cells.text(VALUE);
  if (text !== 'Y' && text !== 'N') cells.refuse('parameter-wrong', VALUE);
  return text !== 'N';
}

function stepOf(cells: CellReader, currency: Currency): Money {
  const minor = cells.amount(VALUE, currency);
  if ((minor === 0 && cells.text(VALUE) !== '') || minor > MOST_STEP) cells.refuse('parameter-wrong', VALUE);
  return money(Math.max(1, minor), currency);
}
