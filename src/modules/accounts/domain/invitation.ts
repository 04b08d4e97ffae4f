import type { Role } from '#kernel/actor.ts';
import { ADMINISTRATOR_ATTRIBUTE } from '#kernel/administrator.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { SALES_SERVICE_DEPARTMENT } from './departments.ts';
import { accountProblem, emailProblem, LENGTHS } from './field-rules.ts';
import type { OrganisationKind } from './organisation-kind.ts';
import type { Problem } from './problems.ts';

/** What an invited person becomes. */
interface Invitee {
  /** The kind of organisation such a person works for. */
  readonly of: OrganisationKind;
  /** The specification's `userAttribute` (spec 000 §3). */
  readonly userAttribute: string;
  /** Whether whoever invites gives their own password once more: an unattended screen makes nobody an administrator. */
  readonly provesPassword?: true;
}

/**
 * Whom the administrator may invite (product decisions §1). The first administrator is made by a link the operator reads at the console;
 * others are invited, each under their own name, so that the log can tell them apart.
 */
export const INVITEES: Readonly<Record<Role, Invitee>> = {
  'customer-lv1': { of: 'customer-lv1', userAttribute: 'Customer-lv1' },
  'customer-lv2': { of: 'customer-lv2', userAttribute: 'Customer-lv2' },
  staff: { of: 'provider', userAttribute: 'Staff' },
  admin: { of: 'provider', userAttribute: ADMINISTRATOR_ATTRIBUTE, provesPassword: true },
};

/** What the administrator fills in. */
export interface Invitation {
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly department: string;
}

export type InvitationField = 'username' | 'email' | 'department';

/** What is wrong with a field of an invitation. */
export function invitationProblem(field: InvitationField, invitation: Invitation): Problem | undefined {
  return RULES[field](invitation);
}

const RULES: Readonly<Record<InvitationField, (invitation: Invitation) => Problem | undefined>> = {
  username: ({ username }) => accountProblem(username),
  email: ({ email }) => emailProblem(email),
  department: ({ department, role }) => departmentProblem(department, role),
};

/**
 * What is wrong with a department. A customer in the sales service department would count as staff (spec 000 §4), so that department is
 * for staff alone.
 */
export function departmentProblem(department: string, role: Role): Problem | undefined {
  if (department.length > LENGTHS.text) return 'too-long';
  if (!isOneLine(department)) return 'unseen';
  return role !== 'staff' && department.trim() === SALES_SERVICE_DEPARTMENT ? 'choice-unknown' : undefined;
}

/** The fields in the order they are filled in. */
export const INVITATION_FIELDS = Object.keys(RULES) as readonly InvitationField[];
