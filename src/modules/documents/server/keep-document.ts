import type { Actor } from '#kernel/actor.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { FileOwner } from '#server/files/file-store.ts';
import { digest, storeBytes } from '#server/files/store-bytes.ts';
import type { Portal } from '#server/portal.ts';
import { fileOfDocument } from './document-store.ts';
import { type DocumentItem, documents } from './document-tables.ts';

/** A document as it was handed out. */
export interface MadeDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly language: SheetLanguage;
  readonly items: readonly DocumentItem[];
}

interface Maker {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
}

/**
 * Keeps a document among those its person had made, once for the same bytes. Who writes for nobody, as an administrator, keeps none; an
 * organisation whose space is full keeps no further ones: the download itself is never refused for it.
 */
export async function keepDocument(portal: Portal, made: MadeDocument, { actor, scope, now }: Maker): Promise<void> {
  const organisationId = actor.onBehalfOf ?? actor.organisationId;
  if (!mayWriteFor(scope, organisationId)) return;
  const owner = { organisationId, actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  await portal
    .within(scope)
    .transaction((tx) => keptFile(portal, tx, made, { owner, now }))
    .catch((error: unknown) => {
      if (!(error instanceof Failure && error.code === 'upload.no-space')) throw error;
    });
}

/** The file of a document once it stands among those of its person; refused where the organisation has no space for it. */
export async function keptFile(
  portal: Portal,
  tx: Db,
  { name, bytes, language, items }: MadeDocument,
  { owner, now }: { readonly owner: FileOwner; readonly now: Date },
): Promise<string> {
  const sha256 = digest(bytes);
  await holdLock(tx, `document ${owner.actorId} ${sha256}`);
  const known = await fileOfDocument(tx, { ...owner, sha256 });
  if (known !== undefined) return known;
  const file = { ...owner, id: portal.newId(), name, type: 'application/pdf', now };
  const { id: fileId } = await storeBytes(tx, file, bytes, portal.settings.fileSpace);
  await tx.insert(documents).values({ ...owner, id: portal.newId(), fileId, language, items, sha256, createdAt: now });
  return fileId;
}
