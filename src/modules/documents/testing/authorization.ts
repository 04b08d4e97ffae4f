import { USUAL_LINE } from '#lines/configurable.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'batch',
    route: documentRoutes.downloadTechnicalDocuments,
    make: addLine,
    input: (_, ids) => ({ body: ids.map((id) => ({ productConfig: { id } })) }),
  },
  { kind: 'call', route: documentRoutes.mine, input: NOTHING },
  {
    kind: 'call',
    route: documentRoutes.operatingInstructions,
    input: () => ({ params: { line: USUAL_LINE } }),
  },
  { kind: 'call', route: documentRoutes.dataSheet, input: ({ form }) => ({ body: { form } }) },
];
