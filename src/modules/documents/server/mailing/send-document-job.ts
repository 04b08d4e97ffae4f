import { eq } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Locale } from '#kernel/locale.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { annexesIn, pagesIn } from '#modules/documents/domain/mailing.ts';
import { pathOfNoSend } from '#modules/documents/domain/no-send.ts';
import { type AskedProduct, askedProduct } from '#modules/documents/server/asked-product.ts';
import { documentMails, type Recipient } from '#modules/documents/server/document-mail-tables.ts';
import { TECHNICAL_PDF } from '#modules/documents/server/jobs.ts';
import { keptFile, type MadeDocument } from '#modules/documents/server/keep-document.ts';
import { printableDocument } from '#modules/documents/server/printable-document.ts';
import type { PrintOrder } from '#modules/documents/server/technical-pdf-job.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import type { JobKind, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { type DocumentMailRow, findDocumentMail } from './document-mail-store.ts';
import { type DrawnFile, drawnAttachments, storeAttachments } from './drawn-attachments.ts';
import { noSendKeyOf } from './no-send-key.ts';
import { unwantedAmong } from './no-send-store.ts';
import { tokenOfAddress } from './no-send-token.ts';
import { senderName } from './sender-name.ts';

/** Prints the document of a sending in a thread for heavy work, keeps it among those of its sender, and puts its mails into the outbox, all of them or none. */
export const SEND_DOCUMENT: JobKind<object, null> = {
  name: 'documents.send',
  words: { 'zh-cn': '通过邮件发送技术资料', en: 'Technical document by mail' },
  access: 'documents.send',
  async slice({ id, locale }, tools) {
    const sending = await findDocumentMail(tools.db, id);
    if (sending === undefined) throw new Failure('record.unknown');
    const asked = await askedLine(sending, tools);
    const made = await print(sending, asked, locale, tools);
    const drawn = sending.parts.includes('drawing')
      ? await drawnAttachments(asked, { language: sending.language, locale }, tools)
      : [];
    const sender = await senderName(tools.db, tools.actor);
    const key = noSendKeyOf(tools.portal);
    return {
      cursor: null,
      done: 1,
      total: 1,
      isLast: true,
      write: (tx) => handOver(tx, { sending, made, drawn, locale, sender, key }, tools),
    };
  },
};

function askedLine({ configurationId }: DocumentMailRow, { db, portal, scope }: SliceTools): Promise<AskedProduct> {
  return askedProduct({ id: configurationId }, { releases: releasesOf(portal), db, scope });
}

async function print(
  { configurationId, language, parts }: DocumentMailRow,
  asked: AskedProduct,
  locale: Locale,
  { portal, actor, gone, now }: SliceTools,
): Promise<MadeDocument> {
  const date = now.toISOString().slice(0, 10);
  let productName = '';
  const prepare = async (): Promise<PrintOrder> => {
    const document = await printableDocument(asked, locale, { language, date, annexes: annexesIn(parts) });
    productName = document.sheet.productName;
    return { documents: [document], brand: { name: portal.settings.brandName } };
  };
  const bytes = await portal.jobs.run(TECHNICAL_PDF, { cost: 1, prepare }, { asker: askerOf(actor, ''), gone });
  return {
    bytes,
    language,
    name: technicalFileName(productName, language === 'en' ? 'en' : 'zh-cn'),
    items: [{ configurationId, version: asked.saved?.version ?? null, productName, parts: pagesIn(parts) }],
  };
}

interface HandingOver {
  readonly sending: DocumentMailRow;
  readonly made: MadeDocument;
  readonly drawn: readonly DrawnFile[];
  readonly locale: Locale;
  readonly sender: { readonly sender: string; readonly company: string };
  readonly key: string;
}

async function handOver(
  tx: Db,
  { sending, made, drawn, locale, sender, key }: HandingOver,
  { portal, actor, now }: SliceTools,
): Promise<void> {
  const { id, language, productName } = sending;
  const owner = { organisationId: beneficiaryOf(actor), actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  const fileId = await keptFile(portal, tx, made, { owner, now });
  const attachments = [fileId, ...(await storeAttachments(portal, tx, drawn, { owner, now }))];
  // Who said so since it was asked for gets none either.
  const unwanted = await unwantedAmong(
    tx,
    key,
    sending.recipients.map(({ address }) => address),
  );
  const recipients = sending.recipients.map(
    (one): Recipient => (unwanted.has(one.address) ? { ...one, isUnwanted: true } : one),
  );
  for (const { mailId, address, isUnwanted } of recipients) {
    // Empty where its person was erased meanwhile.
    if (isUnwanted || address === '') continue;
    const written = language === 'both' ? locale : language;
    const link = `${addressOfPortal(portal)}${pathOfNoSend(tokenOfAddress(key, address), written)}`;
    await queueMail(tx, {
      id: mailId,
      template: 'technical-document',
      values: { ...sender, product: productName, link },
      recipient: address,
      locale: written,
      now,
      attachments,
    });
  }
  await tx.update(documentMails).set({ fileId, recipients }).where(eq(documentMails.id, id));
}
