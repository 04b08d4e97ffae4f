import { Failure } from '#server/failures.ts';
import type { UserRow } from './user-store.ts';

/** Refuses what was written for an account as it is no more: of two windows the second is told (assurance R6). */
export function refuseOutdated({ version }: Pick<UserRow, 'version'>, read: number): void {
  if (version !== read) throw new Failure('version.conflict');
}
