import type { BilingualText } from '#kernel/locale.ts';
import type { BillState } from './bill-steps.ts';
import type { ShipmentState } from './shipment-steps.ts';

/** What the states of a shipment are called. */
export const SHIPMENT_STATE_WORDS: Readonly<Record<ShipmentState, BilingualText>> = {
  draft: { zh: '草稿', en: 'Draft' },
  packed: { zh: '已装箱', en: 'Packed' },
  dispatched: { zh: '已发运', en: 'Dispatched' },
  delivered: { zh: '已送达', en: 'Delivered' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};

/** What the states of a bill are called, and what is said beside them where the other paper of its shipment is void or was revised. */
export const BILL_STATE_WORDS: Readonly<Record<BillState | 'pair-void', BilingualText>> = {
  draft: { zh: '草稿', en: 'Draft' },
  issued: { zh: '已开具', en: 'Issued' },
  superseded: { zh: '已被替代', en: 'Superseded' },
  void: { zh: '已作废', en: 'Void' },
  'pair-void': { zh: '配套单据已失效', en: 'Paired paper no longer valid' },
};
