import type { BilingualText } from '#kernel/locale.ts';
import type { OrderState } from './order-steps.ts';
import type { OrderStatus, ReadyStatus } from './quantities.ts';

/** What the states of an order are called. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, BilingualText>> = {
  placed: { zh: '待确认', en: 'To be confirmed' },
  open: { zh: '进行中', en: 'Open' },
  closed: { zh: '已完成', en: 'Closed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};

/** How far the delivery is, in the words of the specification (000 §4). */
export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, BilingualText>> = {
  undelivered: { zh: '未交货', en: 'undelivered' },
  'partially-delivered': { zh: '部分交货', en: 'partially delivered' },
  delivered: { zh: '已交货', en: 'delivered' },
};

/** How far the goods are ready, in the words of the specification (000 §4). */
export const READY_STATUS_WORDS: Readonly<Record<ReadyStatus, BilingualText>> = {
  'not-ready': { zh: '未备货', en: 'not ready' },
  'partial-ready': { zh: '部分备货', en: 'partial ready' },
  ready: { zh: '已备货', en: 'ready' },
};

export const LINE_KINDS = ['machine', 'part'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Whether a line is a whole machine or a part. */
export const LINE_KIND_WORDS: Readonly<Record<LineKind, BilingualText>> = {
  machine: { zh: '整机', en: 'Whole machine' },
  part: { zh: '配件', en: 'Part' },
};
