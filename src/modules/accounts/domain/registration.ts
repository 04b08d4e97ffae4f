import type { Locale } from '#kernel/locale.ts';
import { isCreditCode } from './credit-code.ts';
import {
  accountProblem,
  codeProblem,
  emailProblem,
  LENGTHS,
  phoneProblem,
  registrationPasswordProblem,
  repetitionProblem,
  textProblem,
} from './field-rules.ts';
import type { Problem } from './problems.ts';

/** The products a new customer may tick (spec 000 §3); names stand in the texts under `product.<code>`. */
export const USED_PRODUCTS = [
  'reducer-motor',
  'planetary-reducer',
  'motor',
  'frequency-converter',
  'industrial-gearbox',
  'worm-gear-reducer',
  'frequency-integrated-machine',
  'servo-control-system',
  'JRT',
  'JRH',
  'JRP',
  'JRW',
  'JD',
  'JC',
] as const;

/** Countries and regions by ISO 3166-1 alpha-2; the browser names them in the person's language. */
export const CHINA = 'CN';

/** The registration form as the specification names its fields (spec 000 §3). `country` is joined by comma on submit. */
export interface Registration {
  readonly userId: string;
  readonly password: string;
  readonly passwordTwo: string;
  readonly company: string;
  readonly industry: string;
  readonly creditCode: string;
  /** Country code, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Province, city, district by their official codes (GB/T 2260), joined by comma. */
  readonly area: string;
  readonly email: string;
  readonly address: string;
  readonly telephone: string;
  readonly postCode: string;
  readonly verificationCode: string;
  readonly useProducts: readonly string[];
  readonly userName: string;
  readonly lastName: string;
  readonly agreed: boolean;
}

export type RegistrationField = keyof Registration;

/** Whether the Chinese address fields are part of the form: China chosen, interface not English (spec 000 §3, §4). */
export function hasChineseAddress(country: string, locale: Locale): boolean {
  return country === CHINA && locale !== 'en';
}

/** Whether a field is shown; one that is not shown is empty and never checked. */
export function isShown(field: RegistrationField, form: Pick<Registration, 'country'>, locale: Locale): boolean {
  if (field === 'area' || field === 'address' || field === 'postCode') return hasChineseAddress(form.country, locale);
  if (field === 'lastName') return locale === 'en';
  return true;
}

/** Shown fields that may stay empty. A credit code is Chinese: from elsewhere any registration number, or none. */
function isOptional(field: RegistrationField, form: Pick<Registration, 'country'>): boolean {
  return field === 'postCode' || field === 'useProducts' || (field === 'creditCode' && form.country !== CHINA);
}

/** Whether a shown field must be filled in. */
export function isRequired(field: RegistrationField, form: Pick<Registration, 'country'>): boolean {
  return !isOptional(field, form);
}

/** What is wrong with one field of the form, from the form alone; what only the server knows is asked there. */
export function registrationProblem(field: RegistrationField, form: Registration, locale: Locale): Problem | undefined {
  if (!isShown(field, form, locale)) return undefined;
  const value = form[field];
  if (isOptional(field, form) && (value === '' || (Array.isArray(value) && value.length === 0))) return undefined;
  return RULES[field](form);
}

/** Everything that is wrong with the form, by field, in the order of the form. */
export function registrationProblems(
  form: Registration,
  locale: Locale,
): readonly { readonly field: RegistrationField; readonly problem: Problem }[] {
  return REGISTRATION_FIELDS.flatMap((field) => {
    const problem = registrationProblem(field, form, locale);
    return problem === undefined ? [] : [{ field, problem }];
  });
}

const RULES: Readonly<Record<RegistrationField, (form: Registration) => Problem | undefined>> = {
  userId: ({ userId }) => accountProblem(userId),
  email: ({ email }) => emailProblem(email),
  verificationCode: ({ verificationCode }) => codeProblem(verificationCode),
  password: ({ password }) => registrationPasswordProblem(password),
  passwordTwo: ({ password, passwordTwo }) => repetitionProblem(password, passwordTwo),
  userName: ({ userName }) => textProblem(userName),
  lastName: ({ lastName }) => textProblem(lastName),
  telephone: ({ telephone }) => phoneProblem(telephone),
  company: ({ company }) => textProblem(company),
  creditCode: ({ creditCode, country }) =>
    textProblem(creditCode, 40) ?? (country === CHINA && !isCreditCode(creditCode) ? 'credit-code-format' : undefined),
  industry: ({ industry }) => textProblem(industry),
  country: ({ country }) => textProblem(country) ?? (/^[A-Z]{2}$/.test(country) ? undefined : 'choice-unknown'),
  area: ({ area }) => areaProblem(area),
  address: ({ address }) => textProblem(address, LENGTHS.address),
  postCode: ({ postCode }) => (/^\d{6}$/.test(postCode) ? undefined : 'post-code-format'),
  useProducts: ({ useProducts }) =>
    useProducts.every((code) => (USED_PRODUCTS as readonly string[]).includes(code)) ? undefined : 'choice-unknown',
  agreed: ({ agreed }) => (agreed ? undefined : 'terms-open'),
};

/** The fields in the order they are filled in. */
export const REGISTRATION_FIELDS = Object.keys(RULES) as readonly RegistrationField[];

function areaProblem(area: string): Problem | undefined {
  const levels = area.split(',').filter((code) => code !== '');
  if (levels.length === 0) return 'area-missing';
  return levels.length === 3 && levels.every((code) => /^\d{6}$/.test(code)) ? undefined : 'area-incomplete';
}

/** What is stored of a registration beside the columns of its account. */
export interface AccountProfile {
  readonly userName: string;
  readonly lastName: string;
  readonly industry: string;
  readonly country: string;
  readonly area: string;
  readonly address: string;
  readonly postCode: string;
  readonly useProducts: readonly string[];
  /** When the terms were accepted, ISO 8601. */
  readonly agreedAt: string;
}
