import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { PricedLineKind, ToldLine } from '#modules/prices/domain/price-effect.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

/** A line whose price follows the list in force. */
export interface PricedLine extends Omit<ToldLine, 'kind'> {
  readonly organisationId: string;
  readonly form: SavedForm;
  /** Where to go on after it. */
  readonly place: string;
}

/** Lines of one kind, as the module that keeps them finds them. */
export interface PricedLines {
  readonly kind: PricedLineKind;
  /** Which of them are meant: those of the customers whose terms name a list. */
  readonly count: (db: Db, listId: string) => Promise<number>;
  /** So many of them in the order of their places, after one; all of them are found by going on. */
  readonly find: (db: Db, listId: string, after: string | undefined, limit: number) => Promise<readonly PricedLine[]>;
}

const known = new WeakMap<Portal, PricedLines[]>();

/** Has lines of a later module counted among those that a list would change. */
export function addPricedLines(portal: Portal, lines: PricedLines): void {
  known.set(portal, [...(known.get(portal) ?? []), lines]);
}

/** All of them, in the order of the modules. */
export function pricedLinesOf(portal: Portal): readonly PricedLines[] {
  return known.get(portal) ?? [];
}

/** The condition that an organisation is priced by a list. */
export function isPricedBy(db: Db, organisationId: AnyPgColumn, listId: string): SQL {
  const { organisationId: customer, listId: list } = customerTerms;
  return inArray(organisationId, db.select({ customer }).from(customerTerms).where(eq(list, listId)));
}
