import { type DelayDto, mailRoutes } from '#modules/mail/contract.ts';
import { delayOf } from '#modules/mail/domain/delivery.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { filesOfMails } from './attachments.ts';
import { isSpent } from './brought-mails.ts';
import { hasMailServer } from './mail-server.ts';
import { findMail, findOldestQueued, listMails, type MailRow, requeueMail } from './mail-store.ts';
import { ring } from './outbox-signal.ts';
import { presentMail, presentOpenMail } from './present-mail.ts';
import { registerMailTemplates } from './template-routes.ts';
import { readTemplates } from './template-store.ts';

/** Serves the outbox and the texts of mails to the administrator. */
export function registerMail(portal: Portal): void {
  registerMailTemplates(portal);
  const brand = portal.settings.brandName;
  const { mails } = portal.modules;
  const hasServer = () => hasMailServer(portal);

  serve(portal, mailRoutes.list, async ({ db, locale, now, query }) => {
    const { q, state, template } = query;
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const rows = await listMails(db, { q, state, template, after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const templates = await readTemplates(db, mails);
    const files = await filesOfMails(db, page);
    return {
      rows: page.map((mail) => presentMail(mail, { brand, files, locale, templates, mails })),
      next: last === undefined ? null : cursorOf(last.id),
      delay: await readDelay(db, { hasServer: hasServer(), now }),
      kinds: [...mails].map(([code, { words }]) => ({ template: code, name: words[locale].name })),
    };
  });

  serve(portal, mailRoutes.open, async ({ db, locale, params }) => {
    const mail = await knownMail(db, params.id);
    return presentOpenMail(mail, {
      brand,
      files: await filesOfMails(db, [mail]),
      locale,
      mails,
      templates: await readTemplates(db, mails),
      showsSecrets: !hasServer(),
    });
  });

  serveCommand(portal, mailRoutes.retry, {
    load: (tx, { params }) => findMail(tx, params.id),
    may(mail) {
      if (isSpent(mails, mail)) throw new Failure('mail.expired');
    },
    async change(tx, { id }) {
      const requeued = await requeueMail(tx, id, mails);
      if (requeued === undefined) throw new Failure('mail.not-failed');
      return { id };
    },
    event: ({ id }) => ({ action: 'mail.retried', object: id }),
    async answer(tx, { id }, { locale }) {
      const mail = await knownMail(tx, id);
      const [files, templates] = [await filesOfMails(tx, [mail]), await readTemplates(tx, mails)];
      return presentMail(mail, { brand, files, locale, mails, templates });
    },
    after: ring,
  });
}

async function readDelay(db: Db, given: Parameters<typeof delayOf>[1]): Promise<DelayDto | null> {
  const oldest = await findOldestQueued(db);
  const reason = delayOf(oldest, given);
  if (reason === undefined) return null;
  const isLate = reason === 'late' && oldest !== undefined;
  return {
    reason,
    since: isLate ? oldest.createdAt.toISOString() : null,
    lastError: isLate ? oldest.lastError : null,
  };
}

async function knownMail(db: Db, id: string): Promise<MailRow> {
  const mail = await findMail(db, id);
  if (mail === undefined) throw new Failure('record.unknown');
  return mail;
}
