import { USUAL_LINE } from '#lines/configurable.ts';
import { draftRoutes } from '#modules/drafts/contract.ts';
import { drafts } from '#modules/drafts/server/draft-tables.ts';
import { NOTHING, type Row } from '#testing/authorization/row.ts';

const params = { key: USUAL_LINE };

/** Who may call the routes of the module: no call names another person's draft, so that there is none to be reached. */
export const rows: readonly Row[] = [
  { kind: 'call', route: draftRoutes.list, input: NOTHING },
  { kind: 'call', route: draftRoutes.open, input: () => ({ params }) },
  {
    kind: 'creation',
    route: draftRoutes.keep,
    input: () => ({ params, body: { version: 0, content: { currentStep: 1 } } }),
    table: drafts,
  },
  { kind: 'call', route: draftRoutes.discard, input: () => ({ params }) },
];
