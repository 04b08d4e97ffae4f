import { listedFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { registerSteps } from './enquiry-steps.ts';
import { type EnquiryReach, listEnquiries } from './enquiry-store.ts';
import { openEnquiry, presentEnquiry } from './present-enquiry.ts';
import { eventOfReceipt, receiveEnquiry } from './receive-enquiry.ts';
import { senderOf } from './sender-of.ts';

/** Takes enquiries, a few an hour from one client, and shows them to those who answer and those who asked. */
export function registerEnquiries(portal: Portal): void {
  serveCommand(portal, enquiryRoutes.create, {
    change: (tx, _, context) => receiveEnquiry(portal, tx, { ...context, form: context.body, configuration: null }),
    event: eventOfReceipt,
  });

  serve(portal, enquiryRoutes.sender, ({ actor, db }) => senderOf(db, actor));

  serve(portal, enquiryRoutes.list, async ({ actor, db, query, scope }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const ownerId = query.owner === undefined ? undefined : actor.id;
    const wanted = { state: query.state, ownerId, q: query.q, after, limit: query.pageSize + 1 };
    const rows = await listEnquiries(db, listed(actor, scope), wanted);
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => presentEnquiry(row, actor, scope)),
      next: last === undefined ? null : cursorOf(last.lastSaidId),
    };
  });

  serve(portal, enquiryRoutes.open, async ({ actor, db, locale, params, scope, setHeader }) => {
    const enquiry = await openEnquiry(portal, db, { id: params.id, actor, locale, scope });
    setHeader('etag', etagOf(enquiry.version));
    return enquiry;
  });

  registerSteps(portal);
}

/** While acting for a customer, that one's enquiries alone, as in every list. */
function listed(actor: Actor, scope: Scope): EnquiryReach {
  return { readable: listedFor(actor, scope), visitors: scope.visitors && actor.onBehalfOf === undefined };
}
