import { eq } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { users } from '#modules/accounts/server/public.ts';
import { type DocumentMailDto, documentMailRoutes } from '#modules/documents/contract.ts';
import { stepOf } from '#modules/documents/domain/mailing.ts';
import { UNWANTED } from '#modules/mail/domain/delivery.ts';
import type { Db } from '#server/database.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { storedFailureText } from '#server/server-texts.ts';
import { listDocumentMails, mailStates } from './document-mail-store.ts';
import { noSendKeyOf } from './no-send-key.ts';
import { unwantedAmong } from './no-send-store.ts';

type Listed = Awaited<ReturnType<typeof listDocumentMails>>[number];
type States = Awaited<ReturnType<typeof mailStates>>;

/** Serves the list of what a person sent by mail and was sent: whom it went to and how that stands. */
export function registerMyMails(portal: Portal): void {
  serve(portal, documentMailRoutes.mine, async ({ actor, db, locale, owner, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const email = await addressOf(owner, actor.id);
    const asked = { actorId: actor.id, email, onBehalfOf: actor.onBehalfOf, after, limit: query.pageSize + 1 };
    const found = await listDocumentMails(db, asked);
    const rows = found.slice(0, query.pageSize);
    const last = found.length > rows.length ? rows.at(-1) : undefined;
    const states = await mailStates(
      db,
      rows.flatMap(({ mail }) => mail.recipients.map(({ mailId }) => mailId)),
    );
    const addresses = rows.flatMap(({ mail }) => mail.recipients.map(({ address }) => address));
    const unwanted = await unwantedAmong(db, noSendKeyOf(portal), addresses);
    const reader = { id: actor.id, email, locale, unwanted };
    return {
      rows: rows.map((row) => present(row, states, reader)),
      next: last === undefined ? null : cursorOf(last.mail.id),
    };
  });

  function present(row: Listed, states: States, { id, email, locale, unwanted }: Reader): DocumentMailDto {
    const { mail, sentBy, file, job } = row;
    const isOwn = mail.actorId === id;
    const isShown = (address: string) => isOwn || address.toLowerCase() === email?.toLowerCase();
    return {
      id: mail.id,
      cause: mail.cause,
      configurationId: mail.configurationId,
      version: mail.lineVersion,
      productName: mail.productName,
      language: mail.language,
      documents: [...mail.parts],
      recipients: mail.recipients
        .filter(({ address }) => isShown(address))
        .map(({ mailId, address, ...recipient }) => {
          const sent = states.get(mailId);
          const isRefused = mail.refusal !== null;
          // Whoever said so while the mail waits gets it no more, and whoever said so when its turn came has not got it.
          const isHeldBack = sent?.state === 'queued' && unwanted.has(address);
          const isUnwanted = recipient.isUnwanted === true || isHeldBack || sent?.lastError === UNWANTED;
          const step = stepOf({ isUnwanted, isRefused, mail: sent?.state, job: job ?? undefined });
          return { address, step, sentAt: sent?.sentAt?.toISOString() ?? null };
        }),
      reason: reasonOf(row, locale),
      sentBy,
      isOwn,
      file: file?.id === null || file === null ? null : file,
      createdAt: mail.createdAt.toISOString(),
    };
  }

  function reasonOf({ mail, job, jobFailure }: Listed, locale: Locale): string | null {
    const refusal = mail.refusal ?? (job === 'failed' ? jobFailure : null);
    return refusal && storedFailureText(refusal, locale, portal.modules);
  }
}

interface Reader {
  readonly id: string;
  readonly email: string | null;
  readonly locale: Locale;
  /** The addresses that want no mail now. */
  readonly unwanted: ReadonlySet<string>;
}

async function addressOf(db: Db, id: string): Promise<string | null> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return person?.email ?? null;
}
