import { documentRoutes, type KeptDocumentDto } from '#modules/documents/contract.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type DocumentRow, listDocuments, versionsNow } from './document-store.ts';

/** Serves the list of what a person had made; the files themselves are fetched like every file. */
export function registerMyDocuments(portal: Portal): void {
  serve(portal, documentRoutes.mine, async ({ actor, db, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const { id: actorId, onBehalfOf } = actor;
    const found = await listDocuments(db, { actorId, onBehalfOf, after, limit: query.pageSize + 1 });
    const rows = found.slice(0, query.pageSize);
    const last = found.length > rows.length ? rows.at(-1) : undefined;
    const ids = rows.flatMap(({ items }) => items.flatMap(({ configurationId }) => configurationId ?? []));
    const versions = await versionsNow(db, ids);
    return { rows: rows.map((row) => present(row, versions)), next: last === undefined ? null : cursorOf(last.id) };
  });
}

function present(row: DocumentRow, versions: ReadonlyMap<string, number>): KeptDocumentDto {
  const { id, language, items, file, customerName, isForCustomer, createdAt } = row;
  return {
    id,
    language,
    file,
    items: items.map(({ configurationId, version, productName }) => ({
      configurationId,
      version,
      productName,
      versionNow: configurationId === null ? null : (versions.get(configurationId) ?? null),
    })),
    customerName: isForCustomer === null ? null : customerName,
    createdAt: createdAt.toISOString(),
  };
}
