import type { Scope } from '#kernel/scope.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import { findLine } from './configuration-store.ts';

/** A saved product as a document tells it: its form, whose it is and how often. */
export interface SavedProduct {
  readonly form: SavedForm;
  readonly customerName: string;
  readonly quantity: number;
  /** Of the line, as it is told now. */
  readonly version: number;
}

/** A saved line within the scope, of its form what it did not know yet by its default; undefined for any other id. */
export async function findSavedProduct(db: Db, scope: Scope, id: string): Promise<SavedProduct | undefined> {
  const line = await findLine(db, scope, id);
  if (line === undefined) return undefined;
  const { form, customerName, quantity, version } = line;
  return { form: savedForm.parse(form), customerName, quantity, version };
}
