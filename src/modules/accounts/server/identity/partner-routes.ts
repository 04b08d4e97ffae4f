import { partnerRoutes } from '#modules/accounts/contract.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { isTimely, maySend, PARTNER_TIMES, ticketPath } from '#modules/accounts/domain/partner-call.ts';
import { userInfoOf } from '#modules/accounts/domain/user-info.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { findAccountByName, isOpen, lockAccount, type StoredAccount } from './account-store.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';
import { limitClient } from './client-limits.ts';
import { isSignedBy } from './partner-signature.ts';
import { openSession } from './session-store.ts';
import { issueTicket, ownerOfTicket, rememberCall, spendTicket } from './ticket-store.ts';

/** Serves the tickets with which a partner's system sends a person in (spec 000 §2, /jci/; docs/guide/partners.md). */
export function registerPartners(portal: Portal): void {
  serve(portal, partnerRoutes.mintTicket, async ({ body, db, now, request }) => {
    const { partner, username, nonce } = body;
    // Nothing is written for a call that is not signed: a stranger uses up neither a partner's limit nor its nonces.
    if (!isSignedBy(portal.settings.partners, body) || !isTimely(body, now)) throw new Failure('partner.refused');
    const counted = { id: portal.newId(), subject: subjectOf('ticket', partner), at: now };
    await allowOnly(db, LIMITS.ticketByPartner, counted, 'check.slowed');
    const ticket = await db.transaction(async (tx) => {
      const account = await findAccountByName(tx, username);
      const isNew = await rememberCall(tx, { partner, nonce, at: now });
      if (!isNew || account === undefined || !takesTickets(account, portal)) return undefined;
      if (!maySend(portal.settings.partnerCustomers, partner, account.organisationKey)) return undefined;
      const event = { actorId: null, action: 'ticket.minted', object: account.id, details: { partner } } as const;
      await recordAudit(tx, { id: portal.newId(), at: now, requestId: request.id, ...event });
      return issueTicket(tx, { userId: account.id, partner, now });
    });
    if (ticket === undefined) throw new Failure('partner.refused');
    const expiresAt = new Date(now.getTime() + PARTNER_TIMES.ticket).toISOString();
    return { ticket, path: ticketPath(ticket), expiresAt };
  });

  serve(portal, partnerRoutes.redeemTicket, async ({ body: { ticket }, db, now, request }) => {
    await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
    const userId = await ownerOfTicket(db, ticket);
    if (userId === undefined) throw new Failure('ticket.spent');
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, userId);
      if (account === undefined || !takesTickets(account, portal)) throw new Failure('ticket.spent');
      const partner = await spendTicket(tx, ticket, now);
      if (partner === undefined) throw new Failure('ticket.spent');
      const event = { actorId: userId, action: 'ticket.redeemed', object: userId, details: { partner } } as const;
      await recordAudit(tx, { id: portal.newId(), at: now, requestId: request.id, ...event });
      const token = await openSession(tx, { userId, remembered: false, now });
      return { token, userInfo: userInfoOf(account) };
    });
  });
}

/** Customers alone come in by a ticket: a partner's key must not open the provider's own accounts. */
function takesTickets(account: StoredAccount, { settings }: Portal): boolean {
  const isCustomer = account.role === 'customer-lv1' || account.role === 'customer-lv2';
  return isCustomer && !account.pending && isOpen(account, settings);
}
