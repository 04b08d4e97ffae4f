import { auditRoutes } from '#modules/audit/contract.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: auditRoutes.list, input: NOTHING },
  { kind: 'call', route: auditRoutes.export, input: NOTHING },
];
