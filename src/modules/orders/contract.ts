import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { productSheet, takenOver } from '#modules/shares/contract.ts';
import { listedLine, openOrder, serialAnswer } from './contract/answers.ts';
import { ORDER_BODIES, ORDER_FIELD_NAMES } from './contract/bodies.ts';
import { lineFilter } from './contract/line-filter.ts';

export type { ListedLineDto, OpenOrderDto, OpenOrderLineDto, QuantitiesDto, SerialDto } from './contract/answers.ts';
export { orderExportRoutes } from './contract/export-routes.ts';
export {
  IMPORT_STATES,
  type JudgedRowDto,
  type OrderImportDto,
  orderImportRoutes,
  ROW_FILTERS,
} from './contract/import-routes.ts';
export { lineFilter } from './contract/line-filter.ts';
export { type SavedViewDto, savedViewRoutes } from './contract/saved-views.ts';
export { subscriptionRoutes } from './contract/subscription.ts';

/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string().min(1).max(100) });
const ETAG = { ETag: 'The version of the order, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };
const STEP_ERRORS = ['record.unknown', 'version.conflict', 'order.wrong-state'] as const;
/** Why there is nothing to look at of a line that is there: the portal did not configure it. */
const NOT_CONFIGURED = 'order.not-configured';
const oneItem = params.extend({ itemNumber: z.string().max(10) });
/** Why a product that was ordered cannot be told any more. */
const KEPT_PRODUCT = [
  'configuration.below-demand',
  'configuration.impossible',
  'configuration.incomplete',
  'configuration.invalid',
  'configuration.unknown-basic-type',
  'release.outdated',
] as const;
const COUNT_ERRORS = ['order.not-open', 'order.item-unknown', 'line.over-due', 'line.order-of-quantities'] as const;

function stepRoute<const Name extends keyof typeof ORDER_BODIES>(
  name: Name,
  { summary, errors = [] }: { summary: string; errors?: readonly string[] },
) {
  return defineRoute({
    method: 'POST',
    path: `/v1/orders/:id/${name}`,
    access: 'orders.write',
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: ORDER_BODIES[name],
    fieldNames: ORDER_FIELD_NAMES,
    result: openOrder,
    errors: [...STEP_ERRORS, ...errors],
  });
}

/** Orders and their lines, for both sides (product decisions §7). */
export const orderRoutes = {
  lines: defineRoute({
    method: 'GET',
    path: '/v1/order-lines',
    access: 'orders.read',
    audited: 'order.list',
    summary:
      'The lines of orders within reach, the last ordered first, page by page; narrowed by a text a page may be short that is not the last',
    query: z.strictObject({
      ...lineFilter,
      pageSize: wholeNumber(1, 200, 50),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
    }),
    result: pageOf(listedLine),
  }),
  filters: defineRoute({
    method: 'GET',
    path: '/v1/order-line-filters',
    access: 'orders.read',
    audited: 'order.list',
    summary: 'To which customers the list of order lines can be narrowed: those within reach that have any, by name',
    result: z.object({ customers: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/orders/:id',
    access: 'orders.read',
    audited: 'order.read',
    summary: 'One order with its lines, what became of it, and what may be done with it now',
    answerHeaders: ETAG,
    params,
    result: openOrder,
    errors: ['record.unknown'],
  }),
  configuration: defineRoute({
    method: 'GET',
    path: '/v1/orders/:id/items/:itemNumber/configuration',
    access: 'orders.read',
    audited: 'order.read',
    summary: 'The configuration of a line as it was ordered',
    params: oneItem,
    result: z.object({ form: savedForm, productName: z.string(), typeCode: z.string() }),
    errors: ['record.unknown', NOT_CONFIGURED],
  }),
  sheet: defineRoute({
    method: 'GET',
    path: '/v1/orders/:id/items/:itemNumber/sheet',
    access: 'orders.read',
    audited: 'order.read',
    summary: 'What the data sheet of a line says, in the asked language: by the product data it was ordered with',
    params: oneItem,
    result: productSheet,
    errors: ['record.unknown', NOT_CONFIGURED, ...KEPT_PRODUCT],
  }),
  again: defineRoute({
    method: 'GET',
    path: '/v1/orders/:id/items/:itemNumber/again',
    access: 'orders.read',
    audited: 'order.read',
    summary: 'The configuration of a line by the release in force, to be saved anew, and what differs by it',
    params: oneItem,
    result: takenOver,
    errors: ['record.unknown', NOT_CONFIGURED],
  }),
  drawing: defineRoute({
    method: 'GET',
    path: '/v1/orders/:id/items/:itemNumber/drawings/:format',
    access: 'orders.read',
    audited: 'document.download',
    summary:
      'A drawing of a line as it was ordered, by the product data it was ordered with; kinds of files and wishes as of `/v1/configurations/{id}/drawings/{format}`',
    params: oneItem.extend({ format: z.string().max(100) }),
    query: documentRoutes.drawing.query,
    result: z.unknown(),
    file: documentRoutes.drawing.file,
    answerHeaders: documentRoutes.drawing.answerHeaders,
    errors: [...documentRoutes.drawing.errors.filter((code) => code !== 'drawing.sign-in'), NOT_CONFIGURED],
  }),
  serial: defineRoute({
    method: 'GET',
    path: '/v1/serials/:serialNo',
    access: 'orders.read',
    audited: 'serial.read',
    summary: 'The machine of a number: its order where that is within reach, what its nameplate says where it is not',
    params: z.strictObject({ serialNo: z.string().min(1).max(60) }),
    result: serialAnswer,
    errors: ['record.unknown'],
  }),
};

/** What is done with an order and its lines; which side does it in which state stands in `domain/order-steps.ts`. */
export const orderStepRoutes = {
  confirm: stepRoute('confirm', {
    summary: 'Confirm an order: its number in the SAP system, and the planned date of every line',
    errors: ['order.sap-number', 'order.item-unknown', 'order.dates-missing'],
  }),
  cancel: stepRoute('cancel', {
    summary: 'Cancel an order of which nothing was shipped; all of its lines are cancelled',
    errors: ['order.shipped'],
  }),
  'report-ready': stepRoute('report-ready', { summary: 'Report more pieces of lines as ready', errors: COUNT_ERRORS }),
  'cancel-lines': stepRoute('cancel-lines', {
    summary: 'Cancel pieces of lines that were not shipped',
    errors: COUNT_ERRORS,
  }),
  'change-dates': stepRoute('change-dates', {
    summary: 'Change the planned dates of lines; with a reason where one becomes later',
    errors: ['order.item-unknown', 'order.not-open', 'order.date-reason'],
  }),
  correct: stepRoute('correct', {
    summary: 'Set the counts of lines to what they are, by the right to do so; a closed order is open again',
    errors: [...COUNT_ERRORS, 'order.nothing-changed'],
  }),
};
