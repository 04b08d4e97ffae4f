import { and, eq } from 'drizzle-orm';
import { countedAddress } from '#kernel/client-address.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { BILL_FORMATS, type BillFormat, billRoutes } from '#modules/bills/contract.ts';
import { billFileName, billPaperOf } from '#modules/bills/domain/bill-paper.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { digest } from '#server/files/store-bytes.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf, type Job } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type BillRow, findBill } from './bill-store.ts';
import { billPrints } from './bill-tables.ts';
import { shownTo } from './masked-account.ts';
import type { work } from './paper/bill-paper-job.ts';
import { madeOf } from './present-bill.ts';
import { type PaperReader, reachOf } from './present-shipment.ts';

/** Prints a bill, as paper or as a workbook. */
export const BILL_PAPER: Job<typeof work> = {
  name: 'bill-paper',
  entry: '#modules/bills/server/paper/bill-paper-job.ts',
  longestMs: 30_000,
};

const TYPES: Readonly<Record<BillFormat, string>> = { pdf: 'application/pdf', xlsx: XLSX_TYPE };

type Asking = Parameters<Portal['jobs']['run']>[2];

/** Serves papers: an issued one is printed once and then the same bytes for ever; drafts and void ones are printed anew, and marked. */
export function registerPrints(portal: Portal): void {
  serve(portal, billRoutes.paper, async ({ actor, db, now, owner, params, request, scope, whenGone }) => {
    const format = BILL_FORMATS.find((one) => one === params.format);
    const bill = await findBill(db, reachOf({ actor, scope }), params.id);
    if (bill === undefined || format === undefined) throw new Failure('record.unknown');
    const asking = { asker: askerOf(actor, countedAddress(request.ip)), gone: whenGone() };
    const { body: whole } = await madeOf(db, bill, { actor, scope, now });
    const body = shownTo(actor, whole);
    // What is masked for one reader is printed for them alone: what was issued stays as it was issued.
    const bytes =
      isForEver(bill) && body === whole
        ? printedOnce(portal, owner, bill, format, asking, now)
        : printed(portal, bill, body, format, asking);
    const disposition = contentDisposition(billFileName(body, format), 'attachment');
    return { file: bytes.then((made) => ({ bytes: made, type: TYPES[format], disposition })) };
  });
}

/** Prints what was just issued before somebody asks for it; whatever becomes of that, whoever asks has it printed. */
export function printAhead(portal: Portal, id: string, reader: PaperReader & { readonly db: Db }): void {
  const asking = { asker: askerOf(reader.actor, ''), gone: new AbortController().signal };
  const print = async () => {
    const bill = await findBill(reader.db, reachOf(reader), id);
    if (bill === undefined || !isForEver(bill)) return;
    for (const format of BILL_FORMATS) await printedOnce(portal, portal.db, bill, format, asking, reader.now);
  };
  void print().catch(() => undefined);
}

/** So long a step waits for papers that nobody has printed yet, ms: what is told of it then goes without them. */
const LONGEST_WAIT = 3_000;

/** The PDFs of the papers among these that go with goods and stand as they were issued, by bill; what cannot be printed now is left out. */
export async function issuedPdfs(
  portal: Portal,
  papers: readonly BillRow[],
  { actor, now, owner }: Pick<PaperReader, 'actor' | 'now'> & { readonly owner: Db },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const asking = { asker: askerOf(actor, ''), gone: AbortSignal.timeout(LONGEST_WAIT) };
  const made = new Map<string, Uint8Array>();
  for (const bill of papers.filter(isWithGoods))
    try {
      made.set(bill.id, await printedOnce(portal, owner, bill, 'pdf', asking, now));
    } catch (error) {
      portal.http.log.warn({ err: error, bill: bill.id }, 'a paper is not printed, and goes with no mail');
    }
  return made;
}

function isWithGoods(bill: BillRow): boolean {
  return (bill.kind === 'ci' || bill.kind === 'pl') && bill.state === 'issued' && isForEver(bill);
}

function isForEver({ isPairVoid, state }: BillRow): boolean {
  return (state === 'issued' && !isPairVoid) || state === 'superseded';
}

async function printedOnce(
  portal: Portal,
  owner: Db,
  bill: BillRow,
  format: BillFormat,
  asking: Asking,
  now: Date,
): Promise<Uint8Array> {
  const known = await findPrint(owner, bill.id, format);
  if (known !== undefined) return known;
  if (bill.body === null) throw new Error(`bill ${bill.id} was issued without a body`);
  // As it was issued, whatever became of it before somebody asked.
  const made = await printed(portal, { ...bill, state: 'issued' }, bill.body, format, asking);
  const print = { billId: bill.id, format, organisationId: bill.organisationId, bytes: Buffer.from(made) };
  await owner
    .insert(billPrints)
    .values({ ...print, sha256: digest(made), createdAt: now })
    .onConflictDoNothing();
  // Of two who print at once both answer what was kept.
  return (await findPrint(owner, bill.id, format)) ?? made;
}

async function findPrint(db: Db, billId: string, format: BillFormat): Promise<Buffer | undefined> {
  const isMeant = and(eq(billPrints.billId, billId), eq(billPrints.format, format));
  const [found] = await db.select({ bytes: billPrints.bytes }).from(billPrints).where(isMeant);
  return found?.bytes;
}

function printed(
  portal: Portal,
  { isPairVoid, sha256, state }: BillRow,
  body: NonNullable<BillRow['body']>,
  format: BillFormat,
  asking: Asking,
): Promise<Uint8Array> {
  const { brandName, publicUrl } = portal.settings;
  const bill = billPaperOf({ body, state, isPairVoid, sha256 }, publicUrl);
  const prepare = () => ({ bill, brand: { name: brandName }, ending: format });
  return portal.jobs.run(BILL_PAPER, { cost: 1, prepare }, asking);
}
