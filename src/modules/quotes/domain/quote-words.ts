import type { BilingualText } from '#kernel/locale.ts';
import type { ApprovalReason } from './approval-reasons.ts';
import type { QuoteState } from './quote-steps.ts';

/** What the states of a quote are called, by whoever reads one. */
export const QUOTE_STATE_WORDS: Readonly<Record<QuoteState, BilingualText>> = {
  draft: { zh: '草稿', en: 'Draft' },
  requested: { zh: '待报价', en: 'Requested' },
  priced: { zh: '已报价', en: 'Priced' },
  countered: { zh: '还价中', en: 'Countered' },
  accepted: { zh: '已接受', en: 'Accepted' },
  ordered: { zh: '已下单', en: 'Ordered' },
  declined: { zh: '已拒绝', en: 'Declined' },
  rejected: { zh: '不予报价', en: 'Not quoted' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  expired: { zh: '已过期', en: 'Expired' },
};

/** Why a second person is asked. */
export const APPROVAL_REASON_WORDS: Readonly<Record<ApprovalReason, BilingualText>> = {
  discount: { zh: '手工折扣超出权限', en: 'discount by hand beyond the band' },
  margin: { zh: '毛利低于底线', en: 'margin below the floor' },
  amount: { zh: '金额较大且含手工价格', en: 'large amount with a price set by hand' },
  'on-request': { zh: '价目表中没有的价格', en: 'price that the list does not have' },
  terms: { zh: '付款或贸易条款与约定不同', en: 'payment or Incoterm other than agreed' },
  validity: { zh: '有效期超过 90 天', en: 'valid for more than 90 days' },
};

export const DECLINE_REASONS = ['price', 'time', 'technical', 'other-maker', 'project-ended', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
