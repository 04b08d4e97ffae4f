import { releasesOf } from '#modules/catalogue/server/public.ts';
import { DOCUMENTS } from '#modules/documents/domain/declares.ts';
import { NO_SEND_PATH } from '#modules/documents/domain/no-send.ts';
import type { ServerModule } from '#server/module.ts';
import { registerDocuments } from './document-routes.ts';
import { forgetDocuments } from './document-store.ts';
import { FILES_OF_DOCUMENTS } from './document-tables.ts';
import { registerDrawings } from './drawings/drawing-routes.ts';
import { registerInstructions } from './instruction-routes.ts';
import { DRAWING, INSTRUCTIONS_PDF, TECHNICAL_PDF } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { forgetDocumentMails } from './mailing/document-mail-store.ts';
import { mailAfterCompletion } from './mailing/mail-after-completion.ts';
import { registerMyMails } from './mailing/my-mail-routes.ts';
import { holdNoSendKey } from './mailing/no-send-key.ts';
import { registerNoSend } from './mailing/no-send-routes.ts';
import { DOCUMENT_MAIL_RECORDS } from './mailing/personal-records.ts';
import { SEND_DOCUMENT } from './mailing/send-document-job.ts';
import { registerSending } from './mailing/send-route.ts';
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { registerMyDocuments } from './my-document-routes.ts';
import { DOCUMENT_RECORDS } from './personal-records.ts';

/** Technical documents as PDF, to be downloaded and sent by mail, and drawings. */
export const documentsModule: ServerModule = {
  name: 'documents',
  declares: DOCUMENTS,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  jobs: [TECHNICAL_PDF, INSTRUCTIONS_PDF, DRAWING],
  jobKinds: [SEND_DOCUMENT],
  async register(portal) {
    await holdNoSendKey(portal);
    const releases = releasesOf(portal);
    registerDocuments(portal, releases);
    registerInstructions(portal, releases);
    registerDrawings(portal, releases);
    registerMyDocuments(portal);
    registerSending(portal, releases);
    registerMyMails(portal);
    registerNoSend(portal);
    mailAfterCompletion(portal);
  },
  unlistedPages: [NO_SEND_PATH],
  fileReferences: [FILES_OF_DOCUMENTS],
  forgets: { documents: forgetDocuments, 'document-mails': forgetDocumentMails },
  personalRecords: [DOCUMENT_RECORDS, ...DOCUMENT_MAIL_RECORDS],
};
