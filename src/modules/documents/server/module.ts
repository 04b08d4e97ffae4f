import { releasesOf } from '#modules/catalogue/server/public.ts';
import { DOCUMENTS } from '#modules/documents/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerDocuments } from './document-routes.ts';
import { forgetDocuments } from './document-store.ts';
import { FILES_OF_DOCUMENTS } from './document-tables.ts';
import { registerInstructions } from './instruction-routes.ts';
import { INSTRUCTIONS_PDF, TECHNICAL_PDF } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { registerMyDocuments } from './my-document-routes.ts';
import { DOCUMENT_RECORDS } from './personal-records.ts';

/** Technical documents as PDF. */
export const documentsModule: ServerModule = {
  name: 'documents',
  declares: DOCUMENTS,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [TECHNICAL_PDF, INSTRUCTIONS_PDF],
  register(portal) {
    const releases = releasesOf(portal);
    registerDocuments(portal, releases);
    registerInstructions(portal, releases);
    registerMyDocuments(portal);
  },
  fileReferences: [FILES_OF_DOCUMENTS],
  forgets: { documents: forgetDocuments },
  personalRecords: [DOCUMENT_RECORDS],
};
