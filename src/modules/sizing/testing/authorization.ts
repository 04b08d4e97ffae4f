import {
  axesRoutes,
  recheckRoute,
  savedCaseRoutes,
  siteProfileRoutes,
  sizingRoutes,
} from '#modules/sizing/contract.ts';
import { sizingCases, sizingSites } from '#modules/sizing/server/case-tables.ts';
import { byId, fresh, NOTHING, type Row } from '#testing/authorization/row.ts';

const asked = { application: 'belt_conveyor' };

/** Anybody may size, since that reads nothing of anybody. What is kept is its person's: no call names another's that is there to be reached. */
export const rows: readonly Row[] = [
  { kind: 'call', route: sizingRoutes.evaluate, input: () => ({ body: asked }) },
  { kind: 'call', route: sizingRoutes.report, input: () => ({ body: asked }) },
  { kind: 'call', route: axesRoutes.drives, input: () => ({ body: { machines: [asked] } }) },
  {
    kind: 'call',
    route: axesRoutes.file,
    input: () => ({ body: { application: 'belt_conveyor', text: 'm_B\n50', format: 'csv' } }),
  },
  {
    kind: 'call',
    route: recheckRoute,
    input: () => ({ body: { drives: [{ case: 'application=hoist', line: 'none', row: 'none', release: 'none' }] } }),
  },
  { kind: 'call', route: savedCaseRoutes.list, input: NOTHING },
  {
    kind: 'creation',
    route: savedCaseRoutes.keep,
    input: () => ({ body: { name: fresh('Case '), asked } }),
    table: sizingCases,
  },
  {
    kind: 'call',
    route: savedCaseRoutes.check,
    says: ['record.unknown'],
    input: (world) => byId(world, world.absentId),
  },
  { kind: 'call', route: savedCaseRoutes.forget, input: (world) => byId(world, world.absentId) },
  { kind: 'call', route: siteProfileRoutes.list, input: NOTHING },
  {
    kind: 'creation',
    route: siteProfileRoutes.keep,
    input: () => ({ body: { name: fresh('Site '), inputs: {} } }),
    table: sizingSites,
  },
  { kind: 'call', route: siteProfileRoutes.forget, input: () => ({ query: { name: 'none' } }) },
];
