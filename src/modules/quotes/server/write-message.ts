import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { StepContext } from './quote-command.ts';
import { findQuoteFile, holdQuoteFiles } from './quote-file-store.ts';
import type { QuoteRow } from './quote-store.ts';
import { markRead, type ThreadLine } from './read-store.ts';
import { insertMessage } from './thread-store.ts';

type Quote = Pick<QuoteRow, 'id' | 'organisationId'>;
type Writer = Pick<StepContext, 'actor' | 'now' | 'scope'>;

/** What somebody writes about a quote. */
interface NewMessage {
  readonly lineNo: ThreadLine;
  readonly isInternal: boolean;
  readonly text: string;
  /** Files that whoever writes has sent in for the quote. */
  readonly fileIds: readonly string[];
}

/** Adds a message to the thread of a quote; answers how many files go with it. */
export async function writeMessage(
  portal: Portal,
  tx: Db,
  quote: Quote,
  writer: Writer,
  message: NewMessage,
): Promise<number> {
  const { actor, now } = writer;
  const { id: quoteId, organisationId } = quote;
  const fileIds = await holdQuoteFiles(tx, quote, writer, message.fileIds);
  const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  const added = { id: portal.newId(), quoteId, organisationId, ...by, ...message, fileIds, createdAt: now };
  // Whoever answers in a thread has read it.
  await markRead(tx, quote, writer, message.lineNo, await insertMessage(tx, added));
  return fileIds.length;
}

/** Sees to it that the order an offer is accepted by stands in the thread of both sides: it does already, or was sent in for it. */
export async function writeOrderFile(
  portal: Portal,
  tx: Db,
  quote: Quote,
  writer: Writer,
  fileId: string,
): Promise<void> {
  if ((await findQuoteFile(tx, quote.id, fileId, false)) !== undefined) return;
  await writeMessage(portal, tx, quote, writer, { lineNo: null, isInternal: false, text: '', fileIds: [fileId] });
}
