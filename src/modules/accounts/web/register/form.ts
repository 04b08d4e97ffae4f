import type { Locale } from '#kernel/locale.ts';
import { typedCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { typedAccount, typedMailCode, typedPhone } from '#modules/accounts/domain/field-rules.ts';
import {
  CHINA,
  isShown,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
} from '#modules/accounts/domain/registration.ts';

/** The fields one writes a text into, or chooses one. */
export type TextField = {
  [Field in RegistrationField]: Registration[Field] extends string ? Field : never;
}[RegistrationField];

/** The form with nothing in it. */
export const EMPTY_FORM: Registration = {
  userId: '',
  password: '',
  passwordTwo: '',
  userName: '',
  lastName: '',
  company: '',
  creditCode: '',
  industry: '',
  country: '',
  area: '',
  address: '',
  postCode: '',
  telephone: '',
  email: '',
  verificationCode: '',
  useProducts: [],
  agreed: false,
};

/** The form before anything is typed, and after the dialog was closed: who reads Chinese is most likely in China. */
export function firstForm(locale: Locale): Registration {
  return locale === 'en' ? EMPTY_FORM : { ...EMPTY_FORM, country: CHINA };
}

/** What is taken of a typed text, where not everything is. */
const TYPED: Partial<Record<RegistrationField, (value: string) => string>> = {
  userId: typedAccount,
  telephone: typedPhone,
  creditCode: typedCreditCode,
  email: (value) => value.replace(/\s/g, ''),
  verificationCode: typedMailCode,
  postCode: (value) => value.replace(/\D/g, '').slice(0, 6),
};

/** The form with one field changed; fields that are not shown any more are emptied (spec 000 §4). */
export function withField<Field extends RegistrationField>(
  form: Registration,
  field: Field,
  value: Registration[Field],
  locale: Locale,
): Registration {
  const taken = typeof value === 'string' ? (TYPED[field]?.(value) ?? value) : value;
  const changed: Registration = { ...form, [field]: taken };
  const hidden = REGISTRATION_FIELDS.filter((name) => !isShown(name, changed, locale));
  return { ...changed, ...Object.fromEntries(hidden.map((name) => [name, EMPTY_FORM[name]])) };
}

/** Whether nothing is filled in. */
export function isEmpty(value: Registration[RegistrationField]): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
