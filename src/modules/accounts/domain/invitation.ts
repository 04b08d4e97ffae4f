import type { Role } from './actor.ts';
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
}

/**
 * Whom the administrator may invite (product decisions §1). Another administrator is nobody's to invite: the first one is made by a
 * link the operator reads at the console.
 */
export const INVITEES = {
  'customer-lv1': { of: 'customer-lv1', userAttribute: 'Customer-lv1' },
  'customer-lv2': { of: 'customer-lv2', userAttribute: 'Customer-lv2' },
  staff: { of: 'provider', userAttribute: 'Staff' },
} as const satisfies Partial<Record<Role, Invitee>>;

export type InvitedRole = keyof typeof INVITEES;

/** The roles that can be invited, in the order they are offered. */
export const INVITED_ROLES = Object.keys(INVITEES) as readonly InvitedRole[];

/** What the administrator fills in. */
export interface Invitation {
  readonly username: string;
  readonly email: string;
  readonly role: InvitedRole;
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
  return role !== 'staff' && department.trim() === SALES_SERVICE_DEPARTMENT ? 'choice-unknown' : undefined;
}

/** The fields in the order they are filled in. */
export const INVITATION_FIELDS = Object.keys(RULES) as readonly InvitationField[];
