import type { BilingualText } from '#kernel/locale.ts';

const SOON: BilingualText = { zh: '7 天内到期的报价', en: 'Offers that expire within 7 days' };

/** What people have to do with quotes, by what the page "Today" heads it with. */
export const QUOTE_TODO_WORDS = {
  answerSoon: SOON,
  answer: { zh: '待您答复的报价', en: 'Offers for you to answer' },
  centres: { zh: '下级客户待答复的报价', en: 'Offers for your centre customers to answer' },
  price: { zh: '待报价', en: 'Quotes to price' },
  countered: { zh: '客户还价', en: 'Counter offers' },
  ordered: { zh: '已接受、待生成订单的报价', en: 'Accepted quotes to make orders of' },
  approve: { zh: '待您审批的报价', en: 'Offers for you to approve' },
  expiring: SOON,
  drafts: { zh: '尚未提交的报价单草稿', en: 'Quote drafts not sent yet' },
} as const satisfies Readonly<Record<string, BilingualText>>;
