import type { Db } from '#server/database.ts';
import { putInForce } from './release-store.ts';

/** A release that was put in force by a person's choice, and the one that was before. */
export interface ChosenRelease {
  readonly family: string;
  readonly hash: string;
  readonly former: string | null;
}

/** Puts a kept release in force by a person's choice. */
export async function chooseRelease(
  tx: Db,
  { family, hash }: { readonly family: string; readonly hash: string },
): Promise<ChosenRelease> {
  const former = await putInForce(tx, { family, hash, chosen: true });
  return { family, hash, former: former ?? null };
}
