import type { BilingualText } from '#kernel/locale.ts';
import type { JudgedCandidate } from './judge-candidates.ts';

/** How a drive stands. */
export const VERDICT_WORDS: Readonly<Record<JudgedCandidate['verdict'], BilingualText>> = {
  best: { zh: '推荐', en: 'best' },
  fits: { zh: '适用', en: 'fits' },
  'by-enquiry': { zh: '须询价', en: 'by enquiry' },
  lost: { zh: '不适用', en: 'does not fit' },
};
