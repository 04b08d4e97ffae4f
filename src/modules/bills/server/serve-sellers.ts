import { asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isUuid } from '#kernel/ids.ts';
import { type AccountDto, type SellerDto, sellerRoutes } from '#modules/bills/contract.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { bankAccounts, numberSeries, sellers } from './bill-tables.ts';
import type { AccountRow } from './draft-own.ts';

type SellerRow = typeof sellers.$inferSelect;

/** Serves the back office of papers: who sells, where customers pay to, how far the numbers are. */
export function registerSellers(portal: Portal): void {
  serve(portal, sellerRoutes.read, async ({ owner }) => {
    const found = await lastSeller(owner);
    const accounts = await owner.select().from(bankAccounts).orderBy(asc(bankAccounts.id));
    const series = await owner
      .select()
      .from(numberSeries)
      .orderBy(desc(numberSeries.period), asc(numberSeries.series))
      .limit(36);
    return { seller: found === undefined ? null : sellerTold(found), accounts: accounts.map(accountTold), series };
  });

  serveCommand(portal, sellerRoutes.save, {
    asOwner: true,
    async change(tx, _, { body: { party, signature, version }, now }) {
      await holdLock(tx, 'seller');
      const before = await lastSeller(tx);
      if (before === undefined) {
        await tx.insert(sellers).values({ id: portal.newId(), party, signature, updatedAt: now });
        return {};
      }
      if (version !== undefined && version !== before.version) throw new Failure('version.conflict');
      const changes = { party, signature, demo: false, version: before.version + 1, updatedAt: now };
      await tx.update(sellers).set(changes).where(eq(sellers.id, before.id));
      return {};
    },
    event: (_, __, { body }) => ({ action: 'seller.changed', object: 'seller', details: { name: body.party.name.zh } }),
    answer: async (tx) => {
      const found = await lastSeller(tx);
      if (found === undefined) throw new Failure('record.unknown');
      return sellerTold(found);
    },
  });

  serveCommand(portal, sellerRoutes.addAccount, {
    asOwner: true,
    async change(tx, _, { body, now }) {
      const id = portal.newId();
      await tx.insert(bankAccounts).values({ id, ...accountOfBody(body), updatedAt: now });
      return { id };
    },
    event: ({ id }) => ({ action: 'bank-account.changed', object: id }),
    answer: (tx, { id }) => accountOfId(tx, id),
  });

  serveCommand(portal, sellerRoutes.changeAccount, {
    asOwner: true,
    version: 'heeded',
    async load(tx, { params: { id } }) {
      if (!isUuid(id)) return undefined;
      const [found] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for('update');
      return found;
    },
    async change(tx, { id, version }, { body, now }) {
      const { version: _, ...account } = body;
      const changes = { ...accountOfBody(account), demo: false, version: version + 1, updatedAt: now };
      await tx.update(bankAccounts).set(changes).where(eq(bankAccounts.id, id));
      return { id };
    },
    event: ({ id }) => ({ action: 'bank-account.changed', object: id }),
    answer: (tx, { id }) => accountOfId(tx, id),
  });
}

async function lastSeller(db: Db): Promise<SellerRow | undefined> {
  const [found] = await db.select().from(sellers).orderBy(desc(sellers.updatedAt)).limit(1);
  return found;
}

async function accountOfId(db: Db, id: string): Promise<AccountDto> {
  const [found] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  if (found === undefined) throw new Failure('record.unknown');
  return accountTold(found);
}

function sellerTold({ demo, party, signature, version }: SellerRow): SellerDto {
  return { party, signature, version, isDemo: demo };
}

function accountTold({ account, currency, demo, id, isActive, version }: AccountRow): AccountDto {
  return { ...account, currency, id, isActive, version, isDemo: demo };
}

type AccountBody = z.output<typeof sellerRoutes.addAccount.body>;

function accountOfBody({ isActive, ...account }: AccountBody) {
  return { currency: account.currency, account, isActive };
}
