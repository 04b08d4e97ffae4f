import { figureRoutes, reportQuoteRoutes, reportRoutes, reportStepRoutes } from '#modules/reporting/contract.ts';
import type { ReportState } from '#modules/reporting/domain/report-steps.ts';
import { customerReports } from '#modules/reporting/server/report-tables.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { addReport } from './add-report.ts';

const FACTS = { company: '华东输送设备', country: 'CN', project: '二期' };

/** Each step with a report of which it may be done, and what is sent; who does it is a person, so that either side may be refused. */
const STEPS: readonly (readonly [keyof typeof reportStepRoutes, ReportState, object])[] = [
  ['edit', 'pending', { ...FACTS, version: 1 }],
  ['approve', 'pending', { duplicatesHash: 'a'.repeat(64) }],
  ['refuse', 'pending', { reason: '已有报备' }],
  ['extend', 'approved', {}],
  ['withdraw', 'pending', {}],
];

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'list',
    route: reportRoutes.list,
    // What colleagues report in the provider's name is judged by a test of its own.
    owners: ['lv1', 'lv2', 'sibling', 'other', 'otherChild'],
    make: (world, owner) => addReport(world, owner ?? 'provider', 'pending'),
    input: NOTHING,
    table: customerReports,
  },
  {
    kind: 'record',
    effect: 'read',
    isStaffsOwn: true,
    route: reportRoutes.open,
    make: (world, owner) => addReport(world, owner, 'pending'),
    input: byId,
  },
  { kind: 'call', route: reportRoutes.report, input: () => ({ body: FACTS }), says: ['report.only-level-1'] },
  // Whose figures they are is judged by a test of its own.
  { kind: 'call', route: figureRoutes.read, input: NOTHING },
  { kind: 'call', route: figureRoutes.sheet, input: NOTHING },
  ...STEPS.map(
    ([action, state, body]): Row => ({
      kind: 'paper',
      isStaffsOwn: true,
      sides: ['C', 'P'],
      route: reportStepRoutes[action],
      make: (world, owner) => addReport(world, owner, state),
      input: (_, id) => ({ params: { id }, body }),
      // Whoever reported it, or who has the right to decide.
      says: ['access.refused'],
    }),
  ),
  ...Object.values(reportQuoteRoutes).map(
    (route): Row => ({
      kind: 'paper',
      isStaffsOwn: true,
      sides: ['C', 'P'],
      route,
      make: (world, owner) => addReport(world, owner, 'approved'),
      input: (_, id) => ({ params: { id, quoteId: id } }),
      // There is no quote of the id.
      says: ['record.unknown'],
    }),
  ),
];
