import { type DraftDto, draftRoutes } from '#modules/drafts/contract.ts';
import { etagOf } from '#server/if-match.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type Draft, findDraft, listDrafts, lockDraft, ownerOf, writeDraft } from './draft-store.ts';

/** Serves the drafts of whoever calls, and nobody else's. What is done to them is not written down: they are changed with every choice. */
export function registerDrafts(portal: Portal): void {
  const { newId } = portal;

  serve(portal, draftRoutes.list, async ({ actor, db }) => (await listDrafts(db, ownerOf(actor))).map(present));

  serve(portal, draftRoutes.open, async ({ actor, db, params, setHeader }) => {
    const draft = await findDraft(db, ownerOf(actor), params.key);
    setHeader('etag', etagOf(draft.version));
    return { ...present(draft), content: draft.content };
  });

  serveCommand(portal, draftRoutes.keep, {
    version: 'needed',
    load: (tx, { actor, params }) => lockDraft(tx, ownerOf(actor), params.key),
    overwrites: hasContent,
    change: async (tx, found, { actor, body, now }) => {
      const { name, content } = body;
      return present(await writeDraft(tx, found, { name, content }, { owner: ownerOf(actor), newId, now }));
    },
  });

  serveCommand(portal, draftRoutes.discard, {
    version: 'heeded',
    load: (tx, { actor, params }) => lockDraft(tx, ownerOf(actor), params.key),
    overwrites: hasContent,
    change: async (tx, found, { actor, now }) => {
      if (!hasContent(found)) return present(found);
      const nothing = { name: '', content: null };
      return present(await writeDraft(tx, found, nothing, { owner: ownerOf(actor), newId, now }));
    },
  });
}

function hasContent({ content }: Draft): boolean {
  return content !== null;
}

function present({ key, version, name, updatedAt }: Omit<Draft, 'content'>): DraftDto {
  return { key, version, name, updatedAt: updatedAt?.toISOString() ?? null };
}
