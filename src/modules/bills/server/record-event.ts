import type { Actor } from '#kernel/actor.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { type BillEventData, billEvents } from './bill-tables.ts';

/** Who did something, and when; null where the portal did it by itself. */
export interface Doing {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** What is written into the history of a shipment or of a bill. */
export interface PaperHappening {
  readonly of: { readonly organisationId: string } & ({ readonly shipmentId: string } | { readonly billId: string });
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly data?: BillEventData;
}

/** Writes into the history of a shipment or a bill, in the transaction of what it tells of. */
export async function recordPaper(
  portal: Pick<Portal, 'newId'>,
  tx: Db,
  { data = {}, of, ...happening }: PaperHappening,
  { actor, now }: Doing,
): Promise<void> {
  const by = { actorId: actor?.id ?? null, onBehalfOf: actor?.onBehalfOf ?? null };
  await tx.insert(billEvents).values({ id: portal.newId(), ...of, ...by, ...happening, data, createdAt: now });
}
