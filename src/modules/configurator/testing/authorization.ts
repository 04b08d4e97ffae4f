import { USUAL_LINE } from '#lines/configurable.ts';
import { engineerRoutes, evaluationRoutes } from '#modules/configurator/contract.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import type { Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: evaluationRoutes.evaluate, input: () => ({ body: {} }) },
  {
    kind: 'call',
    route: evaluationRoutes.waysOut,
    input: () => ({ body: { wanted: { field: 'gearboxModel', value: 'K' } } }),
  },
  {
    kind: 'creation',
    route: engineerRoutes.ask,
    input: ({ form }) => ({
      body: { enquiry: { productLine: USUAL_LINE, name: '王工', telephone: '13812345678', message: '250 mm' }, form },
    }),
    table: enquiries,
  },
];
