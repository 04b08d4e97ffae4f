import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { portalKeys } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';

/** A secret of the portal by its name; made by whichever instance asks first, and the same for all from then on. */
export async function portalKey(db: Db, name: string, now: Date): Promise<string> {
  const find = () => db.select({ secret: portalKeys.secret }).from(portalKeys).where(eq(portalKeys.name, name));
  const [known] = await find();
  if (known !== undefined) return known.secret;
  const secret = randomBytes(32).toString('base64url');
  await db.insert(portalKeys).values({ name, secret, createdAt: now }).onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error(`The portal key ${name} is gone.`);
  return made.secret;
}
