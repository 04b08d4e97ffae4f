import { paperRoutes } from '#modules/papers/contract.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

/** Who may call the search: what it finds of whom is judged in `server/paper-route.test.ts`, kind by kind. */
export const rows: readonly Row[] = [{ kind: 'call', route: paperRoutes.list, input: NOTHING }];
