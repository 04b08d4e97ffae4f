import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { IMPORT_COLUMNS, type ImportColumnKey } from './import-columns.ts';

/** Why a row of an order file is refused, or what is to be told of it. */
export const ROW_TEXTS = {
  'row.missing': { zh: '缺少 {column}', en: '{column} is missing' },
  'row.number': { zh: '{column} 不是有效数字：{value}', en: '{column} is no valid number: {value}' },
  'row.date': { zh: '{column} 不是有效日期：{value}', en: '{column} is no valid date: {value}' },
  'row.value': { zh: '{column} 的内容无法识别：{value}', en: '{column} is not understood: {value}' },
  'row.customer-unknown': { zh: '没有编号为 {value} 的客户', en: 'No customer has the number {value}' },
  'row.customer-differs': { zh: '该订单属于其他客户', en: 'This order belongs to another customer' },
  'row.currency-mixed': { zh: '同一订单币种不一致', en: 'One order, two currencies' },
  'row.quantity-below-shipped': {
    zh: '数量 {value} 小于已发数量 {shipped}',
    en: 'Quantity {value} is less than the {shipped} shipped',
  },
  'row.over-due': {
    zh: '{column} {value} 超过应交数量 {due}',
    en: '{column} {value} is more than the {due} due',
  },
  'row.duplicate-key': {
    zh: '与第 {row} 行的订单号和项目号相同但内容不同',
    en: 'Same order and item as row {row}, other contents',
  },
  'row.serial-taken': { zh: '序列号 {value} 已属于 {other}', en: 'Serial number {value} belongs to {other}' },
  'row.order-cancelled': { zh: '订单 {value} 已取消', en: 'Order {value} was cancelled' },
  'row.older': { zh: '比已有数据旧，已跳过', en: 'Older than what is there; skipped' },
  'row.unchanged': { zh: '无变化', en: 'Unchanged' },
  'row.noted-ready': { zh: '已备数量按已发数量上调为 {value}', en: 'Ready raised to the {value} shipped' },
  'row.noted-typecode': { zh: '无法读取型号代码', en: 'Type code cannot be read' },
} as const satisfies Record<string, BilingualText>;

export type RowCode = keyof typeof ROW_TEXTS;

/** What is said of a row: which sentence, and what stands in it. */
export interface RowProblem {
  readonly code: RowCode;
  readonly column?: ImportColumnKey;
  readonly value?: string;
  readonly due?: number;
  readonly shipped?: number;
  readonly row?: number;
  readonly other?: string;
}

/** The sentence in one language; a column is called as the page calls it. */
export function rowText({ code, column, ...said }: RowProblem, locale: Locale): string {
  const params: Readonly<Record<string, string | number | undefined>> = {
    ...said,
    column: column === undefined ? '' : textIn(IMPORT_COLUMNS[column].words, locale),
  };
  return textIn(ROW_TEXTS[code], locale).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
