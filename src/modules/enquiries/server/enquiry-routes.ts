import { listedFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { limitClient } from '#modules/accounts/server/public.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { insertEnquiry, listEnquiries } from './enquiry-store.ts';

/** Takes enquiries, a few an hour from one client, and shows them to those who answer. */
export function registerEnquiries(portal: Portal): void {
  serveCommand(portal, enquiryRoutes.create, {
    async change(tx, _, { actor, body, locale, now, request, scope }) {
      await limitClient(portal, tx, { limit: 'enquiryByClient', address: request.ip, now });
      const id = portal.newId();
      const asker = { organisationId: organisationOf(actor, scope), actorId: actor?.id ?? null };
      await insertEnquiry(tx, { id, ...asker, ...body, locale, createdAt: now });
      return { id };
    },
  });

  serve(portal, enquiryRoutes.list, async ({ actor, db, query, scope }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const rows = await listEnquiries(db, listed(actor, scope), { after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      next: last === undefined ? null : cursorOf(last.id),
    };
  });
}

/** While acting for a customer, that one's enquiries alone, as in every list. */
function listed(actor: Actor, scope: Scope): Pick<Scope, 'readable' | 'visitors'> {
  return { readable: listedFor(actor, scope), visitors: scope.visitors && actor.onBehalfOf === undefined };
}

/** The organisation an enquiry belongs to: the asker's, if they write for it; the administrator asks like a visitor. */
function organisationOf(actor: Actor | undefined, scope: Scope): string | null {
  return actor !== undefined && mayWriteFor(scope, actor.organisationId) ? actor.organisationId : null;
}
