import { type CompletedLine, type DocumentMailed, onLineCompleted } from '#modules/cart/server/public.ts';
import { type DocumentPart, MAIL_LIMITS, recipientsOf } from '#modules/documents/domain/mailing.ts';
import { hasMailServer } from '#modules/mail/server/public.ts';
import { DOCUMENT_MAIL } from '#product/configuration.ts';
import { DRAWING } from '#product/flat-configuration.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { askSending, noteRefusal, type Sending } from './ask-sending.ts';
import { wasMailedAtCompletion } from './document-mail-store.ts';

/**
 * When a product is completed that names addresses for its documents they go out, once for each version of its line; whoever acts for a
 * customer has said that the customer agrees. What stands against it is noted, told with the documents and
 * to whoever saves: the product is saved anyway.
 */
export function mailAfterCompletion(portal: Portal): void {
  onLineCompleted(portal, async (tx, completed) => {
    const { line, actor, locale, now, mailsDocument } = completed;
    const list = (line.form[DOCUMENT_MAIL] ?? '').trim();
    if (list === '' || (actor.onBehalfOf !== undefined && !mailsDocument)) return undefined;
    if (await wasMailedAtCompletion(tx, line)) return undefined;
    const found = recipientsOf([list]);
    const sending = { line, cause: 'completed', language: locale, parts: partsOf(completed) } as const;
    const sender = { actor, locale, now };
    if (typeof found === 'string') {
      const refusal = { code: found, params: { most: MAIL_LIMITS.addresses } };
      return noted(portal, tx, { ...sending, addresses: addressesIn(list) }, { ...sender, refusal });
    }
    return sendOrNote(portal, tx, { ...sending, addresses: found }, sender);
  });
}

async function sendOrNote(
  portal: Portal,
  tx: Db,
  sending: Sending,
  sender: Pick<CompletedLine, 'actor' | 'locale' | 'now'>,
): Promise<DocumentMailed> {
  try {
    await tx.transaction((inner) => askSending(portal, inner, sending, sender));
    return { state: hasMailServer(portal) ? 'queued' : 'waiting' };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, params } = error;
    return noted(portal, tx, sending, { ...sender, refusal: { code, params } });
  }
}

async function noted(
  portal: Portal,
  tx: Db,
  sending: Sending,
  why: Parameters<typeof noteRefusal>[3],
): Promise<DocumentMailed> {
  await noteRefusal(portal, tx, sending, why);
  return { state: 'refused', refusal: why.refusal };
}

/** Who asked for a drawing gets it, and the sheet of the mounting position. */
function partsOf({ line: { form } }: CompletedLine): readonly DocumentPart[] {
  return form[DRAWING] ? ['sheet', 'mounting', 'drawing'] : ['sheet'];
}

function addressesIn(list: string): readonly string[] {
  return list.split(',').map((address) => address.trim());
}
