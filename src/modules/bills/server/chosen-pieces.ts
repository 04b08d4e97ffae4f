import { sideOf } from '#kernel/side.ts';
import { dueOf } from '#modules/orders/domain/quantities.ts';
import { type LoadedOrder, lockedOrder } from '#modules/orders/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { ChosenPieces } from './goods-of-orders.ts';
import type { PaperReader } from './present-shipment.ts';
import { heldElsewhere } from './shipment-store.ts';

/** Pieces of lines of orders, as a request names them. */
export interface NamedPieces {
  readonly orderId: string;
  readonly itemNumber: number;
  readonly pieces: number;
}

/** Of what pieces may be chosen. */
export interface Choice {
  /** Who chooses, who must stand on the provider's side of each order. */
  readonly by: Pick<PaperReader, 'actor' | 'scope'>;
  /** The shipment that is changed, whose own pieces do not stand against it. */
  readonly shipmentId?: string;
}

/**
 * The lines that are named, of orders that were locked: open ones of one customer in one currency, and of each line no more than is due
 * and no other shipment has taken.
 */
export async function chosenPieces(
  tx: Db,
  named: readonly NamedPieces[],
  { by: { actor, scope }, shipmentId }: Choice,
): Promise<readonly ChosenPieces[]> {
  const orders = new Map<string, LoadedOrder>();
  for (const id of [...new Set(named.map(({ orderId }) => orderId))].sort()) {
    const order = await lockedOrder(tx, scope.readable, id);
    if (order === undefined) throw new Failure('record.unknown');
    if (sideOf(actor, scope, order.organisationId) !== 'P') throw new Failure('access.refused');
    orders.set(id, order);
  }
  const [first, ...others] = orders.values();
  const isMixed = others.some((one) => one.organisationId !== first?.organisationId || one.currency !== first.currency);
  if (isMixed) throw new Failure('shipment.mixed');
  if ([...orders.values()].some(({ state }) => state !== 'open')) throw new Failure('order.not-open');
  const chosen = together(named).map(({ itemNumber, orderId, pieces }) => {
    const order = orders.get(orderId);
    const line = order?.lines.find(({ itemNo }) => itemNo === itemNumber);
    if (order === undefined || line === undefined) throw new Failure('order.item-unknown', { item: itemNumber });
    return { order, line, pieces };
  });
  await refuseTaken(tx, chosen, shipmentId);
  return chosen;
}

/** What is named twice is meant together. */
function together(named: readonly NamedPieces[]): readonly NamedPieces[] {
  const sums = new Map<string, NamedPieces>();
  for (const one of named) {
    const key = `${one.orderId} ${one.itemNumber}`;
    sums.set(key, { ...one, pieces: one.pieces + (sums.get(key)?.pieces ?? 0) });
  }
  return [...sums.values()];
}

async function refuseTaken(tx: Db, chosen: readonly ChosenPieces[], shipmentId: string | undefined): Promise<void> {
  const taken = await heldElsewhere(
    tx,
    chosen.map(({ line }) => line.id),
    shipmentId,
  );
  for (const { line, pieces } of chosen) {
    const due = dueOf(line) - (taken.get(line.id) ?? 0);
    if (pieces > due) throw new Failure('line.over-due', { item: line.itemNo, due });
  }
}
