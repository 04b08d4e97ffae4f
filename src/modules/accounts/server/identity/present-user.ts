import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { rightsOf } from '#modules/accounts/domain/rights.ts';
import { stateOf, stateOnceEnabled } from '#modules/accounts/domain/user-state.ts';
import { findUser, type UserRow } from '#modules/accounts/server/users/user-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

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
    onceEnabled: stateOnceEnabled(row),
    invitation: invitationOf(row),
    passwordUpdated,
    menuIds,
    rights: rightsOf(role, row.givenRights),
    colleagues,
    version,
    createdAt,
  };
}

function invitationOf(row: UserRow): AdminUserDto['invitation'] {
  if (stateOf(row) !== 'invited') return null;
  return { until: row.linkEndsAt?.toISOString() ?? null, mail: row.linkMail };
}

/** An account as it is now; whoever asks again after it is gone hears that. */
export async function presentUserNow(db: Db, id: string): Promise<AdminUserDto> {
  const user = await findUser(db, id);
  if (user === undefined) throw new Failure('record.unknown');
  return presentUser(user);
}
