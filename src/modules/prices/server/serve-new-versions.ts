import { and, eq, max } from 'drizzle-orm';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { priceListRoutes } from '#modules/prices/contract.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { digest } from '#server/files/store-bytes.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { addVersion } from './add-version.ts';
import { unpricedFields } from './check-list.ts';
import { presentVersion } from './present-version.ts';
import { priceVersions } from './price-tables.ts';
import { addList } from './publish-list.ts';
import { readList } from './read-list.ts';
import { findList, findVersion, lockList } from './version-store.ts';

type Adding = RequestContext<typeof priceListRoutes.add>;

interface ReadFile {
  readonly hash: string;
  readonly list: PriceList;
}

/** Serves the taking in of files: what is refused changes nothing, and a file that is kept already is that version. */
export function serveNewVersions(portal: Portal, releases: Releases): void {
  serveCommand(portal, priceListRoutes.add, {
    asOwner: true,
    async prepare({ actor, body, locale, whenGone }): Promise<ReadFile> {
      const bytes = Buffer.from(body.content, 'base64');
      const list = await readList(portal, bytes, { actor, locale, gone: whenGone() });
      return { hash: digest(bytes), list };
    },
    async change(tx, _, context, file) {
      const { code } = context.body;
      await lockList(tx, code);
      const known = await findList(tx, code);
      if (known !== undefined && known.currency !== file.list.currency)
        throw new Failure('price-list.other-currency', { code, of: known.currency, currency: file.list.currency });
      const listId = known?.id ?? (await beginList(tx, context, file));
      const before = await findByHash(tx, listId, file.hash);
      if (before !== undefined) return { id: before, isNew: false };
      const id = portal.newId();
      const report = { fileName: context.body.fileName, unpriced: unpricedFields(file.list, releases) };
      const no = (await lastNo(tx, listId)) + 1;
      await addVersion(tx, { id, listId, no, state: 'checked', report, now: context.now, ...file });
      return { id, isNew: true };
    },
    event: ({ id, isNew }, _, { body }) =>
      isNew
        ? { action: 'price-version.added', object: id, details: { list: body.code, file: body.fileName } }
        : undefined,
    async answer(tx, { id, isNew }) {
      const found = await findVersion(tx, id);
      if (found === undefined) throw new Failure('record.unknown');
      return { version: presentVersion(found.version), isNew };
    },
  });

  async function beginList(tx: Db, { body: { code, names }, now }: Adding, { list }: ReadFile): Promise<string> {
    return addList(tx, { code, names: names ?? { zh: code, en: code }, list }, { newId: portal.newId, now });
  }
}

async function findByHash(tx: Db, listId: string, hash: string): Promise<string | undefined> {
  const isSame = and(eq(priceVersions.listId, listId), eq(priceVersions.hash, hash));
  const [found] = await tx.select({ id: priceVersions.id }).from(priceVersions).where(isSame);
  return found?.id;
}

async function lastNo(tx: Db, listId: string): Promise<number> {
  const last = await tx
    .select({ no: max(priceVersions.no) })
    .from(priceVersions)
    .where(eq(priceVersions.listId, listId));
  return last[0]?.no ?? 0;
}
