import { evaluationRoutes } from '#modules/configurator/contract.ts';
import type { Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [{ kind: 'call', route: evaluationRoutes.evaluate, input: () => ({ body: {} }) }];
