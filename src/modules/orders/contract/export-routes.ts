import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isTimeZone } from '#modules/cart/domain/zone-time.ts';
import { EXPORT_FORMATS } from '#modules/orders/domain/line-export.ts';
import { lineFilter } from './line-filter.ts';

/** Order lines as a file: the sixteen columns of the specification (000 §2), those of a filter in the order of the list. */
export const orderExportRoutes = {
  lines: defineRoute({
    method: 'POST',
    path: '/v1/order-lines/export',
    access: 'orders.export',
    summary:
      'Has the order lines of a filter written as XLSX or CSV, in the asked language: a task, which makes the file',
    requestHeaders: {
      'Idempotency-Key': 'Up to 128 visible characters; the same request with the same key gets the first answer',
    },
    body: z.strictObject({
      ...lineFilter,
      format: z.enum(EXPORT_FORMATS).default('xlsx'),
      /** By whose clock the file is named. */
      timeZone: z.string().max(64).refine(isTimeZone).default('Asia/Shanghai'),
    }),
    result: z.object({
      /** The task, to be followed at `/v1/jobs/:id`. */
      jobId: z.string(),
    }),
    errors: ['job.too-many', 'idempotency.in-progress', 'idempotency.other-payload'],
  }),
};
