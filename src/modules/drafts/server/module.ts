import { isNotNull } from 'drizzle-orm';
import { DRAFTS } from '#modules/drafts/domain/declares.ts';
import { gauge } from '#server/metrics/exposition.ts';
import type { ServerModule } from '#server/module.ts';
import { registerDrafts } from './draft-routes.ts';
import { forgetDrafts } from './draft-store.ts';
import { drafts } from './draft-tables.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { DRAFT_RECORDS } from './personal-records.ts';
import { DRAFT_TODO } from './todo-source.ts';

/** Drafts of configurations, kept for their person on every device. */
export const draftsModule: ServerModule = {
  name: 'drafts',
  declares: DRAFTS,
  failureTexts: { 'zh-cn': zh, en },
  register: registerDrafts,
  forgets: { drafts: forgetDrafts },
  personalRecords: [DRAFT_RECORDS],
  todo: [DRAFT_TODO],
  async figures(db) {
    const kept = await db.$count(drafts, isNotNull(drafts.content));
    return [gauge('portal_drafts', 'Drafts of configurations that are kept.', kept)];
  },
};
