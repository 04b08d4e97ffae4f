import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { documentMails } from '#modules/documents/server/document-mail-tables.ts';
import { mails } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';

export type DocumentMailRow = typeof documentMails.$inferSelect;

/** A sending within reach of the database it is asked of. */
export async function findDocumentMail(db: Db, id: string): Promise<DocumentMailRow | undefined> {
  const [found] = await db.select().from(documentMails).where(eq(documentMails.id, id));
  return found;
}

/** Whether the document of this version of a line was sent, or refused, when the line was completed. */
export async function wasMailedAtCompletion(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<boolean> {
  const isSame = and(eq(documentMails.configurationId, id), eq(documentMails.lineVersion, version));
  return (await db.$count(documentMails, and(isSame, eq(documentMails.cause, 'completed')))) > 0;
}

/** When the sending was asked for that keeps an organisation from another one; undefined where there are fewer than the limit. */
export async function limitingSending(
  db: Db,
  { organisationId, since, most }: { readonly organisationId: string; readonly since: Date; readonly most: number },
): Promise<Date | undefined> {
  const { createdAt, refusal } = documentMails;
  const [found] = await db
    .select({ createdAt })
    .from(documentMails)
    .where(
      and(
        eq(documentMails.organisationId, organisationId),
        sql`${createdAt} > ${since.toISOString()}`,
        sql`${refusal} is null`,
      ),
    )
    .orderBy(desc(createdAt))
    .offset(most - 1)
    .limit(1);
  return found?.createdAt;
}

/** Whose sendings are asked for: what the person sent, and what was sent to the person's address. */
export interface AskedMails {
  readonly actorId: string;
  readonly email: string | null;
  readonly onBehalfOf: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** The sendings of a person and to a person, within reach, the last first. */
export function listDocumentMails(db: Db, { actorId, email, onBehalfOf, after, limit }: AskedMails) {
  const isTo = email === null ? undefined : isRecipient(email);
  return db
    .select({
      mail: documentMails,
      sentBy: users.username,
      file: { id: files.id, name: files.name, type: files.type, size: files.size },
      job: storedJobs.state,
      jobFailure: storedJobs.failure,
    })
    .from(documentMails)
    .innerJoin(users, eq(users.id, documentMails.actorId))
    .leftJoin(files, eq(files.id, documentMails.fileId))
    .leftJoin(storedJobs, eq(storedJobs.id, documentMails.id))
    .where(
      and(
        or(eq(documentMails.actorId, actorId), isTo),
        onBehalfOf === undefined ? undefined : eq(documentMails.onBehalfOf, onBehalfOf),
        after === undefined ? undefined : lt(documentMails.id, after),
      ),
    )
    .orderBy(desc(documentMails.id))
    .limit(limit);
}

/** Whether an address, whatever its case, is among the recipients of a sending. */
export function isRecipient(email: string) {
  return sql`exists (select from jsonb_array_elements(${documentMails.recipients}) one
    where lower(one ->> 'address') = lower(${email}))`;
}

/** Whom a person sent files to, by the id of the file: each address once, without those that want none or are erased. */
export async function recipientsOfFiles(
  db: Db,
  actorId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (fileIds.length === 0) return new Map();
  const { fileId, recipients } = documentMails;
  const rows = await db
    .select({ fileId, recipients })
    .from(documentMails)
    .where(and(eq(documentMails.actorId, actorId), inArray(fileId, [...fileIds])));
  return new Map(fileIds.map((id) => [id, addressesIn(rows.filter((row) => row.fileId === id))]));
}

function addressesIn(sent: readonly Pick<DocumentMailRow, 'recipients'>[]): readonly string[] {
  const wanted = sent
    .flatMap((row) => row.recipients)
    .filter(({ address, isUnwanted }) => address !== '' && !isUnwanted);
  return [...new Set(wanted.map(({ address }) => address))];
}

/** What the outbox knows of mails, by id. */
export async function mailStates(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, state, sentAt, lastError } = mails;
  const rows = await db
    .select({ id, state, sentAt, lastError })
    .from(mails)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Forgets sendings that were asked for before a moment. */
export async function forgetDocumentMails(db: Db, before: Date): Promise<void> {
  await db.delete(documentMails).where(lt(documentMails.createdAt, before));
}
