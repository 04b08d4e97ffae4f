import { USUAL_LINE } from '#lines/configurable.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import { documentMailRoutes, documentRoutes, noSendRoutes } from '#modules/documents/contract.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

/** The token of a link nobody was mailed. */
const guess = () => ({ params: { token: 'A'.repeat(43) } });

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'batch',
    route: documentRoutes.downloadTechnicalDocuments,
    make: addLine,
    input: (_, ids) => ({ body: ids.map((id) => ({ productConfig: { id } })) }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: documentRoutes.drawing,
    make: addLine,
    input: (_, id) => ({ params: { id, format: 'csv' } }),
    // Whether the reference has what the sample product needs is no matter of who asks.
    says: ['drawing.missing-dimension'],
  },
  { kind: 'call', route: documentRoutes.mine, input: NOTHING },
  {
    kind: 'call',
    route: documentRoutes.operatingInstructions,
    input: () => ({ params: { line: USUAL_LINE } }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: documentMailRoutes.send,
    make: addLine,
    input: (_, id) => ({ params: { id }, body: { addresses: ['buyer@acme.example'] } }),
  },
  { kind: 'call', route: documentMailRoutes.mine, input: NOTHING },
  ...Object.values(noSendRoutes).map(
    (route): Row => ({ kind: 'call', route, input: guess, says: ['no-send.unknown'] }),
  ),
  { kind: 'call', route: documentRoutes.dataSheet, input: ({ form }) => ({ body: { form } }) },
];
