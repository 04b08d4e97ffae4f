import type { AdminUserDto } from '#modules/accounts/contract.ts';
import type { UserRow } from './user-store.ts';

/** An account as the administrator is answered. */
export function presentUser(row: UserRow): AdminUserDto {
  const { id, username, role, organisationName, email, phone, passwordUpdated, menuIds, colleagues } = row;
  const createdAt = row.createdAt.toISOString();
  return {
    id,
    username,
    role,
    organisationName,
    email,
    phone,
    state: stateOf(row),
    passwordUpdated,
    menuIds,
    colleagues,
    createdAt,
  };
}

function stateOf({ erasedAt, disabled, pending, hasPassword }: UserRow): AdminUserDto['state'] {
  if (erasedAt !== null) return 'erased';
  if (disabled) return 'disabled';
  if (!hasPassword) return 'invited';
  return pending ? 'pending' : 'active';
}
