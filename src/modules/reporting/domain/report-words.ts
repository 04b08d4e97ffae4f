import type { BilingualText } from '#kernel/locale.ts';
import type { ReportState } from './report-steps.ts';

/** What the states of a report are called. */
export const REPORT_STATE_WORDS: Readonly<Record<ReportState, BilingualText>> = {
  pending: { zh: '待审核', en: 'Pending' },
  approved: { zh: '已批准', en: 'Approved' },
  refused: { zh: '已驳回', en: 'Refused' },
  expired: { zh: '保护期已过', en: 'Expired' },
  won: { zh: '已成交', en: 'Won' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
};
