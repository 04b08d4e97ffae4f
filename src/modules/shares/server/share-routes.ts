import type { Actor } from '#kernel/actor.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { findSavedLine, type SavedLine } from '#modules/cart/server/public.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { judgedProduct } from '#modules/documents/server/public.ts';
import { type NewShareDto, type ShareDto, shareRoutes } from '#modules/shares/contract.ts';
import { pathOfShare } from '#modules/shares/domain/paths.ts';
import { isExpiry, MOST_DAYS, MOST_LINKS, usualExpiry } from '#modules/shares/domain/share-limits.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { presentShare } from './present-share.ts';
import { countOpenShares, insertShare, listShares, withdrawShare } from './share-store.ts';
import { hashOfToken, newToken } from './share-token.ts';
import { sharedForm } from './shared-form.ts';
import { productToPrint } from './shared-product.ts';

/** Serves the links of a saved configuration to those who work on it. */
export function registerShares(portal: Portal, releases: Releases): void {
  serve(portal, shareRoutes.list, async ({ db, now, params, scope }) => {
    const line = await findSavedLine(db, scope, params.id);
    if (line === undefined) throw new Failure('record.unknown');
    return (await listShares(db, line.id)).map((share) => presentShare(share, now));
  });

  serveCommand(portal, shareRoutes.create, {
    keepsNothing: true,
    load: lineOf,
    may: mayShare,
    async change(tx, line, { actor, body, locale, now }) {
      const expiresAt = expiryIn(body.expiresAt, now);
      await refuseTooMany(tx, line.id, now);
      const form = sharedForm(line.form);
      // What is no product is refused now, not where somebody opens the link.
      judgedProduct(await productToPrint(form, { releases, db: tx }), locale);
      const [id, token] = [portal.newId(), newToken()];
      await insertShare(tx, {
        id,
        organisationId: line.organisationId,
        configurationId: line.id,
        ...madeBy(actor),
        kind: body.kind,
        tokenHash: hashOfToken(token) ?? '',
        form,
        lineVersion: line.version,
        createdAt: now,
        expiresAt,
      });
      return newShare(await madeShare(tx, { id, lineId: line.id, now }), token);
    },
    event: (_, { id }) => ({ action: 'share.created', object: id }),
  });

  serveCommand(portal, shareRoutes.withdraw, {
    load: lineOf,
    may: mayShare,
    async change(tx, { id: configurationId }, { now, params }) {
      const outcome = await withdrawShare(tx, { id: params.shareId, configurationId }, now);
      if (outcome === undefined) throw new Failure('record.unknown');
      return { isNew: outcome === 'withdrawn' };
    },
    event: ({ isNew }, { id }) => (isNew ? { action: 'share.withdrawn', object: id } : undefined),
    answer: async () => null,
  });

  function newShare(share: ShareDto, token: string): NewShareDto {
    const path = pathOfShare(token);
    const { publicUrl } = portal.settings;
    return { ...share, path, url: publicUrl === undefined ? null : `${publicUrl}${path}` };
  }
}

interface Asker {
  readonly actor: Actor;
  readonly params: { readonly id: string };
  readonly scope: Scope;
}

function lineOf(tx: Db, { params, scope }: Asker): Promise<SavedLine | undefined> {
  return findSavedLine(tx, scope, params.id);
}

/** Whoever writes for the organisation of a line shares it; everybody else who sees it only reads. */
function mayShare({ organisationId }: SavedLine, { scope }: Asker): void {
  if (!mayWriteFor(scope, organisationId)) throw new Failure('access.refused');
}

function expiryIn(expiresAt: string | undefined, now: Date): Date {
  if (expiresAt === undefined) return usualExpiry(now);
  const wanted = new Date(expiresAt);
  if (!isExpiry(wanted, now)) throw new Failure('share.expiry', { most: MOST_DAYS });
  return wanted;
}

/** Links that are made at once wait for each other here, so that none slips through beside another. */
async function refuseTooMany(tx: Db, lineId: string, now: Date): Promise<void> {
  await holdLock(tx, `shares ${lineId}`);
  if ((await countOpenShares(tx, lineId, now)) >= MOST_LINKS) throw new Failure('share.too-many', { most: MOST_LINKS });
}

function madeBy({ id: actorId, onBehalfOf }: Actor) {
  return { actorId, onBehalfOf: onBehalfOf ?? null };
}

async function madeShare(
  tx: Db,
  { id, lineId, now }: { readonly id: string; readonly lineId: string; readonly now: Date },
): Promise<ShareDto> {
  const made = (await listShares(tx, lineId)).find((share) => share.id === id);
  if (made === undefined) throw new Error('The link that was just made is gone.');
  return presentShare(made, now);
}
