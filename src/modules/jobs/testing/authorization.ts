import { and, eq } from 'drizzle-orm';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { byId, type Row } from '#testing/authorization/row.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** A file of an organisation, as it is after it was sent. */
async function addFile({ app, newId, organisationIds, writers }: World, owner: Organisation): Promise<string> {
  const id = newId();
  const { db } = app.database;
  const whose = { organisationId: organisationIds[owner], actorId: writers[owner] };
  const bytes = Buffer.from('a;b\n');
  const now = app.clock.now();
  const facts = { name: `${markOf(owner)}.csv`, type: 'text/csv', size: bytes.length, chunks: 1, sha256: 'x' };
  await db.insert(files).values({ id, ...whose, ...facts, createdAt: now, updatedAt: now });
  await db.insert(fileChunks).values({ fileId: id, no: 0, organisationId: whose.organisationId, bytes });
  return id;
}

/** A task of an organisation that waits for its turn. */
async function addJob({ app, newId, organisationIds, writers }: World, owner: Organisation): Promise<string> {
  const id = newId();
  const now = app.clock.now();
  const { db } = app.database;
  const whose = { organisationId: organisationIds[owner], actorId: writers[owner] };
  // An organisation has few tasks at once: the one before has had its turn.
  const before = and(eq(storedJobs.organisationId, whose.organisationId), eq(storedJobs.kind, 'test'));
  await db.update(storedJobs).set({ state: 'done', endedAt: now }).where(before);
  await db.insert(storedJobs).values({
    id,
    ...whose,
    kind: 'test',
    locale: 'en',
    input: {},
    state: 'queued',
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'creation',
    route: fileRoutes.send,
    input: () => ({ query: { name: 'list.csv' }, body: Buffer.from('a;b\n') }),
    table: files,
  },
  { kind: 'record', effect: 'read', isStaffsOwn: true, route: fileRoutes.open, make: addFile, input: byId },
  { kind: 'record', effect: 'read', isStaffsOwn: true, route: jobRoutes.open, make: addJob, input: byId },
  { kind: 'record', effect: 'write', isStaffsOwn: true, route: jobRoutes.cancel, make: addJob, input: byId },
];
