import { sizingRoutes } from '#modules/sizing/contract.ts';
import type { Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: anybody, since it computes what was sent and reads nothing of anybody. */
export const rows: readonly Row[] = [
  { kind: 'call', route: sizingRoutes.evaluate, input: () => ({ body: { application: 'belt_conveyor' } }) },
  { kind: 'call', route: sizingRoutes.report, input: () => ({ body: { application: 'belt_conveyor' } }) },
];
