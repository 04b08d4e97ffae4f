import { ROLES, type Role } from '#kernel/actor.ts';
import { emailProblem, normalEmail } from './field-rules.ts';
import { departmentProblem, INVITEES } from './invitation.ts';
import type { OrganisationKind } from './organisation-kind.ts';
import type { Problem } from './problems.ts';

/** An account as far as the administrator may correct it. */
export interface Correctable {
  /** Null where there is none. */
  readonly email: string | null;
  readonly department: string;
  readonly role: Role;
  readonly organisationId: string;
}

/** What the administrator makes of it; an address that is left empty is none. */
export interface Correction extends Omit<Correctable, 'email'> {
  readonly email: string;
}

/** The roles an account may be moved between. An administrator is made by an invitation alone, and stays one. */
export const ASSIGNABLE_ROLES: readonly Role[] = ROLES.filter(isAssignable);

/** Whether an account's role may be another one. */
export function isAssignable(role: Role): boolean {
  return INVITEES[role].provesPassword !== true;
}

/** What is wrong with the address of a correction: one that is there is not taken away, since mails and a forgotten password need it. */
export function correctedEmailProblem(stored: Correctable, email: string): Problem | undefined {
  return email.trim() === '' && stored.email === null ? undefined : emailProblem(email);
}

/** What is wrong with the role of a correction. */
export function correctedRoleProblem(stored: Correctable, role: Role): Problem | undefined {
  const isKept = role === stored.role || (isAssignable(stored.role) && isAssignable(role));
  return isKept ? undefined : 'choice-unknown';
}

/** What is wrong with the organisation of a correction: with another one, or another role, it is held to the rule of an invitation. */
export function correctedOrganisationProblem(
  stored: Correctable,
  { role, organisationId }: Pick<Correction, 'role' | 'organisationId'>,
  kind: OrganisationKind | undefined,
): Problem | undefined {
  if (role === stored.role && organisationId === stored.organisationId) return undefined;
  return isAssignable(role) && INVITEES[role].of === kind ? undefined : 'choice-unknown';
}

/** What is wrong with the department of a correction; one that was there before stays good with the same role. */
export function correctedDepartmentProblem(
  stored: Correctable,
  { role, department }: Pick<Correction, 'role' | 'department'>,
): Problem | undefined {
  return role === stored.role && department === stored.department ? undefined : departmentProblem(department, role);
}

/** An address as it is stored; an empty one is none. */
export function storedEmail(email: string): string | null {
  return email.trim() === '' ? null : normalEmail(email);
}

/**
 * Whether whoever corrects an account gives their own password once more: with the address of an administrator goes the way to a new
 * password, and so the account.
 */
export function correctionProvesPassword(stored: Pick<Correctable, 'role' | 'email'>, email: string): boolean {
  return INVITEES[stored.role].provesPassword === true && storedEmail(email) !== stored.email;
}
