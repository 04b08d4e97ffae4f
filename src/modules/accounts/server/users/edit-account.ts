import type { Change } from '#kernel/audit-details.ts';
import { isUuid } from '#kernel/ids.ts';
import { userRoutes } from '#modules/accounts/contract.ts';
import {
  type Correction,
  correctedDepartmentProblem,
  correctedEmailProblem,
  correctedOrganisationProblem,
  correctedRoleProblem,
  correctionProvesPassword,
  storedEmail,
} from '#modules/accounts/domain/correction.ts';
import { maskedEmail } from '#modules/accounts/domain/masked-email.ts';
import { stateOf } from '#modules/accounts/domain/user-state.ts';
import { presentUserNow } from '#modules/accounts/server/identity/present-user.ts';
import { findOrganisation } from '#modules/accounts/server/organisation-store.ts';
import { provePassword } from '#modules/accounts/server/passwords/own-password.ts';
import { refuseProblems } from '#modules/accounts/server/registration/refuse-problems.ts';
import { refusalOfTaken, refuseTaken } from '#modules/accounts/server/registration/refuse-taken.ts';
import { forgetUnsentMails, queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { forgetAnswers } from '#server/idempotency.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { CORRECTED_FIELDS, type Corrected, closeSessions, forgetCodes, writeCorrection } from './correction-store.ts';
import { sendInvitation } from './invite.ts';
import { findUser, lockUser, type UserRow } from './user-store.ts';

type EditContext = RequestContext<typeof userRoutes.edit>;

/** Serves the correction of accounts. */
export function registerEditing(portal: Portal): void {
  const staffRecords = portal.modules.personalRecords.filter(({ ofStaff }) => ofStaff);

  serveCommand(portal, userRoutes.edit, {
    version: 'needed',
    // The password of whoever corrects may be in it.
    keepsNothing: true,
    prepare: prove,
    load: (tx, { params }) => lockUser(tx, params.id),
    may: (user, context, tx) => refuseCorrection(tx, user, context),
    async change(tx, user, context, isProved) {
      const { body, locale, now } = context;
      if (!isProved && correctionProvesPassword(user, body.email)) throw new Failure('password.wrong');
      const corrected = correctedBy(body);
      const details = detailsOf(user, corrected);
      if (Object.keys(details).length === 0) return { id: user.id, details };
      if (corrected.email !== user.email) await refuseTaken(tx, 'email', body.email, locale);
      await writeCorrection(tx, user, corrected);
      await drawConsequences(tx, user, corrected, now);
      return { id: user.id, details };
    },
    event: ({ id, details }) =>
      Object.keys(details).length > 0 ? { action: 'user.edited', object: id, details } : undefined,
    answer: (tx, { id }) => presentUserNow(tx, id),
    refusalOf: (error, { locale }) => refusalOfTaken(error, locale),
  });

  /** Before the transaction, which would take a wrong password's count back and wait for a hash. */
  async function prove({ actor, body, db, now, owner, params, request }: EditContext): Promise<boolean> {
    const user = isUuid(params.id) ? await findUser(db, params.id) : undefined;
    if (user === undefined || !correctionProvesPassword(user, body.email)) return false;
    await provePassword(portal, owner, { actor, password: body.password, request, now });
    return true;
  }

  /** What held for the account before does so no more. */
  async function drawConsequences(tx: Db, user: UserRow, corrected: Corrected, now: Date): Promise<void> {
    const { email, role, organisationId } = corrected;
    if (role !== user.role || organisationId !== user.organisationId) {
      await closeSessions(tx, user.id);
      await forgetAnswers(tx, user.id);
    }
    const leaves = user.role === 'staff' && role !== 'staff';
    for (const { erase } of leaves ? staffRecords : []) await erase?.(tx, user);
    if (email !== user.email) await moveMails(tx, user, corrected, now);
  }

  /** What was on its way to the address before is worth nothing any more. Whoever has it is told, or the invitation goes out again. */
  async function moveMails(tx: Db, user: UserRow, { email, locale }: Corrected, now: Date): Promise<void> {
    await forgetCodes(tx, user.id);
    if (user.email === null) return;
    if (user.hasPassword) return notifyOldAddress(tx, { ...user, email: user.email }, now);
    await forgetUnsentMails(tx, user.email);
    if (stateOf(user) === 'invited') await sendInvitation(portal, tx, { ...user, email, locale }, now);
  }

  /** The one who would notice that an account is taken over by its address. */
  function notifyOldAddress(
    tx: Db,
    { email, username, locale }: UserRow & { email: string },
    now: Date,
  ): Promise<void> {
    const mail = { template: 'email-changed', values: { username }, recipient: email, locale } as const;
    return queueMail(tx, { id: portal.newId(), now, ...mail });
  }
}

async function refuseCorrection(tx: Db, stored: UserRow, { body, locale }: EditContext): Promise<void> {
  const organisation = await findOrganisation(tx, body.organisationId);
  refuseProblems(
    'body',
    [
      ['email', correctedEmailProblem(stored, body.email)],
      ['role', correctedRoleProblem(stored, body.role)],
      ['organisationId', correctedOrganisationProblem(stored, body, organisation?.kind)],
      ['department', correctedDepartmentProblem(stored, body)],
    ],
    locale,
  );
}

function correctedBy({ email, department, ...rest }: Correction & Pick<Corrected, 'locale'>): Corrected {
  const { locale, role, organisationId } = rest;
  return {
    email: storedEmail(email),
    department: department.trim(),
    locale,
    role,
    organisationId,
  };
}

/** What a correction changes, as the log records it. */
function detailsOf(stored: Corrected, corrected: Corrected): Record<string, Change> {
  const told = (account: Corrected) => ({ ...account, email: maskedEmail(account.email) });
  const [before, after] = [told(stored), told(corrected)];
  const changed = CORRECTED_FIELDS.filter((field) => stored[field] !== corrected[field]);
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}
