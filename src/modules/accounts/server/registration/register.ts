import type { Locale } from '#kernel/locale.ts';
import { normalEmail, normalPhone } from '#modules/accounts/domain/field-rules.ts';
import { organisationKey } from '#modules/accounts/domain/organisation-key.ts';
import {
  type AccountProfile,
  isShown,
  type Registration,
  type RegistrationField,
} from '#modules/accounts/domain/registration.ts';
import { type CodeClient, type GivenCode, spendCode } from '#modules/accounts/server/identity/code-store.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { addAccount, hasNamesake, isNameOfProvider, joinOrganisation } from './registration-store.ts';

/** What an account is, by the kind of customer it belongs to. The provider's own people are not registered, they are made. */
const ROLE_BY_KIND = {
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
}

/** The code that proves the address of a form. */
export function codeOfForm(
  { email, verificationCode: code }: Registration,
  tried: Pick<GivenCode, 'client' | 'now'>,
): GivenCode {
  return { purpose: 'registration', address: normalEmail(email), code, ...tried };
}

/** Makes the account, with its company where that is new, and uses the code up: all of it or nothing. */
export async function register(portal: Portal, tx: Db, given: CheckedRegistration): Promise<NewAccount> {
  const { form, client, now } = given;
  if (!(await spendCode(tx, codeOfForm(form, { client, now })))) throw new Failure('code.wrong');
  const name = form.company.trim();
  // The code is not used up then: the person may correct the company and go on.
  if (await isNameOfProvider(tx, name, portal.settings.brandName)) throw new Failure('company.provider');
  const isNamesake = await hasNamesake(tx, name);
  const organisation = await joinOrganisation(tx, {
    id: portal.newId(),
    name,
    key: organisationKey(form),
    now,
  });
  if (organisation.kind === 'provider') throw new Failure('company.unknown');
  const account = {
    id: portal.newId(),
    username: form.userId,
    email: normalEmail(form.email),
    pending: !organisation.isNew || isNamesake,
    organisationId: organisation.id,
  };
  await addAccount(tx, { ...account, ...ROLE_BY_KIND[organisation.kind], ...personalOf(given) });
  await notifyRegistered(portal, tx, given, account);
  return account;
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

/** What is stored of the form; a field that was not shown says nothing. */
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

/** An account as it was registered. */
interface NewAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly organisationId: string;
  readonly pending: boolean;
}

async function notifyRegistered(
  portal: Portal,
  tx: Db,
  { locale, now }: CheckedRegistration,
  account: NewAccount,
): Promise<void> {
  const { username, email, pending } = account;
  await queueMail(tx, {
    id: portal.newId(),
    template: pending ? 'registration-pending' : 'registration-done',
    values: { username },
    recipient: email,
    locale,
    now,
  });
  if (pending) await notifyAdministrators(portal, tx, account, now);
}
