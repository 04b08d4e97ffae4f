import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { VIEW_NAME_LENGTH, VIEWED_PAGES } from '#modules/orders/domain/saved-views.ts';
import { line } from '#modules/quotes/contract/said.ts';

const page = z.enum(VIEWED_PAGES);
const name = line(VIEW_NAME_LENGTH).pipe(z.string().min(1));

const savedView = z.object({
  name: z.string(),
  /** What the list is narrowed to, as its address says it. */
  query: z.string(),
});
export type SavedViewDto = z.output<typeof savedView>;

const savedViews = z.object({ rows: z.array(savedView) });

/** The named filters of a person: what of the list of order lines they look at again and again (commerce §9). */
export const savedViewRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/saved-views',
    access: 'orders.read',
    summary: 'The filters one has kept of a list of orders, by name',
    query: z.strictObject({ page }),
    result: savedViews,
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/v1/saved-views',
    access: 'orders.read',
    summary: 'Keep a filter of a list of orders under a name, for oneself; one of that name is replaced',
    body: z.strictObject({
      page,
      name,
      query: z
        .string()
        .max(400)
        // As the address of the page writes it; whatever else it says there is heeded by nobody.
        .regex(/^[\w=&%.+*~-]*$/),
    }),
    fieldNames: {
      'body.page': { zh: '列表', en: 'List' },
      'body.name': { zh: '视图名称', en: 'Name of the view' },
      'body.query': { zh: '筛选条件', en: 'Filter' },
    },
    result: savedViews,
    errors: ['order.too-many-views'],
  }),
  forget: defineRoute({
    method: 'DELETE',
    path: '/v1/saved-views',
    access: 'orders.read',
    summary: 'Delete a filter one has kept; one that is not there is deleted already',
    query: z.strictObject({ page, name }),
    result: savedViews,
  }),
};
