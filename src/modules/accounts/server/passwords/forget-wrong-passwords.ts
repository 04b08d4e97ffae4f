import { countedAddress } from '#kernel/client-address.ts';
import { forgetAttempts, subjectOf } from '#modules/accounts/server/identity/attempt-store.ts';
import { devicesOf } from '#modules/accounts/server/identity/device-store.ts';
import type { Db } from '#server/database.ts';

/**
 * Forgets the wrong passwords of an account that has got a new one: those from the address it was set at, and those from the browsers
 * the account knows. Whoever has just chosen a password is not kept from using it.
 */
export async function forgetWrongPasswords(
  tx: Db,
  { id, username }: { readonly id: string; readonly username: string },
  address: string,
): Promise<void> {
  for (const client of [countedAddress(address), ...(await devicesOf(tx, id))])
    await forgetAttempts(tx, subjectOf('password', username, client));
}
