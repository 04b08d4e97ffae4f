import { partnerRoutes } from '#modules/accounts/contract.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { isTimely, maySend, PARTNER_TIMES, ticketPath } from '#modules/accounts/domain/partner-call.ts';
import { userInfoOf } from '#modules/accounts/domain/user-info.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { findAccountByName, isOpen, lockAccount, type StoredAccount } from './account-store.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';
import { limitClient } from './client-limits.ts';
import { isSignedBy } from './partner-signature.ts';
import { openSession } from './session-store.ts';
import { issueTicket, ownerOfTicket, rememberCall, spendTicket } from './ticket-store.ts';

/** Serves the tickets with which a partner's system sends a person in (spec 000 §2, /jci/; docs/guide/partners.md). */
export function registerPartners(portal: Portal): void {
  serveCommand(portal, partnerRoutes.mintTicket, {
    keepsNothing: true,
    async prepare({ body, db, now }) {
      const { partner, nonce } = body;
      // Nothing is written for a call that is not signed: a stranger uses up neither a partner's limit nor its nonces.
      if (!isSignedBy(portal.settings.partners, body) || !isTimely(body, now)) throw new Failure('partner.refused');
      const counted = { id: portal.newId(), subject: subjectOf('ticket', partner), at: now };
      await allowOnly(db, LIMITS.ticketByPartner, counted, 'check.slowed');
      // Remembered also where it is refused, so that it cannot be made once more.
      if (!(await rememberCall(db, { partner, nonce, at: now }))) throw new Failure('partner.refused');
    },
    async load(tx, { body: { partner, username } }) {
      const account = await findAccountByName(tx, username);
      if (account === undefined || !takesTickets(account, portal)) throw new Failure('partner.refused');
      if (!maySend(portal.settings.partnerCustomers, partner, account.organisationKey))
        throw new Failure('partner.refused');
      return account;
    },
    change: (tx, { id: userId }, { body: { partner }, now }) => issueTicket(tx, { userId, partner, now }),
    event: (_, { id }, { body: { partner } }) => ({
      action: 'ticket.minted',
      actorId: null,
      object: id,
      details: { partner },
    }),
    answer: async (_, ticket, { now }) => {
      const expiresAt = new Date(now.getTime() + PARTNER_TIMES.ticket).toISOString();
      return { ticket, path: ticketPath(ticket), expiresAt };
    },
  });

  serveCommand(portal, partnerRoutes.redeemTicket, {
    keepsNothing: true,
    async prepare({ body: { ticket }, db, now, request }) {
      await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
      const userId = await ownerOfTicket(db, ticket);
      if (userId === undefined) throw new Failure('ticket.spent');
      return userId;
    },
    async load(tx, _, userId) {
      const account = await lockAccount(tx, userId);
      if (account === undefined || !takesTickets(account, portal)) throw new Failure('ticket.spent');
      return account;
    },
    async change(tx, account, { body: { ticket }, now }) {
      const partner = await spendTicket(tx, ticket, now);
      if (partner === undefined) throw new Failure('ticket.spent');
      const token = await openSession(tx, { userId: account.id, remembered: false, now });
      return { account, partner, token };
    },
    event: ({ partner }, { id }) => ({ action: 'ticket.redeemed', actorId: id, object: id, details: { partner } }),
    answer: async (_, { token, account }) => ({ token, userInfo: userInfoOf(account) }),
  });
}

/** Customers alone come in by a ticket: a partner's key must not open the provider's own accounts. */
function takesTickets(account: StoredAccount, { settings }: Portal): boolean {
  const isCustomer = account.role === 'customer-lv1' || account.role === 'customer-lv2';
  return isCustomer && !account.pending && isOpen(account, settings);
}
