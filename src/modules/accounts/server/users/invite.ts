import type { Locale } from '#kernel/locale.ts';
import { organisationRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { normalEmail } from '#modules/accounts/domain/field-rules.ts';
import {
  INVITATION_FIELDS,
  INVITEES,
  type Invitation,
  invitationProblem,
} from '#modules/accounts/domain/invitation.ts';
import { passwordLinkPath } from '#modules/accounts/domain/password-link.ts';
import { presentUserNow } from '#modules/accounts/server/identity/present-user.ts';
import { findOrganisation, findOrganisations } from '#modules/accounts/server/organisation-store.ts';
import { provePassword } from '#modules/accounts/server/passwords/own-password.ts';
import { issueLink } from '#modules/accounts/server/passwords/password-link-store.ts';
import { refuseProblems } from '#modules/accounts/server/registration/refuse-problems.ts';
import { refusalOfTaken, refuseTaken } from '#modules/accounts/server/registration/refuse-taken.ts';
import { addAccount } from '#modules/accounts/server/registration/registration-store.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal, isAddressGuessed } from '#server/process/portal-address.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';

/** Serves invitations to the administrator: an account without a password, and the link that sets one. */
export function registerInvitations(portal: Portal): void {
  serve(portal, organisationRoutes.find, ({ db, query }) => findOrganisations(db, query));

  serve(portal, userRoutes.linkAddress, () => ({
    address: addressOfPortal(portal),
    isGuessed: isAddressGuessed(portal.settings),
  }));

  serveCommand(portal, userRoutes.invite, {
    // The password of whoever invites may be in it; who invites twice is told that the name is taken.
    keepsNothing: true,
    async prepare({ actor, body, db, locale, now, owner, request }) {
      await refuseInvitation(db, body, locale);
      if (INVITEES[body.role].provesPassword)
        await provePassword(portal, owner, { actor, password: body.password, request, now });
    },
    change: (tx, _, { body, now }) => invite(portal, tx, body, now),
    event: (id, _, { body: { role, organisationId } }) => ({
      action: 'user.invited',
      object: id,
      details: { role, organisation: organisationId },
    }),
    answer: presentUserNow,
    refusalOf: (error, { locale }) => refusalOfTaken(error, locale),
  });
}

async function refuseInvitation(
  db: Db,
  invitation: Invitation & { organisationId: string },
  locale: Locale,
): Promise<void> {
  const found = INVITATION_FIELDS.map((field) => [field, invitationProblem(field, invitation)] as const);
  const organisation = await findOrganisation(db, invitation.organisationId);
  const isFitting = organisation?.kind === INVITEES[invitation.role].of;
  refuseProblems('body', [...found, ['organisationId', isFitting ? undefined : 'choice-unknown']], locale);
  await refuseTaken(db, 'account', invitation.username, locale);
  await refuseTaken(db, 'email', invitation.email, locale);
}

type InviteBody = RequestContext<typeof userRoutes.invite>['body'];

/** The account, the link, and the mail that brings it. */
async function invite(portal: Portal, tx: Db, body: InviteBody, now: Date): Promise<string> {
  const { username, role, organisationId, locale } = body;
  const id = portal.newId();
  const email = normalEmail(body.email);
  await addAccount(tx, {
    id,
    username,
    passwordHash: null,
    role,
    userAttribute: INVITEES[role].userAttribute,
    userDepartment: body.department.trim(),
    organisationId,
    email,
    locale,
    passwordUpdated: true,
    createdAt: now,
  });
  await sendInvitation(portal, tx, { id, username, email, locale }, now);
  return id;
}

/** Makes the link of an invited account and queues the mail that brings it, which is worth nothing once the link has run out. */
export async function sendInvitation(
  portal: Portal,
  tx: Db,
  { id, username, email, locale }: { id: string; username: string; email: string | null; locale: Locale },
  now: Date,
): Promise<void> {
  if (email === null) return;
  const mailId = portal.newId();
  const { secret, expiresAt } = await issueLink(tx, { userId: id, purpose: 'invitation', mailId, now });
  await queueMail(tx, {
    id: mailId,
    template: 'invitation',
    values: { username, link: `${addressOfPortal(portal)}${passwordLinkPath(secret)}` },
    recipient: email,
    locale,
    now,
    expiresAt,
  });
}
