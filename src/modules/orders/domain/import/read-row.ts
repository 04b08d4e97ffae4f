import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { isOneLine } from '#kernel/one-line.ts';
import type { Count } from '#modules/orders/domain/line-changes.ts';
import type { LineKind } from '#modules/orders/domain/order-words.ts';
import { IMPORT_KEYS, type ImportColumnKey, importColumn, type RowCells, UNREADABLE } from './import-columns.ts';
import { readCount, readDay, readItem, readKind, readMoment, readPrice, readYes, type Told } from './read-cells.ts';
import type { RowProblem } from './row-problem.ts';
import { readSerials } from './serial-list.ts';

/** A row of an order file, read: what is undefined it does not say, what is null it clears. */
export interface OrderRowRead {
  readonly source: string;
  readonly sapOrderNo: string;
  readonly itemNo: number;
  /** When the source said so, ISO 8601 in UTC. */
  readonly exportedAt: string | undefined;
  readonly customerNo: Told<string>;
  readonly centreCustomerNo: Told<string>;
  readonly currency: Currency | undefined;
  readonly taxIncluded: boolean | undefined;
  readonly kind: LineKind | undefined;
  /** An amount as decimal text: how many digits it may have its currency says. */
  readonly unitPrice: string | undefined;
  readonly quantity: number | undefined;
  readonly counts: Partial<Record<Count, number>>;
  /** What is kept as it is told, by its column. */
  readonly texts: Partial<Record<TextColumn, string | null>>;
  readonly days: Partial<Record<DayColumn, string | null>>;
  /** Numbers of machines; of a part the machine it is for stands there. */
  readonly serials: Told<readonly string[]>;
  readonly changeReason: string | undefined;
}

export const TEXT_COLUMNS = [
  'piNo',
  'customerName',
  'shippingType',
  'materialCode',
  'modelName',
  'typeCode',
  'partDescription',
  'serialNo',
  'manufacturingNo',
] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

export const DAY_COLUMNS = ['orderDate', 'plannedDate', 'actualDate'] as const;
export type DayColumn = (typeof DAY_COLUMNS)[number];

/** The columns that count pieces, and what they count. */
export const COUNT_COLUMNS = {
  ready: 'qtyReady',
  shipped: 'qtyShipped',
  delivered: 'qtyDelivered',
  cancelled: 'qtyCancelled',
} as const satisfies Record<Count, ImportColumnKey>;

/** The system whose numbers they are, where a row does not say. */
export const USUAL_SOURCE = 'SAP';
const CLEARED = '-';

export interface ReadOutcome {
  readonly row: OrderRowRead;
  readonly problems: readonly RowProblem[];
}

/** Reads the cells of a row; a cell that cannot be read is a problem, and says nothing. */
export function readRow(cells: RowCells): ReadOutcome {
  const problems: RowProblem[] = [];
  const told = (key: ImportColumnKey): Told<string> => {
    const text = cells[key]?.trim() ?? '';
    if (text === '') return undefined;
    return text === CLEARED ? null : text;
  };
  /** Of what cannot be cleared, a sign to clear it is as wrong as any other. */
  const read = <Value>(key: ImportColumnKey, reader: (text: string) => Value | undefined): Value | undefined => {
    const text = told(key);
    if (text === undefined) return undefined;
    const value = text === null ? undefined : reader(text);
    if (value === undefined) problems.push(unreadable(key, text ?? CLEARED));
    return value;
  };
  const clearable = <Value>(key: ImportColumnKey, reader: (text: string) => Value | undefined): Told<Value> =>
    told(key) === null ? null : read(key, reader);
  const kept = (key: ImportColumnKey) => clearable(key, (text) => (isKept(text, key) ? text : undefined));
  const needed = (key: 'sapOrderNo' | 'itemNo') => {
    if (told(key) === undefined) problems.push({ code: 'row.missing', column: key });
  };
  needed('sapOrderNo');
  needed('itemNo');
  const kind = read('kind', readKind);
  const row: OrderRowRead = {
    source: kept('source') ?? USUAL_SOURCE,
    sapOrderNo: read('sapOrderNo', (text) => (isKept(text, 'sapOrderNo') ? text : undefined)) ?? '',
    itemNo: read('itemNo', readItem) ?? 0,
    exportedAt: read('exportedAt', readMoment),
    customerNo: kept('customerNo'),
    centreCustomerNo: kept('centreCustomerNo'),
    currency: read('currency', currencyOf),
    taxIncluded: read('taxIncluded', readYes),
    kind,
    unitPrice: read('unitPrice', readPrice),
    quantity: read('quantity', readCount),
    counts: toldOf(Object.entries(COUNT_COLUMNS).map(([count, key]) => [count, read(key, readCount)])),
    texts: toldOf(TEXT_COLUMNS.map((key) => [key, kept(key)])),
    days: toldOf(DAY_COLUMNS.map((key) => [key, clearable(key, readDay)])),
    serials: kind === 'part' ? undefined : clearable('serialNo', readSerials),
    changeReason: kept('changeReason') ?? undefined,
  };
  return { row, problems };
}

/** The row as one text, without when and why it was sent: the same contents are the same text, whatever the file. */
export function contentOf(cells: RowCells): string {
  const aside: readonly ImportColumnKey[] = ['exportedAt', 'changeReason'];
  return JSON.stringify(
    IMPORT_KEYS.filter((key) => !aside.includes(key)).map((key) => cells[key]?.trim().normalize('NFC') ?? ''),
  );
}

function unreadable(column: ImportColumnKey, value: string): RowProblem {
  const { kind } = importColumn(column);
  const shown = value.slice(0, 60);
  if (kind === 'day' || kind === 'moment') return { code: 'row.date', column, value: shown };
  if (kind === 'count' || kind === 'item' || kind === 'price') return { code: 'row.number', column, value: shown };
  return { code: 'row.value', column, value: shown };
}

function isKept(text: string, key: ImportColumnKey): boolean {
  return text.length <= (importColumn(key).most ?? 0) && isOneLine(text) && !text.includes(UNREADABLE);
}

function currencyOf(text: string): Currency | undefined {
  const code = text.toUpperCase();
  return Object.hasOwn(CURRENCIES, code) ? (code as Currency) : undefined;
}

function toldOf<Key extends string, Value>(entries: readonly (readonly [Key | string, Value])[]) {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as {
    [K in Key]?: Exclude<Value, undefined>;
  };
}
