import type { Scope } from '#kernel/scope.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import { findLine } from './configuration-store.ts';

/** The form of a saved line within the scope, what it did not know yet by its default; undefined for any other id. */
export async function findSavedForm(db: Db, scope: Scope, id: string): Promise<SavedForm | undefined> {
  const line = await findLine(db, scope, id);
  return line && savedForm.parse(line.form);
}
