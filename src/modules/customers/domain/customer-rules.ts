import { isCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { LENGTHS, textProblem } from '#modules/accounts/domain/field-rules.ts';
import type { OrganisationKind } from '#modules/accounts/domain/organisation-kind.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';

export const CUSTOMER_KINDS = ['customer-lv1', 'customer-lv2'] as const satisfies readonly OrganisationKind[];
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

interface CustomerRule {
  /** The kind of organisation it stands below, and may be moved below another of. */
  readonly below: CustomerKind | undefined;
  /** Whether staff are assigned to it; those of a level-1 customer look after its centre customers as well. */
  readonly hasStaff: boolean;
}

/** What the tree of customers may look like: two levels (spec 000 §1), staff on the first. The level of a customer never changes. */
export const CUSTOMER_RULES: Readonly<Record<CustomerKind, CustomerRule>> = {
  'customer-lv1': { below: undefined, hasStaff: true },
  'customer-lv2': { below: 'customer-lv1', hasStaff: false },
};

/** Whether an organisation is a customer, and not the provider. */
export function isCustomerKind(kind: OrganisationKind): kind is CustomerKind {
  return (CUSTOMER_KINDS as readonly OrganisationKind[]).includes(kind);
}

/** What is wrong with the place of a customer in the tree, given the kind of organisation it is to stand below. */
export function placeProblem(kind: CustomerKind, above: OrganisationKind | undefined): Problem | undefined {
  const { below } = CUSTOMER_RULES[kind];
  if (above === below) return undefined;
  return above === undefined ? 'missing' : 'choice-unknown';
}

/** What is wrong with the name of a customer. */
export function customerNameProblem(name: string): Problem | undefined {
  return textProblem(name.trim(), LENGTHS.text);
}

/** What is wrong with a credit code; from elsewhere than China it is a country code, a space and the register number. */
export function customerCodeProblem(code: string): Problem | undefined {
  const key = customerCode(code);
  if (key === null || isCreditCode(key) || /^(?!CN)[A-Z]{2} \S.{0,59}$/.test(key)) return undefined;
  return /^[0-9A-Z]{18}$/.test(key) ? 'credit-code-format' : 'register-number-format';
}

/** A credit code as it is stored: in capitals, null where there is none. */
export function customerCode(typed: string): string | null {
  const key = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return key === '' ? null : key;
}
