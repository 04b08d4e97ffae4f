import { and, asc, eq, ne } from 'drizzle-orm';
import { type SavedViewDto, savedViewRoutes } from '#modules/orders/contract.ts';
import { MOST_VIEWS, type ViewedPage } from '#modules/orders/domain/saved-views.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { PersonalRecords } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { savedViews } from './saved-view-tables.ts';

/** The filters a person has kept, which go with the account. */
export const VIEW_RECORDS: PersonalRecords = {
  category: 'order-views',
  read: (db, { id }) => {
    const { name, page, query, savedAt, userId } = savedViews;
    return db
      .select({ page, name, query, savedAt })
      .from(savedViews)
      .where(eq(userId, id))
      .orderBy(asc(page), asc(name));
  },
  erase: (tx, { id }) => tx.delete(savedViews).where(eq(savedViews.userId, id)),
};

interface OwnedPage {
  readonly userId: string;
  readonly page: ViewedPage;
}

/** Serves to each person the filters they have kept, and nobody else's. */
export function registerSavedViews(portal: Portal): void {
  serve(portal, savedViewRoutes.list, ({ actor, db, query: { page } }) => viewsOf(db, { userId: actor.id, page }));

  serveCommand(portal, savedViewRoutes.keep, {
    async change(tx, _, { actor: { id: userId }, body: { name, page, query }, now: savedAt }) {
      const others = and(isOf({ userId, page }), ne(savedViews.name, name));
      if ((await tx.$count(savedViews, others)) >= MOST_VIEWS)
        throw new Failure('order.too-many-views', { most: MOST_VIEWS });
      const { page: ofPage, name: called, userId: ofUser } = savedViews;
      await tx
        .insert(savedViews)
        .values({ userId, page, name, query, savedAt })
        .onConflictDoUpdate({ target: [ofUser, ofPage, called], set: { query, savedAt } });
      return { userId, page };
    },
    answer: viewsOf,
  });

  serveCommand(portal, savedViewRoutes.forget, {
    async change(tx, _, { actor: { id: userId }, query: { name, page } }) {
      await tx.delete(savedViews).where(and(isOf({ userId, page }), eq(savedViews.name, name)));
      return { userId, page };
    },
    answer: viewsOf,
  });
}

async function viewsOf(db: Db, owned: OwnedPage): Promise<{ rows: SavedViewDto[] }> {
  const { name, query } = savedViews;
  return { rows: await db.select({ name, query }).from(savedViews).where(isOf(owned)).orderBy(asc(name)) };
}

function isOf({ page, userId }: OwnedPage) {
  return and(eq(savedViews.userId, userId), eq(savedViews.page, page));
}
