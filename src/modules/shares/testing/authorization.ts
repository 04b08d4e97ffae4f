import { eq } from 'drizzle-orm';
import { configurations } from '#modules/cart/server/public.ts';
import { addLine } from '#modules/cart/testing/add-line.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import { shares } from '#modules/shares/server/share-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { byId, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

/** Adds a line with a link of the same id, so that one id names both. */
async function addShare(world: World, owner: Organisation): Promise<string> {
  const { db } = world.app.database;
  const id = await addLine(world, owner);
  const now = world.app.clock.now();
  const [line] = await db.select().from(configurations).where(eq(configurations.id, id));
  if (line === undefined) throw new Error('The line that was just added is gone.');
  const { organisationId, actorId, form } = line;
  await db.insert(shares).values({
    ...{ id, organisationId, configurationId: id, actorId, form, kind: 'view', tokenHash: id, lineVersion: 1 },
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return id;
}

/** A token nobody has. */
const guess = () => ({ params: { token: 'A'.repeat(22) } });

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'record', effect: 'read', route: shareRoutes.list, make: addShare, input: byId },
  {
    kind: 'record',
    effect: 'write',
    route: shareRoutes.create,
    make: addLine,
    input: (_, id) => ({ params: { id }, body: { kind: 'view' } }),
  },
  {
    kind: 'record',
    effect: 'write',
    route: shareRoutes.withdraw,
    make: addShare,
    input: (_, id) => ({ params: { id, shareId: id } }),
  },
  ...Object.values(sharedRoutes).map((route): Row => ({ kind: 'call', route, input: guess, says: ['share.unknown'] })),
];
