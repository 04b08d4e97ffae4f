import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { type Currency, decimalOf, money, times } from '#kernel/money.ts';
import { type LineKind, ORDER_STATUS_WORDS, READY_STATUS_WORDS } from './order-words.ts';
import { dueOf, type OrderStatus, type ReadyStatus } from './quantities.ts';

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What of a line stands in the export. */
export interface ExportedLine {
  readonly piNo: string;
  readonly orderDate: string;
  readonly customerName: string;
  readonly materialCode: string;
  readonly shippingType: string;
  readonly kind: LineKind;
  readonly modelName: string;
  readonly partDescription: string;
  readonly serialNo: string;
  readonly manufacturingNo: string;
  readonly itemNo: number;
  readonly quantity: number;
  readonly cancelled: number;
  /** Minor units of one piece. */
  readonly unitPrice: number;
  readonly currency: Currency;
  readonly plannedDate: string | null;
  readonly actualDate: string | null;
  readonly orderStatus: OrderStatus;
  readonly readyStatus: ReadyStatus;
}

/** What is in a cell: a text, a day `2026-11-21`, or an amount as an exact decimal. */
export type ExportCell = { readonly text: string } | { readonly day: string | null } | { readonly amount: `${number}` };

interface ExportColumn {
  readonly key: string;
  readonly heading: BilingualText;
  /** Characters of the standard font. */
  readonly width: number;
  readonly cell: (line: ExportedLine, locale: Locale) => ExportCell;
}

const text = (
  key: string,
  heading: BilingualText,
  width: number,
  of: (line: ExportedLine) => string,
): ExportColumn => ({
  ...{ key, heading, width },
  cell: (line) => ({ text: of(line) }),
});

/**
 * The sixteen columns of the specification, in its order (000 §2). Of a part its description stands for the model, the number of its
 * machine for the manufacturing number; quantity and amount are of what is due.
 */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  text('piNo', { zh: 'PI号', en: 'PI No.' }, 16, ({ piNo }) => piNo),
  {
    ...{ key: 'orderDate', heading: { zh: '订单日期', en: 'Order date' }, width: 12 },
    cell: ({ orderDate }) => ({ day: orderDate }),
  },
  text('customer', { zh: '客户', en: 'Customer' }, 28, ({ customerName }) => customerName),
  text('materialCode', { zh: '物料编码', en: 'Material code' }, 18, ({ materialCode }) => materialCode),
  text('shippingType', { zh: '运输方式', en: 'Shipping type' }, 14, ({ shippingType }) => shippingType),
  text('modelName', { zh: '产品型号', en: 'Model name' }, 34, ({ kind, modelName, partDescription }) =>
    kind === 'part' && partDescription !== '' ? partDescription : modelName,
  ),
  text('quantity', { zh: '数量', en: 'Quantity' }, 9, (line) => String(dueOf(line))),
  {
    ...{ key: 'unitPrice', heading: { zh: '单价', en: 'Unit price' }, width: 13 },
    cell: ({ currency, unitPrice }) => ({ amount: decimalOf(money(unitPrice, currency)) }),
  },
  {
    ...{ key: 'totalAmount', heading: { zh: '总金额', en: 'Total amount' }, width: 15 },
    cell: (line) => ({ amount: decimalOf(times(money(line.unitPrice, line.currency), dueOf(line))) }),
  },
  text(
    'manufacturingNumber',
    { zh: '制造编号', en: 'Manufacturing number' },
    20,
    ({ kind, manufacturingNo, serialNo }) => (kind === 'part' && serialNo !== '' ? serialNo : manufacturingNo),
  ),
  text('itemNumber', { zh: '行项目号', en: 'Item number' }, 11, ({ itemNo }) => String(itemNo)),
  {
    ...{ key: 'estimatedFinishedDate', heading: { zh: '预计完工日期', en: 'Estimated finished date' }, width: 14 },
    cell: ({ plannedDate }) => ({ day: plannedDate }),
  },
  {
    ...{ key: 'actualFinishedDate', heading: { zh: '实际完工日期', en: 'Actual finished date' }, width: 14 },
    cell: ({ actualDate }) => ({ day: actualDate }),
  },
  text('currency', { zh: '币种', en: 'Currency' }, 9, ({ currency }) => currency),
  {
    ...{ key: 'orderStatus', heading: { zh: '订单状态', en: 'Order status' }, width: 18 },
    cell: ({ orderStatus }, locale) => ({ text: textIn(ORDER_STATUS_WORDS[orderStatus], locale) }),
  },
  {
    ...{ key: 'readyStatus', heading: { zh: '备货状态', en: 'Ready status' }, width: 14 },
    cell: ({ readyStatus }, locale) => ({ text: textIn(READY_STATUS_WORDS[readyStatus], locale) }),
  },
];

/** What the sheet and the file are called. */
export const EXPORT_TITLE: BilingualText = { zh: '订单', en: 'Orders' };

/** The name of a file made at a minute of somebody's clock, such as `订单-2026-11-21-1530.xlsx`, `orders-2026-11-21-1530.csv`. */
export function exportName(format: ExportFormat, locale: Locale, clock: Date): string {
  const moment = clock.toISOString();
  const day = moment.slice(0, 10);
  return `${textIn(EXPORT_TITLE, locale).toLowerCase()}-${day}-${moment.slice(11, 16).replace(':', '')}.${format}`;
}
