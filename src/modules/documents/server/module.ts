import { releasesOf } from '#modules/catalogue/server/public.ts';
import { DOCUMENTS } from '#modules/documents/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerDocuments } from './document-routes.ts';
import { TECHNICAL_PDF } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };

/** Technical documents as PDF. */
export const documentsModule: ServerModule = {
  name: 'documents',
  declares: DOCUMENTS,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [TECHNICAL_PDF],
  register: (portal) => registerDocuments(portal, releasesOf(portal)),
};
