import { MAIL } from '#modules/mail/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { mailFigures } from './mail-figures.ts';
import { registerMail } from './mail-routes.ts';
import { closeExpiredMails } from './mail-store.ts';
import { FILES_OF_MAILS } from './mail-tables.ts';
import { namesOfMails } from './names.ts';
import { startOutbox } from './outbox.ts';

/** The outbox, the texts of mails, and the worker that sends. */
export const mailModule: ServerModule = {
  name: 'mail',
  declares: MAIL,
  failureTexts: { 'zh-cn': zh, en },
  register: registerMail,
  sweeps: [(db, now, { mails }) => closeExpiredMails(db, now, mails)],
  fileReferences: [FILES_OF_MAILS],
  names: [namesOfMails],
  figures: mailFigures,
  start: startOutbox,
};
