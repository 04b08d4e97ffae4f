import type { BilingualText } from '#kernel/locale.ts';
import type { SheetState } from './sheet-steps.ts';

/** What the states of a sheet are called. */
export const SHEET_STATE_WORDS: Readonly<Record<SheetState, BilingualText>> = {
  draft: { zh: '草稿', en: 'Draft' },
  submitted: { zh: '已提交', en: 'Submitted' },
  returned: { zh: '已退回', en: 'Returned' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  released: { zh: '已发布', en: 'Released' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};
