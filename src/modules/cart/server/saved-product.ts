import type { Actor } from '#modules/accounts/domain/actor.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { scopeOf } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { findLine } from './configuration-store.ts';

/** The form of a saved line the actor may read, what it did not know yet by its default; undefined for any other id. */
export async function findSavedForm(db: Db, actor: Actor, id: string): Promise<SavedForm | undefined> {
  const line = await findLine(db, await scopeOf(db, actor), id);
  return line && savedForm.parse(line.form);
}
