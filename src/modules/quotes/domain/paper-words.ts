import type { BilingualText } from '#kernel/locale.ts';
import type { ChargeKind } from './charges.ts';
import type { VersionKind } from './quote-body.ts';

/** In which languages a quote is printed. */
export const PAPER_LANGUAGES = ['zh-cn', 'en', 'both'] as const;

/** What each version of a quote is called on paper. */
export const PAPER_TITLES: Readonly<Record<VersionKind, BilingualText>> = {
  request: { zh: '询价单', en: 'Request for quotation' },
  offer: { zh: '报价单', en: 'Quotation' },
  counter: { zh: '还价单', en: 'Counter offer' },
};

/** The fixed words of a quote on paper, both languages side by side because a paper may print both. */
export const PAPER_WORDS = {
  number: { zh: '编号', en: 'No.' },
  version: { zh: '版本', en: 'Version' },
  date: { zh: '日期', en: 'Date' },
  customer: { zh: '客户', en: 'Customer' },
  customerRef: { zh: '客户参考号', en: 'Customer reference' },
  sender: { zh: '经办人', en: 'Issued by' },
  validUntil: { zh: '有效期至', en: 'Valid until' },
  payment: { zh: '付款条件', en: 'Payment' },
  incoterm: { zh: '贸易术语', en: 'Incoterms 2020' },
  currency: { zh: '币种', en: 'Currency' },
  line: { zh: '行', en: 'Line' },
  product: { zh: '产品', en: 'Product' },
  partNo: { zh: '客户物料号', en: 'Customer part no.' },
  wishes: { zh: '特殊要求', en: 'Special wishes' },
  remark: { zh: '产品备注', en: 'Product remark' },
  quantity: { zh: '数量', en: 'Quantity' },
  wanted: { zh: '需求日期', en: 'Wanted' },
  target: { zh: '目标单价', en: 'Target price' },
  unit: { zh: '单价', en: 'Unit price' },
  net: { zh: '金额', en: 'Amount' },
  lead: { zh: '交货期（天）', en: 'Lead time (days)' },
  dropped: { zh: '不再需要', en: 'no longer wanted' },
  notOffered: { zh: '不予报价', en: 'not offered' },
  sum: { zh: '合计（不含税）', en: 'Total without VAT' },
  note: { zh: '备注', en: 'Note' },
  withoutVat: { zh: '所有价格均不含增值税。', en: 'All prices are without VAT.' },
  demo: {
    zh: '演示价格：按虚构的价目表计算，不具约束力。',
    en: 'Demonstration prices from an invented price list; they bind nobody.',
  },
  fingerprint: { zh: '本版本指纹 (SHA-256)', en: 'Fingerprint of this version (SHA-256)' },
  address: { zh: '在门户中打开', en: 'Open in the portal' },
} as const satisfies Record<string, BilingualText>;

/** What is charged beside the products, as it is called on paper. */
export const CHARGE_WORDS: Readonly<Record<ChargeKind, BilingualText>> = {
  packing: { zh: '包装费', en: 'Packing' },
  freight: { zh: '运费', en: 'Freight' },
  insurance: { zh: '保险费', en: 'Insurance' },
  other: { zh: '其他费用', en: 'Other charge' },
};

/** Until when an offer holds: the end of a day by the buyer's clocks. */
export function validityWords(date: string, zone: string): BilingualText {
  return { zh: `${date} 当日结束（${zone}）`, en: `${date}, end of day (${zone})` };
}
