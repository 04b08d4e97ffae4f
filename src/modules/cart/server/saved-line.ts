import type { Scope } from '#kernel/scope.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import { findLine, type LineRow } from './configuration-store.ts';

/** A saved line with all that is kept of it. */
export type SavedLine = LineRow;

/** A saved line within the scope, of its form what it did not know yet by its default; undefined for any other id. */
export async function findSavedLine(db: Db, scope: Scope, id: string): Promise<SavedLine | undefined> {
  const line = await findLine(db, scope, id);
  return line && { ...line, form: savedForm.parse(line.form) };
}
