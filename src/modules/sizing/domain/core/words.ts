import type { BilingualText } from '#kernel/locale.ts';
import type { Confidence, FindingLevel } from './model.ts';

/** How far a formula or a value can be trusted. */
export const CONFIDENCE_WORDS: Readonly<Record<Confidence, BilingualText>> = {
  textbook: { zh: '教科书', en: 'textbook' },
  standard: { zh: '标准', en: 'standard' },
  published: { zh: '已公布', en: 'published' },
  derived: { zh: '推导', en: 'derived' },
  recalled: { zh: '待确认', en: 'to be confirmed' },
  estimated: { zh: '估计', en: 'estimated' },
};

/** How much what is told stands in the way. */
export const LEVEL_WORDS: Readonly<Record<FindingLevel, BilingualText>> = {
  block: { zh: '不可行', en: 'Not possible' },
  enquire: { zh: '须询价', en: 'By enquiry' },
  warn: { zh: '请注意', en: 'Look at this' },
  info: { zh: '提示', en: 'Note' },
};
