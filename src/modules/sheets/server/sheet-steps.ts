import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { sideOf } from '#kernel/side.ts';
import { sheetRoutes, sheetStepRoutes } from '#modules/sheets/contract.ts';
import type { SheetEventData } from '#modules/sheets/domain/sheet-body.ts';
import { needsReason, type SheetAction, type SheetStep } from '#modules/sheets/domain/sheet-steps.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { freezeRevision, type JudgedProducts, judgedProducts } from './freeze-revision.ts';
import { openSheetOf } from './present-sheet.ts';
import { recordSheet } from './record-event.ts';
import { reachOf, refusalOf, type StepContext, sideOn, stepNow } from './sheet-command.ts';
import { linksOf } from './sheet-links.ts';
import { findSheet, lockedSheet, revisionsOf, type SheetRow, writeSheet } from './sheet-store.ts';
import { designSheets } from './sheet-tables.ts';
import { changedItems, configurationsFor, itemsOf } from './working-items.ts';

type StepRoute = (typeof sheetStepRoutes)[keyof typeof sheetStepRoutes];
type Columns = Partial<typeof designSheets.$inferInsert>;

/** What a step makes of a sheet beside its state. */
interface SheetOutcome {
  readonly changes?: Columns;
  readonly data?: SheetEventData;
}

interface ServedStep<Route extends RouteContract, Ready> {
  readonly audited: AuditAction;
  readonly version?: 'needed' | 'heeded';
  /** What takes long, before the sheet is locked. */
  readonly prepare?: (context: RequestContext<Route>) => Promise<Ready>;
  readonly effect: (
    tx: Db,
    sheet: SheetRow,
    context: RequestContext<Route>,
    ready: Ready,
  ) => SheetOutcome | Promise<SheetOutcome>;
}

/** None of the routes is public, which TypeScript does not see of a type parameter. */
const known = (context: unknown) => context as StepContext;

/** Serves one step of a sheet: locked, by side and state, with its effect and what is written down of it, in one transaction. */
function serveSheetStep<Route extends StepRoute, Ready = undefined>(
  portal: Portal,
  route: Route & RouteContract,
  action: SheetAction,
  { audited, effect, prepare, version = 'heeded' }: ServedStep<Route, Ready>,
): void {
  serveCommand(portal, route as Route, {
    version,
    ...(prepare && { prepare }),
    load: (tx, context: RequestContext<Route>) => {
      const step = known(context);
      return lockedSheet(tx, reachOf(step), step.params.id);
    },
    may(sheet, context) {
      const step = stepNow(sheet, action, known(context));
      const refusal = refusalOf(sheet, step, action, known(context).actor.id);
      if (refusal !== null) throw new Failure(refusal);
      refuseOldRevision(sheet, context);
      refuseWithoutReason(sheet, step, context);
    },
    async change(tx, sheet, context, ready: Ready) {
      const { actor, now } = known(context);
      const { to } = stepNow(sheet, action, known(context));
      const { changes = {}, data } = await effect(tx, sheet, context, ready);
      if (!(await writeSheet(tx, sheet, { ...changes, state: to }, now))) throw new Failure('version.conflict');
      const happening = { action, from: sheet.state, to, ...(data && { data }) };
      await recordSheet(portal, tx, afterwards(sheet, changes), happening, { actor, now });
      return { id: sheet.id };
    },
    event: ({ id }) => ({ action: audited, object: id }),
    answer: async (tx, { id }, context) => (await openSheetOf(tx, id, known(context))) as never,
  });
}

/** What of a sheet its history and mails tell, after a step. */
function afterwards(sheet: SheetRow, changes: Columns): SheetRow {
  const { lastNo = sheet.lastNo, maker = sheet.maker, title = sheet.title } = changes;
  const { submittedBy = sheet.submittedBy } = changes;
  return { ...sheet, lastNo, maker, title, submittedBy };
}

/** Whoever answers has looked at the revision they answer. */
function refuseOldRevision({ lastNo }: SheetRow, context: unknown): void {
  const { no } = (context as { readonly body: { readonly no?: number } }).body;
  if (no !== undefined && no !== lastNo) throw new Failure('sheet.not-current', { no: lastNo });
}

function refuseWithoutReason(sheet: SheetRow, step: SheetStep, context: unknown): void {
  const { reason = '' } = (context as { readonly body: { readonly reason?: string } }).body;
  if (reason === '' && needsReason(step, sheet)) throw new Failure('sheet.reason');
}

const withReason = (reason: string): SheetEventData => (reason === '' ? {} : { reason });

/** Serves the drafting and all that people do with a sheet. */
export function registerSheetSteps(portal: Portal): void {
  serveCommand(portal, sheetRoutes.create, {
    prepare: ({ body, db, scope }) => beforehand(portal, db, body.configurationIds, scope),
    async change(tx, _, { actor, body, now, scope }) {
      const { configurationIds, title, remark, ...links } = body;
      const lines = await configurationsFor(tx, scope, configurationIds);
      const organisationId = lines[0]?.organisationId;
      if (organisationId === undefined) throw new Failure('record.unknown');
      const maker = sideOf(actor, scope, organisationId);
      if (maker === 'none') throw new Failure('access.refused');
      const items = await itemsOf(portal, tx, lines, 0);
      const [sheet] = await tx
        .insert(designSheets)
        .values({
          ...{ id: portal.newId(), organisationId, actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
          ...{ maker, title, remark, items, lastItem: items.length },
          ...(await linksOf(tx, links, organisationId, { actor, scope })),
          ...{ createdAt: now, updatedAt: now },
        })
        .returning();
      if (sheet === undefined) throw new Error('the sheet was not kept');
      await recordSheet(portal, tx, sheet, { action: 'create', from: null, to: 'draft' }, { actor, now });
      return { id: sheet.id };
    },
    event: ({ id }) => ({ action: 'sheet.created', object: id }),
    answer: (tx, { id }, context) => openSheetOf(tx, id, context),
  });

  serveSheetStep(portal, sheetStepRoutes.edit, 'edit', {
    audited: 'sheet.edited',
    version: 'needed',
    async effect(tx, sheet, { actor, body, scope }) {
      const { add, items: changes, orderId, quoteId, remark = sheet.remark, remove, title = sheet.title } = body;
      const lines = await configurationsFor(tx, scope, add);
      if (lines.some(({ organisationId }) => organisationId !== sheet.organisationId)) throw new Failure('sheet.mixed');
      const added = await itemsOf(portal, tx, lines, sheet.lastItem);
      const items = changedItems(sheet.items, { changes, removed: remove, added });
      const links = await linksOf(tx, { orderId, quoteId }, sheet.organisationId, { actor, scope });
      return { changes: { title, remark, items, lastItem: sheet.lastItem + added.length, ...links } };
    },
  });

  serveSheetStep(portal, sheetStepRoutes.submit, 'submit', {
    audited: 'sheet.submitted',
    prepare: (context) => judgedBeforehand(portal, context),
    async effect(tx, sheet, { actor, locale, now, scope }, ready) {
      const judged = await judgedProducts(portal, tx, sheet.items, locale, ready);
      const side = sideOn(sheet, { actor, scope });
      const items = await freezeRevision(portal, tx, sheet, judged, { actor, now, side });
      const no = sheet.lastNo + 1;
      return { changes: { items, lastNo: no, submittedBy: actor.id }, data: { no } };
    },
  });

  serveSheetStep(portal, sheetStepRoutes.confirm, 'confirm', {
    audited: 'sheet.confirmed',
    effect: (_, { lastNo }) => ({ data: { no: lastNo } }),
  });

  serveSheetStep(portal, sheetStepRoutes.return, 'return', {
    audited: 'sheet.returned',
    effect(_, { items, lastNo }, { body: { reason, remarks } }) {
      const known = new Set(items.map(({ itemNo }) => itemNo));
      const unknown = remarks.find(({ itemNo }) => !known.has(itemNo));
      if (unknown !== undefined) throw new Failure('sheet.item-unknown', { item: unknown.itemNo });
      return { data: { no: lastNo, remarks, ...withReason(reason) } };
    },
  });

  serveSheetStep(portal, sheetStepRoutes['call-back'], 'call-back', {
    audited: 'sheet.called-back',
    effect: (_, { lastNo }) => ({ data: { no: lastNo } }),
  });

  serveSheetStep(portal, sheetStepRoutes.revise, 'revise', {
    audited: 'sheet.revised',
    effect: (_, sheet, { actor, body: { reason }, scope }) => ({
      changes: { maker: sideOn(sheet, { actor, scope }) },
      data: { no: sheet.lastNo + 1, ...withReason(reason) },
    }),
  });

  serveSheetStep(portal, sheetStepRoutes.release, 'release', {
    audited: 'sheet.released',
    effect: (_, { lastNo }) => ({ changes: { releasedNo: lastNo }, data: { no: lastNo } }),
  });

  serveSheetStep(portal, sheetStepRoutes.discard, 'discard', {
    audited: 'sheet.discarded',
    async effect(tx, sheet, { body: { reason } }) {
      return { changes: await asReleased(tx, sheet), data: { no: sheet.releasedNo ?? 0, ...withReason(reason) } };
    },
  });

  serveSheetStep(portal, sheetStepRoutes.cancel, 'cancel', {
    audited: 'sheet.cancelled',
    effect: (_, __, { body: { reason } }) => ({ data: withReason(reason) }),
  });
}

/** What is in force, as the sheet says it again once a draft of it has ended. */
async function asReleased(tx: Db, { id, releasedNo }: SheetRow): Promise<Columns> {
  const released = (await revisionsOf(tx, id)).find(({ no }) => no === releasedNo);
  if (released === undefined) throw new Error('the revision in force is not there');
  const { body, items, side } = released;
  return { items, maker: side, title: body.title, remark: body.remark };
}

/** What takes long of drafting, so that the transaction finds it done; what is refused is refused there. */
async function beforehand(
  portal: Portal,
  db: Db,
  ids: readonly string[],
  scope: StepContext['scope'],
): Promise<undefined> {
  try {
    await itemsOf(portal, db, await configurationsFor(db, scope, ids), 0);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  return undefined;
}

/** What takes long of submitting; what is refused is refused in the transaction, where a request sent again is known. */
async function judgedBeforehand(portal: Portal, context: StepContext): Promise<JudgedProducts> {
  const sheet = await findSheet(context.db, reachOf(context), context.params.id);
  if (sheet === undefined || sheet.state !== 'draft') return new Map();
  try {
    return await judgedProducts(portal, context.db, sheet.items, context.locale);
  } catch (error) {
    if (error instanceof Failure) return new Map();
    throw error;
  }
}
