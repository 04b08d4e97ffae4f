import { randomBytes } from 'node:crypto';
import type { Actor } from '#kernel/actor.ts';
import { uuidv7 } from '#kernel/ids.ts';
import { withPartIds } from '#modules/cart/domain/part-ids.ts';
import { pricedAt, pricingFor } from '#modules/prices/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { partsOf } from './cart-parts.ts';
import { insertLine } from './configuration-store.ts';
import { eventOfActing } from './event-of-acting.ts';
import { contentOf } from './line-content.ts';
import { limitLines } from './line-limits.ts';
import type { CartParts, VerifiedForm } from './verify-form.ts';

/** A product that was verified, to be saved as a line with what people write of it. */
export interface NewLine {
  readonly organisationId: string;
  readonly product: VerifiedForm;
  readonly quantity: number;
  readonly itemNumber: string;
  readonly note: string;
  /** The moment by which it has its place, ms: the list begins with the latest. */
  readonly placedAt: number;
}

/** What judges a form before it is saved, by the releases of a portal. */
export function verifierOf(portal: Portal): CartParts['verify'] {
  return partsOf(portal).verify;
}

/** What stands for the request in the traces of a task. */
const TASK = 'task';

/** Saves lines of a task, which was counted as one when it was asked for: of the limits only that of all lines holds here. */
export async function saveLines(
  portal: Portal,
  tx: Db,
  lines: readonly NewLine[],
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const [first] = lines;
  if (first === undefined) return;
  const { organisationId } = first;
  await limitLines(portal, tx, { organisationId, now, lines: lines.length, saves: 0 });
  const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  const pricing = await pricingFor(tx, organisationId, { withCosts: false });
  for (const { product, placedAt, ...written } of lines) {
    const id = uuidv7(placedAt, randomBytes(10));
    const content = contentOf(withPartIds(product.form, {}, portal.newId), product);
    const { priceFacts } = product;
    const price = pricing && priceFacts ? pricedAt(pricing, priceFacts, written.quantity, now) : null;
    await insertLine(tx, { ...content, ...written, ...by, id, price, createdAt: now, updatedAt: now });
    const event = eventOfActing({ action: 'configuration.created', line: { id, organisationId }, actor });
    if (event) await portal.recordAudit(tx, { ...by, ...event, id: portal.newId(), at: now, requestId: TASK });
  }
}
