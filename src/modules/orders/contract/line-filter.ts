import { z } from 'zod';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { ORDER_VIEWS } from '#modules/orders/domain/order-views.ts';
import { ORDER_STATUSES, READY_STATUSES } from '#modules/orders/domain/quantities.ts';

/** By what the list of lines is narrowed: the same of what is shown and of what is exported. */
export const lineFilter = {
  view: z.enum(ORDER_VIEWS).default('open'),
  orderStatus: z.enum(ORDER_STATUSES).optional(),
  readyStatus: z.enum(READY_STATUSES).optional(),
  /** `true`: only what should be ready and is not. */
  late: z.literal('true').optional(),
  /** Only those of a customer, by the id of its organisation. */
  customer: z.string().max(100).optional(),
  /** A number of an order, a paper or a machine, or a text that model, material or customer hold. */
  q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
};
