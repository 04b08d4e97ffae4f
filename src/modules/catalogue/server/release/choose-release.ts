import type { Actor } from '#modules/accounts/domain/actor.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';
import { putInForce } from './release-store.ts';

/** Which release somebody puts in force, who, when and in which request. */
export interface Choice {
  readonly family: string;
  readonly hash: string;
  readonly action: 'release.published' | 'release.activated';
  readonly actor: Actor;
  readonly newId: () => string;
  readonly now: Date;
  readonly requestId: string;
}

/** Puts a kept release in force by a person's choice and writes it down, in one transaction. */
export async function chooseRelease(tx: Db, choice: Choice): Promise<void> {
  const { family, hash, action, actor, newId, now, requestId } = choice;
  const former = await putInForce(tx, { family, hash, chosen: true });
  const details = { family, inForce: { from: former ?? '', to: hash } };
  await recordAudit(tx, { id: newId(), at: now, actorId: actor.id, action, object: hash, requestId, details });
}
