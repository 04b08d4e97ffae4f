import { SHEETS } from '#modules/sheets/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfSheets } from './names.ts';
import { SHEET_PAPER, SHEET_TABLE } from './paper/jobs.ts';
import { SHEET_RECORDS, sweepSheets } from './personal-records.ts';
import { SHEET_PAPERS } from './sheet-papers.ts';
import { registerSheets } from './sheet-routes.ts';
import { SHEET_TODO } from './todo-sources.ts';

/** Configuration sheets: saved configurations frozen as what engineering builds from, agreed by both sides. */
export const sheetsModule: ServerModule = {
  name: 'sheets',
  declares: SHEETS,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  register: registerSheets,
  jobs: [SHEET_PAPER, SHEET_TABLE],
  forgets: { 'design-sheets': sweepSheets },
  names: [namesOfSheets],
  personalRecords: [SHEET_RECORDS],
  todo: SHEET_TODO,
  papers: [SHEET_PAPERS],
  appendedTables: ['sheet_revisions', 'sheet_events'],
};
