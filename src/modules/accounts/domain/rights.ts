import type { Role } from '#kernel/actor.ts';
import { RIGHTS, type Right } from '#kernel/right.ts';

/** Rights that a role has without being given any; the administrator sees figures and banks, and decides nothing for the sales. */
const ALWAYS: Readonly<Record<Role, readonly Right[]>> = {
  'customer-lv1': [],
  'customer-lv2': [],
  staff: [],
  admin: ['bank.read', 'cost.read'],
};

/** Whether people of a role are given rights one by one. */
export function takesRights(role: Role): boolean {
  return role === 'staff';
}

/** The rights somebody has, in the order of the list: those of the role, and of staff those that were given. */
export function rightsOf(role: Role, given: readonly string[]): readonly Right[] {
  return RIGHTS.filter((right) => ALWAYS[role].includes(right) || (takesRights(role) && given.includes(right)));
}

/** What has to be given and taken so that somebody has the chosen rights. */
export function rightsToChange(
  before: readonly Right[],
  chosen: readonly Right[],
): { readonly given: readonly Right[]; readonly taken: readonly Right[] } {
  const isNew = (right: Right) => chosen.includes(right) && !before.includes(right);
  return { given: RIGHTS.filter(isNew), taken: before.filter((right) => !chosen.includes(right)) };
}
