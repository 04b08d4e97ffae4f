import { isMenuOf, lacksFixed, menuOf } from '#modules/accounts/domain/menu.ts';
import { Failure } from '#server/failures.ts';
import type { UserRow } from './user-store.ts';

/**
 * The chosen entries once each and in order. An entry the account cannot have is no choice, one that stays is neither, and somebody with
 * nothing in the menu is better locked.
 */
export function menuToKeep(
  { role, username }: Pick<UserRow, 'role' | 'username'>,
  menuIds: readonly number[] | null,
): number[] | null {
  if (menuIds === null) return null;
  const stranger = menuIds.findIndex((id) => !isMenuOf({ role, username }, id));
  if (stranger >= 0) throw new Failure('request.invalid', { fields: `body.menuIds.${stranger}` });
  if (lacksFixed(role, menuIds)) throw new Failure('menu.fixed');
  if (menuOf({ role, username, menuIds }).length === 0) throw new Failure('menu.empty');
  return [...new Set(menuIds)].sort((one, other) => one - other);
}
