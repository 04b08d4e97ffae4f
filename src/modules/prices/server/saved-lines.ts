import type { Scope } from '#kernel/scope.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

/** A saved configuration, as far as its price goes by it. */
export interface LineToPrice {
  readonly id: string;
  /** Whose terms it is priced by. */
  readonly organisationId: string;
  readonly form: SavedForm;
  readonly quantity: number;
}

/** Finds a saved configuration within a scope; undefined for any other id. */
type FindLine = (db: Db, scope: Scope, id: string) => Promise<LineToPrice | undefined>;

const finders = new WeakMap<Portal, FindLine>();

/** Has prices told of the saved configurations of a later module. */
export function tellPricesOf(portal: Portal, find: FindLine): void {
  finders.set(portal, find);
}

/** The saved configuration of an id within a scope. */
export async function findLineToPrice(
  portal: Portal,
  db: Db,
  scope: Scope,
  id: string,
): Promise<LineToPrice | undefined> {
  return finders.get(portal)?.(db, scope, id);
}
