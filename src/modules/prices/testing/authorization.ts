import { priceRoutes } from '#modules/prices/contract.ts';
import type { Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: priceRoutes.list, input: () => ({}) },
  { kind: 'call', route: priceRoutes.evaluate, input: ({ form }) => ({ body: { form } }) },
];
