import type { Role } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { AdminUserDto, OrganisationDto } from '#modules/accounts/contract.ts';

/** An organisation as far as a form names it. */
type Named = Pick<OrganisationDto, 'id' | 'name'>;

/** What is typed of an account. */
export interface EditForm {
  readonly email: string;
  readonly role: Role;
  readonly organisation: Named | undefined;
  readonly department: string;
  readonly locale: Locale;
}

/** The form an account is corrected with. */
export function formOf(user: AdminUserDto): EditForm {
  const { email, role, organisationId: id, organisationName: name, department, locale } = user;
  return { email: email ?? '', role, organisation: { id, name }, department, locale };
}

type Value = EditForm[keyof EditForm];

/** Whether a field says the same twice. */
export function isSameField(one: Value, other: Value): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: Value): string | undefined {
  return typeof value === 'object' ? value.id : value;
}
