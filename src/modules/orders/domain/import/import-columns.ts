import type { BilingualText } from '#kernel/locale.ts';

/** What stands in a cell: a text of so many characters at most, or something that is read. */
export type CellKind = 'text' | 'count' | 'item' | 'price' | 'day' | 'moment' | 'choice';

interface ImportColumn {
  readonly kind: CellKind;
  readonly words: BilingualText;
  /** Needed of a line that is new. */
  readonly isNeeded?: true;
  /** Characters of a text. */
  readonly most?: number;
}

/** The columns of an order file, as an ERP sends it (commerce §7); a row is a line of an order. */
export const IMPORT_COLUMNS = {
  source: { kind: 'text', words: { zh: '来源系统', en: 'Source' }, most: 20 },
  exportedAt: { kind: 'moment', words: { zh: '导出时间', en: 'Exported at' } },
  sapOrderNo: { kind: 'text', words: { zh: 'SAP 订单号', en: 'SAP order number' }, isNeeded: true, most: 40 },
  itemNo: { kind: 'item', words: { zh: '行项目号', en: 'Item number' }, isNeeded: true },
  piNo: { kind: 'text', words: { zh: 'PI号', en: 'PI No.' }, most: 40 },
  orderDate: { kind: 'day', words: { zh: '订单日期', en: 'Order date' }, isNeeded: true },
  customerNo: { kind: 'text', words: { zh: '客户编号', en: 'Customer number' }, isNeeded: true, most: 40 },
  customerName: { kind: 'text', words: { zh: '客户名称', en: 'Customer name' }, most: 200 },
  centreCustomerNo: { kind: 'text', words: { zh: '中心客户编号', en: 'Centre customer number' }, most: 40 },
  shippingType: { kind: 'text', words: { zh: '运输方式', en: 'Shipping type' }, most: 40 },
  kind: { kind: 'choice', words: { zh: '类别', en: 'Kind' }, isNeeded: true },
  materialCode: { kind: 'text', words: { zh: '物料编码', en: 'Material code' }, most: 60 },
  modelName: { kind: 'text', words: { zh: '产品型号', en: 'Model name' }, isNeeded: true, most: 200 },
  typeCode: { kind: 'text', words: { zh: '型号代码', en: 'Type code' }, most: 300 },
  partDescription: { kind: 'text', words: { zh: '配件描述', en: 'Part description' }, most: 200 },
  serialNo: { kind: 'text', words: { zh: '序列号', en: 'Serial number' }, most: 20_000 },
  manufacturingNo: { kind: 'text', words: { zh: '制造编号', en: 'Manufacturing number' }, most: 60 },
  quantity: { kind: 'count', words: { zh: '数量', en: 'Quantity' }, isNeeded: true },
  unitPrice: { kind: 'price', words: { zh: '单价', en: 'Unit price' }, isNeeded: true },
  currency: { kind: 'choice', words: { zh: '币种', en: 'Currency' }, isNeeded: true },
  taxIncluded: { kind: 'choice', words: { zh: '含税', en: 'Tax included' } },
  plannedDate: { kind: 'day', words: { zh: '预计完工日期', en: 'Estimated finished date' } },
  actualDate: { kind: 'day', words: { zh: '实际完工日期', en: 'Actual finished date' } },
  qtyReady: { kind: 'count', words: { zh: '已备数量', en: 'Ready' } },
  qtyShipped: { kind: 'count', words: { zh: '已发数量', en: 'Shipped' } },
  qtyDelivered: { kind: 'count', words: { zh: '已交数量', en: 'Delivered' } },
  qtyCancelled: { kind: 'count', words: { zh: '取消数量', en: 'Cancelled' } },
  changeReason: { kind: 'text', words: { zh: '变更原因', en: 'Reason of the change' }, most: 1000 },
} as const satisfies Record<string, ImportColumn>;

/** The column in which refused rows have their reason; a file that is sent again may still have it. */
export const REASON_COLUMN = 'refusedBecause';

export type ImportColumnKey = keyof typeof IMPORT_COLUMNS;
export const IMPORT_KEYS = Object.keys(IMPORT_COLUMNS) as readonly ImportColumnKey[];

/** What a column is and may hold. */
export function importColumn(key: ImportColumnKey): ImportColumn {
  return IMPORT_COLUMNS[key];
}

/** Stands in a text for what cannot be read or stored: no column takes it. */
export const UNREADABLE = '\uFFFD';

/** A row as it stands in the file: the texts of its cells; a column that it does not have is absent. */
export type RowCells = { readonly [Key in ImportColumnKey]?: string };

/** What the headings of a file say: its columns, or which nobody knows and which are missing. */
export type Headings =
  | { readonly ok: true; readonly columns: readonly ImportColumnKey[]; readonly hasReason: boolean }
  | { readonly ok: false; readonly unknown: readonly string[]; readonly missing: readonly ImportColumnKey[] };

/** Which column stands where in a file, by its headings: keys, or what they are called in either language; reasons of an earlier refusal stand last. */
export function columnsOf(headings: readonly string[]): Headings {
  const hasReason = headings.at(-1)?.trim() === REASON_COLUMN;
  const names = hasReason ? headings.slice(0, -1) : headings;
  const found = names.map((heading) => KEY_OF.get(plain(heading)));
  const unknown = names.filter((_, at) => found[at] === undefined || found.indexOf(found[at]) !== at);
  const missing = (['sapOrderNo', 'itemNo'] as const).filter((key) => !found.includes(key));
  if (unknown.length > 0 || missing.length > 0) return { ok: false, unknown, missing };
  return { ok: true, columns: found.flatMap((key) => key ?? []), hasReason };
}

const plain = (heading: string) => heading.normalize('NFKC').trim().toLowerCase();

const KEY_OF = new Map(
  IMPORT_KEYS.flatMap((key) => {
    const { words } = IMPORT_COLUMNS[key];
    return [key, words.zh, words.en].map((name) => [plain(name), key] as const);
  }),
);
