import type { BilingualText } from '#kernel/locale.ts';
import type { BillKind } from './bill-body.ts';

/** What each paper is called, to the letter: banks and customs refuse another title. */
export const BILL_TITLES: Readonly<Record<BillKind, BilingualText>> = {
  pi: { zh: '形式发票', en: 'PROFORMA INVOICE' },
  ci: { zh: '商业发票', en: 'COMMERCIAL INVOICE' },
  pl: { zh: '装箱单', en: 'PACKING LIST' },
};
