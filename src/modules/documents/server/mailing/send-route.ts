import { beneficiaryOf } from '#kernel/acting.ts';
import { mayWriteFor } from '#kernel/scope.ts';
import { findSavedLine } from '#modules/cart/server/public.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentMailRoutes } from '#modules/documents/contract.ts';
import { MAIL_LIMITS, recipientsOf } from '#modules/documents/domain/mailing.ts';
import { askedProduct, judgedProduct } from '#modules/documents/server/asked-product.ts';
import { hasMailServer } from '#modules/mail/server/public.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { askSending } from './ask-sending.ts';

/** Serves the sending of the document of a saved line to those who may download it. */
export function registerSending(portal: Portal, releases: Releases): void {
  serveCommand(portal, documentMailRoutes.send, {
    load: (tx, { params, scope }) => findSavedLine(tx, scope, params.id),
    async may(line, { actor, body, locale, scope }, tx) {
      if (!mayWriteFor(scope, beneficiaryOf(actor))) throw new Failure('access.refused');
      addressesIn(body);
      // What cannot be printed is refused now, not where nobody waits for it any more.
      judgedProduct(await askedProduct({ id: line.id }, { releases, db: tx, scope }), locale);
    },
    async change(tx, line, { actor, body, locale, now }) {
      const { documents, language = locale } = body;
      const sending = { line, cause: 'asked', addresses: addressesIn(body), language, parts: documents } as const;
      return askSending(portal, tx, sending, { actor, locale, now });
    },
    event: ({ ids }, line) => ({
      action: 'document.mailed',
      object: line.id,
      details: { mail: ids[0], recipients: ids.length },
    }),
    // The answer is kept by the places of the addresses, not by the addresses.
    async answer(_, { ids, unwanted }, { body }) {
      const addresses = addressesIn(body);
      const skipped = unwanted.flatMap((at) => addresses[at] ?? []);
      return { id: ids[0], ids: [...ids], skipped, waits: !hasMailServer(portal) };
    },
  });
}

function addressesIn({ addresses }: { readonly addresses: readonly string[] }): readonly string[] {
  const found = recipientsOf(addresses);
  if (typeof found === 'string') throw new Failure(found, { most: MAIL_LIMITS.addresses });
  return found;
}
