import type { BilingualText } from '#kernel/locale.ts';

/** The columns of a bulk entry, in the order of the sample: what they are called there, and what else people call them, plainly written. */
export const ENTRY_COLUMNS = {
  code: {
    heading: { zh: '型号', en: 'Type code' },
    named: ['型号', '产品型号', '型号代码', '规格型号', 'typecode', 'code', 'type', 'model', 'typedesignation'],
    width: 60,
  },
  quantity: {
    heading: { zh: '数量', en: 'Quantity' },
    named: ['数量', '台数', '数量(台)', 'quantity', 'qty', 'pcs', 'amount'],
    width: 10,
  },
  itemNumber: {
    heading: { zh: '项号', en: 'Item' },
    named: ['项号', '序号', '位号', 'item', 'itemnumber', 'itemno', 'pos', 'position'],
    width: 12,
  },
  note: {
    heading: { zh: '备注', en: 'Note' },
    named: ['备注', '说明', 'note', 'remarks', 'comment'],
    width: 30,
  },
} as const satisfies Record<
  string,
  { readonly heading: BilingualText; readonly named: readonly string[]; readonly width: number }
>;

/** A column of a bulk entry. */
export type EntryColumn = keyof typeof ENTRY_COLUMNS;
