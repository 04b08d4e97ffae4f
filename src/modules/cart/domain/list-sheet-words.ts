import type { BilingualText } from '#kernel/locale.ts';
import type { ReleaseState } from './release-state.ts';

/** The fixed words of the list as a sheet; what the list itself has a column for is called as there. */
export const LIST_SHEET_WORDS = {
  title: { zh: '产品清单', en: 'Product list' },
  product: { zh: '产品', en: 'Product' },
  typeCode: { zh: '型号', en: 'Type code' },
  note: { zh: '备注', en: 'Note' },
  remark: { zh: '配置备注', en: 'Remark' },
  addedFor: { zh: '代客户添加', en: 'Added for' },
  meant: { zh: '其他符号的参数', en: 'Figures by other signs' },
  itemNumber: { zh: '项号', en: 'Item' },
  mounting: { zh: '安装', en: 'Mounting' },
  quantity: { zh: '数量', en: 'Quantity' },
  unitPrice: { zh: '单价（不含税）', en: 'Unit price (without VAT)' },
  total: { zh: '金额（不含税）', en: 'Amount (without VAT)' },
  currency: { zh: '币种', en: 'Currency' },
  leadDays: { zh: '交期（天）', en: 'Lead time (days)' },
  priceNote: { zh: '价格说明', en: 'About the price' },
  release: { zh: '状态', en: 'State' },
  folder: { zh: '文件夹', en: 'Folder' },
  by: { zh: '操作人', en: 'By' },
  customer: { zh: '客户', en: 'Customer' },
  created: { zh: '添加时间', en: 'Added' },
} as const satisfies Record<string, BilingualText>;

/** How a line stands to the release in force, in words. */
export const STATE_WORDS: Readonly<Record<ReleaseState, BilingualText>> = {
  valid: { zh: '有效', en: 'Valid' },
  changed: { zh: '有效，有变更', en: 'Valid with changes' },
  invalid: { zh: '不再有效', en: 'No longer valid' },
};

/** What is said of prices. */
export const PRICE_WORDS = {
  onRequest: { zh: '请询价', en: 'On request' },
  from: { zh: '起价', en: 'From' },
  demo: { zh: '演示价格', en: 'Demo price' },
} as const satisfies Record<string, BilingualText>;

/** Of a line whose figures are to be confirmed by the maker. */
export const TO_BE_CONFIRMED: BilingualText = { zh: '待确认', en: 'To be confirmed' };
