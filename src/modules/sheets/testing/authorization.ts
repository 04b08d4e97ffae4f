import { sheetFileRoutes, sheetRoutes, sheetStepRoutes } from '#modules/sheets/contract.ts';
import { designSheets } from '#modules/sheets/server/sheet-tables.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { type AddedSheet, addSheet } from './add-sheet.ts';

/** Each step with a sheet of which it may be done, the sides it is asked of, what is sent, and what else than success it may say. */
const STEPS: readonly {
  readonly name: keyof typeof sheetStepRoutes;
  readonly of: AddedSheet;
  readonly sides: readonly ('C' | 'P')[];
  readonly body: object;
  readonly says?: Row['says'];
}[] = [
  { name: 'edit', of: { state: 'returned' }, sides: ['C', 'P'], body: { version: 1 }, says: ['sheet.wrong-state'] },
  { name: 'submit', of: { state: 'draft', releasedNo: 1 }, sides: ['C'], body: {} },
  { name: 'confirm', of: { state: 'submitted' }, sides: ['C', 'P'], body: { no: 1 }, says: ['sheet.own-answer'] },
  {
    ...{ name: 'return', of: { state: 'submitted' }, sides: ['C', 'P'], says: ['sheet.own-answer'] },
    body: { no: 1, remarks: [{ itemNo: 1, text: 'r' }] },
  },
  { name: 'call-back', of: { state: 'submitted' }, sides: ['C'], body: {} },
  { name: 'revise', of: { state: 'returned' }, sides: ['C', 'P'], body: {} },
  // Which of the provider's people may release is said of each person.
  { name: 'release', of: { state: 'confirmed' }, sides: ['P'], body: { no: 1 }, says: ['access.refused'] },
  { name: 'discard', of: { state: 'returned', releasedNo: 1 }, sides: ['C'], body: { reason: 'r' } },
  { name: 'cancel', of: { state: 'submitted' }, sides: ['C'], body: { reason: 'r' } },
];

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'list',
    route: sheetRoutes.list,
    owners: ['provider', 'lv1', 'lv2', 'sibling', 'other', 'otherChild'],
    make: (world, owner) => addSheet(world, owner ?? 'provider', { state: 'submitted' }),
    input: NOTHING,
    table: designSheets,
  },
  {
    kind: 'record',
    effect: 'read',
    route: sheetRoutes.open,
    make: (world, owner) => addSheet(world, owner, { state: 'submitted' }),
    input: byId,
  },
  // What a sheet is made of is judged by a test of its own.
  {
    kind: 'call',
    route: sheetRoutes.create,
    input: ({ absentId }) => ({ body: { configurationIds: [absentId] } }),
    says: ['record.unknown'],
  },
  ...Object.values(sheetFileRoutes).map(
    (route): Row => ({
      kind: 'record',
      effect: 'read',
      route,
      make: (world, owner) => addSheet(world, owner, { state: 'submitted' }),
      input: (_, id) => ({ params: { id, no: '1' } }),
    }),
  ),
  ...STEPS.map(
    ({ body, name, of, says, sides }): Row => ({
      kind: 'paper',
      route: sheetStepRoutes[name],
      sides,
      make: (world, owner) => addSheet(world, owner, of),
      input: (_, id) => ({ params: { id }, body }),
      ...(says && { says }),
    }),
  ),
];
