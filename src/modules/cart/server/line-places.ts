import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Scope } from '#kernel/scope.ts';
import { placeBetween, placeOfId } from '#modules/cart/domain/places.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { configurations, place } from './configuration-tables.ts';

/** Where a line is to be put: beside another one, or at an end. */
export type Spot =
  | { readonly side: 'above' | 'below'; readonly of: { readonly id: string; readonly place: string } }
  | { readonly side: 'first' | 'last' };

/** Who puts a line of which organisation somewhere: what they see of the list decides which line is the next one. */
interface Mover {
  readonly scope: Scope;
  readonly organisationId: string;
  readonly newId: () => string;
}

/** Puts a line where it is wanted. Places are given one after another, so that no two lines come to have the same. */
export async function putLine(tx: Db, id: string, spot: Spot, mover: Mover): Promise<void> {
  const movedTo = await placeAt(tx, spot, mover);
  await tx.update(configurations).set({ movedTo }).where(eq(configurations.id, id));
}

/** The place of a line that is to stand there. */
export async function placeAt(tx: Db, spot: Spot, { scope, organisationId, newId }: Mover): Promise<string> {
  await holdLock(tx, `places of ${organisationId}`);
  if (!('of' in spot))
    return spot.side === 'first' ? top(await end(tx, scope, desc), newId) : bottom(await end(tx, scope, asc), newId);
  const other = await neighbour(tx, spot.side, spot.of.place, scope);
  if (spot.side === 'below') return placeBetween(other ?? '', spot.of.place);
  return other === undefined ? top(spot.of.place, newId) : placeBetween(spot.of.place, other);
}

/** Above all others, and below what is saved from now on; the clock of who saved the highest may go before this one's. */
function top(highest: string | undefined, newId: () => string): string {
  const fresh = placeOfId(newId());
  return highest === undefined || highest < fresh ? fresh : placeBetween(highest, ABOVE_ALL);
}

const ABOVE_ALL = 'f';

function bottom(lowest: string | undefined, newId: () => string): string {
  return lowest === undefined ? placeOfId(newId()) : placeBetween('', lowest);
}

/** The place of the next line above or below one; none at the end of the list. */
async function neighbour(tx: Db, side: 'above' | 'below', of: string, scope: Scope): Promise<string | undefined> {
  const isBeyond = side === 'above' ? sql`${place} > ${of}` : sql`${place} < ${of}`;
  const [next] = await tx
    .select({ place: sql<string>`${place}` })
    .from(configurations)
    .where(and(isListed(scope), isBeyond))
    .orderBy(side === 'above' ? asc(place) : desc(place))
    .limit(1);
  return next?.place;
}

/** The place at one end of the list; none where it is empty. */
async function end(tx: Db, scope: Scope, order: typeof asc): Promise<string | undefined> {
  const [outermost] = await tx
    .select({ place: sql<string>`${place}` })
    .from(configurations)
    .where(isListed(scope))
    .orderBy(order(place))
    .limit(1);
  return outermost?.place;
}

/** Those that were deleted keep their places: they may come back. */
function isListed({ readable }: Scope) {
  return isWithin(configurations.organisationId, readable);
}
