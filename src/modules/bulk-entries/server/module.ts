import { BULK_ENTRIES } from '#modules/bulk-entries/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerBulkEntries } from './bulk-entry-routes.ts';
import { JUDGE_ENTRY } from './entry-job.ts';
import { JUDGE_ROWS } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { TAKE_ENTRY } from './take-job.ts';

/** Many type codes at once: judged, told, taken into the list. */
export const bulkEntriesModule: ServerModule = {
  name: 'bulk-entries',
  declares: BULK_ENTRIES,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [JUDGE_ROWS],
  jobKinds: [JUDGE_ENTRY, TAKE_ENTRY],
  register: registerBulkEntries,
};
