import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { faultAt } from '#kernel/told-fault.ts';
import { isMonth, MOST_MONTHS, monthsBetween } from '#modules/reporting/domain/figures.ts';

const NO_RANGE = faultAt(['to'], {
  zh: `结束月份不能早于开始月份，且最多 ${MOST_MONTHS} 个月`,
  en: `has to be the same month or a later one, at most ${MOST_MONTHS} months in all`,
});
const month = z.string().refine(isMonth);
const count = z.number().int();

/** Both left out: the last twelve months. */
const query = z
  .strictObject({ from: month.optional(), to: month.optional(), customer: z.string().max(100).optional() })
  .refine(({ from, to }) => {
    if (from === undefined || to === undefined) return true;
    const { length } = monthsBetween(from, to);
    return length > 0 && length <= MOST_MONTHS;
  }, NO_RANGE);

const counted = {
  configurations: count,
  /** Quotes that were sent. */
  quotes: count,
  orders: count,
  /** Of the quotes of the month those that are decided, and of these those that became orders. */
  decided: count,
  won: count,
};

export const figures = z.object({
  /** Every month of the range, those in which nothing was counted too. */
  months: z.array(z.string()),
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Months of customers in which anything was counted. */
  rows: z.array(z.object({ month: z.string(), customerId: z.string(), ...counted })),
});
export type FiguresDto = z.output<typeof figures>;

const FIELD_NAMES = {
  'query.from': { zh: '开始月份', en: 'First month' },
  'query.to': { zh: '结束月份', en: 'Last month' },
  'query.customer': { zh: '客户', en: 'Customer' },
};

/** What customers configure, ask for and order, month by month (product decisions §7). */
export const figureRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/v1/customer-figures',
    access: 'reports.read',
    audited: 'report.figures-read',
    summary: 'Configurations, quotes and orders of the customers within reach by month, of at most 36 months',
    query,
    fieldNames: FIELD_NAMES,
    result: figures,
  }),
  sheet: defineRoute({
    method: 'GET',
    path: '/v1/customer-figures/sheet',
    access: 'reports.read',
    audited: 'report.figures-read',
    summary: 'The same as XLSX: a row for each month of a customer, in the asked language',
    query,
    fieldNames: FIELD_NAMES,
    result: z.unknown(),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};
