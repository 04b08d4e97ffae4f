import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { type FileRow, findFile, holdFiles } from '#server/files/file-store.ts';
import { type StepContext, sideOn } from './quote-command.ts';
import { quoteFiles } from './quote-file-tables.ts';
import type { QuoteRow } from './quote-store.ts';
import { quoteMessages } from './quote-tables.ts';

type Quote = Pick<QuoteRow, 'id' | 'organisationId'>;
type Sender = Pick<StepContext, 'actor' | 'now' | 'scope'>;

/** Notes for which quote a file was sent in, by whom, and on which side. */
export async function noteQuoteFile(
  tx: Db,
  quote: Quote,
  { actor, now, scope }: Sender,
  fileId: string,
): Promise<void> {
  const { id: quoteId, organisationId } = quote;
  const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  const side = sideOn(quote, { actor, scope });
  await tx.insert(quoteFiles).values({ fileId, quoteId, organisationId, ...by, side, createdAt: now });
}

/** Begins to refer to files that somebody has sent in for a quote, on the side they stand on now; answers each once. */
export async function holdQuoteFiles(
  tx: Db,
  quote: Quote,
  { actor, now, scope }: Sender,
  ids: readonly string[],
): Promise<string[]> {
  const named = [...new Set(ids)];
  if (named.length === 0) return [];
  const isOwn = and(
    eq(quoteFiles.quoteId, quote.id),
    eq(quoteFiles.actorId, actor.id),
    eq(quoteFiles.side, sideOn(quote, { actor, scope })),
  );
  const known = named.filter(isUuid);
  const found = known.length === 0 ? 0 : await tx.$count(quoteFiles, and(isOwn, inArray(quoteFiles.fileId, known)));
  if (found !== named.length) throw new Failure('quote.file-gone');
  await holdFiles(tx, named, now);
  return named;
}

/** A file that a message of a quote names; undefined where none does that is to be seen. */
export async function findQuoteFile(
  db: Db,
  quoteId: string,
  fileId: string,
  withInternal: boolean,
): Promise<FileRow | undefined> {
  if (!isUuid(fileId)) return undefined;
  const { fileIds, id, isInternal } = quoteMessages;
  const isSeen = withInternal ? undefined : eq(isInternal, false);
  const [named] = await db
    .select({ id })
    .from(quoteMessages)
    .where(and(eq(quoteMessages.quoteId, quoteId), arrayContains(fileIds, [fileId]), isSeen))
    .limit(1);
  return named && findFile(db, fileId);
}
