import { recordAudit } from '#modules/audit/server/public.ts';
import { mailRoutes } from '#modules/mail/contract.ts';
import { isSpent } from '#modules/mail/domain/mail-templates.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { ring } from './bell.ts';
import { findMail, listMails, type MailRow, requeueMail } from './mail-store.ts';
import { presentMail, presentOpenMail } from './present-mail.ts';
import { previewTemplates } from './preview-templates.ts';

/** Serves the outbox to the administrator. */
export function registerMail(portal: Portal): void {
  const brand = portal.settings.brandName;

  serve(portal, mailRoutes.list, async ({ db, locale, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const rows = await listMails(db, { state: query.state, after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      rows: page.map((mail) => presentMail(mail, { brand, locale })),
      next: last === undefined ? null : cursorOf(last.id),
    };
  });

  serve(portal, mailRoutes.templates, () => previewTemplates(brand));

  serve(portal, mailRoutes.open, async ({ db, locale, params }) =>
    presentOpenMail(await knownMail(db, params.id), {
      brand,
      locale,
      showsSecrets: portal.settings.smtpUrl === undefined,
    }),
  );

  serve(portal, mailRoutes.retry, async ({ actor, db, locale, now, params, request }) => {
    const failed = await knownMail(db, params.id);
    if (isSpent(failed)) throw new Failure('mail.expired');
    const { id } = failed;
    const mail = await db.transaction(async (tx) => {
      const requeued = await requeueMail(tx, id);
      if (requeued === undefined) throw new Failure('mail.not-failed');
      const event = { id: portal.newId(), at: now, actorId: actor.id, requestId: request.id };
      await recordAudit(tx, { ...event, action: 'mail.retried', object: id });
      return requeued;
    });
    ring();
    return presentMail(mail, { brand, locale });
  });
}

async function knownMail(db: Db, id: string): Promise<MailRow> {
  const mail = await findMail(db, id);
  if (mail === undefined) throw new Failure('record.unknown');
  return mail;
}
