import type { Locale } from '#kernel/locale.ts';
import { normalEmail, normalPhone } from '#modules/accounts/domain/field-rules.ts';
import { organisationKey } from '#modules/accounts/domain/organisation-key.ts';
import {
  type AccountProfile,
  isShown,
  type Registration,
  type RegistrationField,
} from '#modules/accounts/domain/registration.ts';
import { type CodeClient, spendCode } from '#modules/accounts/server/identity/code-store.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { addAccount, joinOrganisation } from './registration-store.ts';
import { tellAdministrators } from './tell-administrators.ts';

/** What an account is by the kind of customer it belongs to. The provider's own people are not registered, they are made. */
const STANDING = {
  'customer-lv1': { role: 'customer-lv1', userAttribute: 'Customer-lv1' },
  'customer-lv2': { role: 'customer-lv2', userAttribute: 'Customer-lv2' },
} as const;

export interface CheckedRegistration {
  readonly form: Registration;
  readonly passwordHash: string;
  readonly locale: Locale;
  /** Where the code is tried. */
  readonly client: CodeClient;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Makes the account, with its company where that is new, and uses the code up: all of it or nothing. A wrong code answers
 * undefined, so that the try stays counted.
 */
export function register(
  portal: Portal,
  db: Db,
  given: CheckedRegistration,
): Promise<{ pending: boolean } | undefined> {
  const { form, client, now } = given;
  const email = normalEmail(form.email);
  return db.transaction(async (tx) => {
    const code = { purpose: 'registration', address: email, code: form.verificationCode, client, now } as const;
    if (!(await spendCode(tx, code))) return undefined;
    const organisation = await joinOrganisation(tx, {
      id: portal.newId(),
      name: form.company.trim(),
      key: organisationKey(form),
      now,
    });
    // Thrown, so that the code is not used up: the person may correct the company and go on.
    if (organisation.kind === 'provider') throw new Failure('company.unknown');
    const pending = !organisation.isNew;
    const account = {
      id: portal.newId(),
      username: form.userId,
      email,
      pending,
      organisationId: organisation.id,
      ...STANDING[organisation.kind],
    };
    await addAccount(tx, { ...account, ...personalOf(given) });
    await tellRegistered(portal, tx, given, account);
    return { pending };
  });
}

function personalOf({ form, passwordHash, locale, now }: CheckedRegistration) {
  return {
    passwordHash,
    phone: normalPhone(form.telephone),
    profile: profileOf(form, locale, now),
    locale,
    userDepartment: '',
    passwordUpdated: true,
    createdAt: now,
  };
}

/** What is kept of the form; a field that was not shown says nothing. */
function profileOf(form: Registration, locale: Locale, now: Date): AccountProfile {
  const shown = <Field extends RegistrationField & keyof AccountProfile>(field: Field) =>
    isShown(field, form, locale) ? String(form[field]).trim() : '';
  return {
    userName: shown('userName'),
    lastName: shown('lastName'),
    industry: shown('industry'),
    country: shown('country'),
    area: shown('area'),
    address: shown('address'),
    postCode: shown('postCode'),
    useProducts: [...new Set(form.useProducts)],
    agreedAt: now.toISOString(),
  };
}

async function tellRegistered(
  portal: Portal,
  tx: Db,
  { locale, now, requestId }: CheckedRegistration,
  account: { id: string; username: string; email: string; organisationId: string; pending: boolean },
): Promise<void> {
  const { id, username, email, pending } = account;
  await queueMail(tx, {
    id: portal.newId(),
    template: pending ? 'registration-pending' : 'registration-done',
    values: { username },
    recipient: email,
    locale,
    now,
  });
  if (pending) await tellAdministrators(portal, tx, account, now);
  await recordAudit(tx, {
    id: portal.newId(),
    at: now,
    actorId: id,
    action: 'user.registered',
    object: id,
    requestId,
    details: { pending },
  });
}
