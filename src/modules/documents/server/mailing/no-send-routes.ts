import { limitClient } from '#modules/accounts/server/public.ts';
import { noSendRoutes } from '#modules/documents/contract.ts';
import { heedWishes } from '#modules/mail/server/public.ts';
import { Failure } from '#server/failures.ts';
import { UNLISTED_HEADERS } from '#server/pages/unlisted.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { noSendKeyOf } from './no-send-key.ts';
import { allowMails, isStopped, stopMails } from './no-send-store.ts';
import { hashInToken, hashOfAddress } from './no-send-token.ts';

type Asked = RequestContext<(typeof noSendRoutes)[keyof typeof noSendRoutes]>;

/** Serves the wish for no further documents by mail to whoever has the link of one, without a login. */
export function registerNoSend(portal: Portal): void {
  // A mail may wait for hours: whoever says so meanwhile does not get it either.
  heedWishes(portal, 'technical-document', async (db, recipient) => {
    return !(await isStopped(db, hashOfAddress(noSendKeyOf(portal), recipient)));
  });

  serve(portal, noSendRoutes.look, async (context) => {
    const hash = await meantBy(context);
    return { isStopped: await isStopped(context.owner, hash) };
  });

  serveCommand(portal, noSendRoutes.stop, {
    keepsNothing: true,
    asOwner: true,
    prepare: meantBy,
    change: async (tx, _, { now }, hash) => ({ isNew: await stopMails(tx, hash, now) }),
    event: ({ isNew }) => (isNew ? { action: 'document.mail-stopped', object: 'address' } : undefined),
    answer: async () => ({ isStopped: true }),
  });

  serveCommand(portal, noSendRoutes.allow, {
    keepsNothing: true,
    asOwner: true,
    prepare: meantBy,
    change: async (tx, _, _context, hash) => ({ isNew: await allowMails(tx, hash) }),
    event: ({ isNew }) => (isNew ? { action: 'document.mail-allowed', object: 'address' } : undefined),
    answer: async () => ({ isStopped: false }),
  });

  /** What the token of a link stands for; one that was made up is as absent as any other. */
  async function meantBy({ actor, now, owner, params, request, setHeader }: Asked): Promise<string> {
    for (const [name, value] of Object.entries(UNLISTED_HEADERS)) setHeader(name, value);
    await limitClient(portal, owner, { limit: 'sharedByClient', address: request.ip, actorId: actor?.id, now });
    const hash = hashInToken(noSendKeyOf(portal), params.token);
    if (hash === undefined) throw new Failure('no-send.unknown');
    return hash;
  }
}
