import { PATHS } from '#web/paths.ts';

/** The addresses of the operation manual. */
export const MANUAL_PATHS = {
  contents: PATHS.operationManual,
  page: `${PATHS.operationManual}/:page`,
} as const;

/** The names of its pages in their addresses, in the order in which they are read. */
export const MANUAL_PAGES = [
  'overview',
  'series',
  'steps',
  'search',
  'excluded',
  'saving',
  'prices',
  'quotes',
  'orders',
  'documents',
  'account',
  'acting',
  'privacy',
  'back-office',
  'shortcuts',
  'trouble',
] as const;
