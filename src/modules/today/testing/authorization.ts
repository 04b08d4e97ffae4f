import { todayRoutes } from '#modules/today/contract.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

/** Who may call the route of the module: what it tells is judged source by source, beside each. */
export const rows: readonly Row[] = [{ kind: 'call', route: todayRoutes.read, input: NOTHING }];
