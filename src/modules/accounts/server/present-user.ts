import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { stateOf } from '#modules/accounts/domain/user-state.ts';
import type { UserRow } from './user-store.ts';

/** An account as the administrator is answered. */
export function presentUser(row: UserRow): AdminUserDto {
  const { id, username, role, email, phone, locale, passwordUpdated } = row;
  const { organisationId, organisationName, department, menuIds, colleagues, version } = row;
  const createdAt = row.createdAt.toISOString();
  return {
    id,
    username,
    role,
    organisationId,
    organisationName,
    department,
    email,
    phone,
    locale,
    state: stateOf(row),
    passwordUpdated,
    menuIds,
    colleagues,
    version,
    createdAt,
  };
}
