import type { BilingualText } from '#kernel/locale.ts';

/** What people have to do with orders, or do well to know, by what the page "Today" heads it with. */
export const ORDER_TODO_WORDS = {
  confirm: { zh: '待确认的订单', en: 'Orders to confirm' },
  customers: { zh: '订单导入中未知的客户编号', en: 'Unknown customer numbers of the order import' },
  late: { zh: '逾期未备齐的订单', en: 'Orders behind their dates' },
  refused: { zh: '订单文件中未通过的行', en: 'Refused rows of order files' },
  shipped: { zh: '已发运、在途的货物', en: 'Goods on their way' },
} as const satisfies Readonly<Record<string, BilingualText>>;
