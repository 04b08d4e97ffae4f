import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import type { BillKind } from './bill-body.ts';

/** What each paper is called, to the letter: banks and customs refuse another title. */
export const BILL_TITLES: Readonly<Record<BillKind, BilingualText>> = {
  pi: { zh: '形式发票', en: 'PROFORMA INVOICE' },
  ci: { zh: '商业发票', en: 'COMMERCIAL INVOICE' },
  pl: { zh: '装箱单', en: 'PACKING LIST' },
};

/** What each paper is called within a sentence. */
export const BILL_NAMES: Readonly<Record<BillKind, BilingualText>> = {
  pi: { zh: '形式发票', en: 'proforma invoice' },
  ci: { zh: '商业发票', en: 'commercial invoice' },
  pl: { zh: '装箱单', en: 'packing list' },
};

/** Some papers, named one after the other within a sentence. */
export function billNames(kinds: readonly BillKind[], locale: Locale): string {
  return kinds.map((kind) => textIn(BILL_NAMES[kind], locale)).join(locale === 'en' ? ', ' : '、');
}
