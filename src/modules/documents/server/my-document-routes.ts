import { documentRoutes, type KeptDocumentDto } from '#modules/documents/contract.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type DocumentRow, listDocuments, versionsNow } from './document-store.ts';
import { recipientsOfFiles } from './mailing/document-mail-store.ts';

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
    const sent = await recipientsOfFiles(
      db,
      actorId,
      rows.map(({ file }) => file.id),
    );
    return {
      rows: rows.map((row) => present(row, versions, sent)),
      next: last === undefined ? null : cursorOf(last.id),
    };
  });
}

function present(
  row: DocumentRow,
  versions: ReadonlyMap<string, number>,
  sent: ReadonlyMap<string, readonly string[]>,
): KeptDocumentDto {
  const { id, language, items, file, customerName, isForCustomer, createdAt } = row;
  return {
    id,
    language,
    file,
    items: items.map(({ configurationId, version, productName, parts }) => ({
      configurationId,
      version,
      productName,
      versionNow: configurationId === null ? null : (versions.get(configurationId) ?? null),
      documents: parts ? [...parts] : null,
    })),
    sentTo: [...(sent.get(file.id) ?? [])],
    customerName: isForCustomer === null ? null : customerName,
    createdAt: createdAt.toISOString(),
  };
}
