import { eq } from 'drizzle-orm';
import { addLine } from '#modules/cart/testing/add-line.ts';
import {
  quoteApprovalRoutes,
  quoteFileRoutes,
  quoteMailRoutes,
  quoteRoutes,
  quoteStepRoutes,
  quoteWhatIfRoutes,
} from '#modules/quotes/contract.ts';
import { quoteMessages, quotes } from '#modules/quotes/server/quote-tables.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { ORGANISATIONS, type Organisation } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';
import { type AddedQuote, addQuote, SOME_HASH } from './add-quote.ts';

const EITHER = ['C', 'P'] as const;
type Step = keyof typeof quoteStepRoutes;

/** Each step with a side that does it, a quote with which it may be done, and what is sent. */
const STEPS: readonly (readonly [Step, readonly ('C' | 'P')[], AddedQuote, object])[] = [
  ['edit', ['C'], { state: 'draft' }, { title: 'T', version: 1 }],
  ['delete', ['C'], { state: 'draft' }, { version: 1 }],
  ['request', ['C'], { state: 'draft' }, { version: 1 }],
  ['take', ['P'], { state: 'requested' }, { version: 1 }],
  ['give-to', ['P'], { state: 'requested' }, {}],
  ['price', ['P'], { state: 'requested' }, { version: 1 }],
  ['offer', ['P'], { state: 'requested' }, { version: 1 }],
  ['recall', ['P'], { state: 'priced' }, { reason: '价格有误' }],
  ['reject', ['P'], { state: 'requested' }, { reason: '不在供货范围' }],
  ['counter', ['C'], { state: 'priced' }, { offerNo: 1, lines: [{ lineNo: 1, quantity: 3 }] }],
  ['accept', ['C'], { state: 'priced' }, { offerNo: 1, sha256: SOME_HASH, orderNumber: 'PO 7' }],
  ['decline', ['C'], { state: 'priced' }, { reasonCode: 'price' }],
  ['ask-again', ['C'], { state: 'expired' }, {}],
  ['withdraw', ['C'], { state: 'requested' }, {}],
  ['convert', ['P'], { state: 'accepted' }, { version: 1 }],
  ['reopen', ['P'], { state: 'accepted' }, { reason: '数量有误' }],
  ['message', EITHER, { state: 'requested' }, { text: '请尽快报价' }],
  ['copy', EITHER, { state: 'declined' }, {}],
];

function approvalBody(action: string): object {
  if (action === 'call-back-approval') return {};
  return action === 'ask-approval' ? { hash: SOME_HASH } : { hash: SOME_HASH, comment: '可以' };
}

/** A quote with a message of the same id. */
async function addWrittenQuote(world: World, owner: Organisation): Promise<string> {
  const id = await addQuote(world, owner, { state: 'requested' });
  const { app, organisationIds, writers } = world;
  const whose = { quoteId: id, organisationId: organisationIds[owner], actorId: writers[owner] };
  const message = { id, ...whose, isInternal: false, text: '请尽快报价', createdAt: app.clock.now() };
  await app.database.db.insert(quoteMessages).values(message);
  return id;
}

/** A quote with a message and its file, both of the same id. */
async function addQuoteWithFile(world: World, owner: Organisation): Promise<string> {
  const id = await addWrittenQuote(world, owner);
  const { app, organisationIds, writers } = world;
  const { db } = app.database;
  const organisationId = organisationIds[owner];
  const [bytes, now] = [Buffer.from('%PDF-1.7'), app.clock.now()];
  const facts = { name: 'order.pdf', type: 'application/pdf', size: bytes.length, chunks: 1, sha256: 'x' };
  const times = { createdAt: now, updatedAt: now };
  await db.insert(files).values({ id, organisationId, actorId: writers[owner], ...facts, ...times });
  await db.insert(fileChunks).values({ fileId: id, no: 0, organisationId, bytes });
  await db
    .update(quoteMessages)
    .set({ fileIds: [id] })
    .where(eq(quoteMessages.id, id));
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: quoteMailRoutes.read, input: NOTHING },
  { kind: 'call', route: quoteMailRoutes.choose, input: () => ({ body: { isWanted: false } }) },
  {
    kind: 'paper',
    sides: EITHER,
    route: quoteRoutes.create,
    make: addLine,
    input: (_, id) => ({ body: { configurationIds: [id] } }),
  },
  {
    kind: 'list',
    route: quoteRoutes.list,
    owners: ORGANISATIONS,
    make: (world, owner) => addQuote(world, owner ?? 'provider', { state: 'requested' }),
    input: NOTHING,
    table: quotes,
  },
  {
    kind: 'record',
    effect: 'read',
    route: quoteRoutes.open,
    make: (world, owner) => addQuote(world, owner, { state: 'requested' }),
    input: byId,
  },
  {
    kind: 'record',
    effect: 'read',
    route: quoteRoutes.paper,
    make: (world, owner) => addQuote(world, owner, { state: 'priced' }),
    input: (_, id) => ({ params: { id, no: '1' } }),
  },
  {
    kind: 'paper',
    sides: EITHER,
    route: quoteFileRoutes.send,
    make: (world, owner) => addQuote(world, owner, { state: 'requested' }),
    input: (_, id) => ({ params: { id }, query: { name: 'order.pdf' }, body: Buffer.from('%PDF-1.7') }),
  },
  {
    kind: 'record',
    effect: 'read',
    route: quoteFileRoutes.open,
    make: addQuoteWithFile,
    input: (_, id) => ({ params: { id, fileId: id } }),
  },
  {
    kind: 'paper',
    sides: EITHER,
    route: quoteRoutes.markRead,
    make: addWrittenQuote,
    input: (_, id) => ({ params: { id }, body: { messageId: id } }),
  },
  {
    kind: 'paper',
    sides: ['P'],
    route: quoteRoutes.colleagues,
    make: (world, owner) => addQuote(world, owner, { state: 'requested' }),
    input: byId,
  },
  {
    kind: 'paper',
    sides: ['P'],
    route: quoteWhatIfRoutes.ask,
    make: (world, owner) => addQuote(world, owner, { state: 'requested' }),
    input: (_, id) => ({ params: { id }, body: { basisPoints: 500 } }),
  },
  ...STEPS.map(([action, sides, quote, body]): Row => {
    const input: Extract<Row, { kind: 'paper' }>['input'] = (world, id) => {
      const receiver = action === 'give-to' ? { userId: world.idOf('sales-demo') } : {};
      return { params: { id }, body: { ...body, ...receiver } };
    };
    const make: Extract<Row, { kind: 'paper' }>['make'] = (world, owner) => addQuote(world, owner, quote);
    const draft = quote.state === 'draft' ? ({ draftOf: 'C' } as const) : {};
    return { kind: 'paper', sides, ...draft, route: quoteStepRoutes[action], make, input };
  }),
  ...Object.entries(quoteApprovalRoutes).map(
    ([action, route]): Row => ({
      kind: 'paper',
      sides: ['P'],
      route,
      make: (world, owner) => addQuote(world, owner, { state: 'requested' }),
      input: (_, id) => ({
        params: { id },
        body: approvalBody(action),
      }),
      // Nothing has to be approved, nothing was asked, and the right to approve is a person's own.
      says: ['quote.nothing-to-approve', 'quote.wrong-approval', 'access.refused'],
    }),
  ),
];
