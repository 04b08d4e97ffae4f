import { engineerRoutes, evaluationRoutes } from '#modules/configurator/contract.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import type { Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: evaluationRoutes.evaluate, input: () => ({ body: {} }) },
  {
    kind: 'creation',
    route: engineerRoutes.ask,
    input: ({ form }) => ({
      body: { enquiry: { productLine: 'JRT', name: '王工', telephone: '13812345678', message: '250 mm' }, form },
    }),
    table: enquiries,
  },
];
