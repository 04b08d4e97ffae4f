import { and, asc, eq, ne } from 'drizzle-orm';
import { type SiteProfileDto, siteProfileRoutes } from '#modules/sizing/contract.ts';
import { MOST_SITES } from '#modules/sizing/domain/site-profile.ts';
import { sizingSites } from '#modules/sizing/server/case-tables.ts';
import { type CaseOwner, ownerOf } from '#modules/sizing/server/cases/case-store.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';

/** Serves to each person the sites they have kept, and nobody else's. */
export function registerSites(portal: Portal): void {
  serve(portal, siteProfileRoutes.list, ({ actor, db }) => sitesOf(db, ownerOf(actor)));

  serveCommand(portal, siteProfileRoutes.keep, {
    async change(tx, _, { actor, body: { inputs, name }, now: savedAt }) {
      const owner = ownerOf(actor);
      await holdLock(tx, `sizing sites ${owner.personId}`);
      const others = await tx.$count(sizingSites, and(isOf(owner), ne(sizingSites.name, name)));
      if (others >= MOST_SITES) throw new Failure('sizing.too-many-sites', { most: MOST_SITES });
      await tx
        .insert(sizingSites)
        .values({ ...owner, name, inputs, savedAt })
        .onConflictDoUpdate({
          target: [sizingSites.personId, sizingSites.organisationId, sizingSites.name],
          set: { inputs, savedAt },
        });
      return owner;
    },
    answer: sitesOf,
  });

  serveCommand(portal, siteProfileRoutes.forget, {
    async change(tx, _, { actor, query: { name } }) {
      const owner = ownerOf(actor);
      await tx.delete(sizingSites).where(and(isOf(owner), eq(sizingSites.name, name)));
      return owner;
    },
    answer: sitesOf,
  });
}

async function sitesOf(db: Db, owner: CaseOwner): Promise<{ rows: SiteProfileDto[] }> {
  const { inputs, name } = sizingSites;
  return { rows: await db.select({ name, inputs }).from(sizingSites).where(isOf(owner)).orderBy(asc(name)) };
}

function isOf({ personId, organisationId }: CaseOwner) {
  return and(eq(sizingSites.personId, personId), eq(sizingSites.organisationId, organisationId));
}
