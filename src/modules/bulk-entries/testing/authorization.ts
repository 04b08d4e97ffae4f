import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

/** A bulk entry of an organisation that is judged: one row that was not read. */
async function addEntry({ app, newId, organisationIds, writers }: World, owner: Organisation): Promise<string> {
  const { db } = app.database;
  const now = app.clock.now();
  const whose = { organisationId: organisationIds[owner], actorId: writers[owner] };
  const times = { createdAt: now, updatedAt: now };
  const given = { code: 'x', quantity: '', itemNumber: '', note: '' };
  const row = { no: 1, given, verdict: 'unread', productName: '', typeCode: '', reasons: [] };
  const bytes = Buffer.from(`${JSON.stringify(row)}\n`);
  const [id, fileId] = [newId(), newId()];
  const facts = { name: 'v.ndjson', type: 'application/x-ndjson', size: bytes.length, chunks: 1, sha256: 'x' };
  await db.insert(files).values({ id: fileId, ...whose, ...facts, ...times });
  await db.insert(fileChunks).values({ fileId, no: 0, organisationId: whose.organisationId, bytes });
  const job = { kind: 'bulk-entries.judge', locale: 'en', input: {}, state: 'done', fileOut: fileId } as const;
  await db.insert(storedJobs).values({ id, ...whose, ...job, dueAt: now, endedAt: now, ...times });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'creation',
    forCustomer: true,
    route: bulkEntryRoutes.make,
    input: () => ({ body: { codes: 'x' } }),
    table: storedJobs,
  },
  { kind: 'record', effect: 'read', route: bulkEntryRoutes.open, make: addEntry, input: byId },
  { kind: 'record', effect: 'write', route: bulkEntryRoutes.take, make: addEntry, input: byId },
  { kind: 'call', route: bulkEntryRoutes.sample, input: NOTHING },
];
