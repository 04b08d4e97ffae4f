import type { BilingualText } from '#kernel/locale.ts';
import type { BillTerms, Destination } from './bill-body.ts';

const WORDS: Readonly<Record<'added' | 'included' | 'export', BilingualText>> = {
  added: { zh: '内销（另加增值税）', en: 'domestic, VAT on top' },
  included: { zh: '内销（价格含增值税）', en: 'domestic, prices with VAT' },
  export: { zh: '出口（不含增值税）', en: 'export, without VAT' },
};

/** How goods were sold as to VAT, in words. */
export function taxWords({ taxIncluded = false, taxMode }: Pick<BillTerms, 'taxIncluded' | 'taxMode'>): BilingualText {
  return taxMode === 'export' ? WORDS.export : taxIncluded ? WORDS.included : WORDS.added;
}

/** Where goods go, in a sentence about them. */
export const GOING_WORDS: Readonly<Record<Destination, BilingualText>> = {
  domestic: { zh: '货物去向为国内', en: 'The goods stay in the country' },
  export: { zh: '货物去向为国外', en: 'The goods go abroad' },
};
