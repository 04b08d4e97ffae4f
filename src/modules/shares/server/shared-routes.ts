import { limitClient } from '#modules/accounts/server/public.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { pdfOf, printableDocument, refuseMuchPrinting } from '#modules/documents/server/public.ts';
import { sharedRoutes } from '#modules/shares/contract.ts';
import { stateOfShare } from '#modules/shares/domain/share-state.ts';
import { Failure } from '#server/failures.ts';
import { UNLISTED_HEADERS } from '#server/pages/unlisted.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { sheetTold } from './present-shared.ts';
import { countView, findShared, type SharedRow } from './share-store.ts';
import { hashOfToken } from './share-token.ts';
import { productToPrint } from './shared-product.ts';
import { takeOverOf } from './take-over.ts';

type Asked = RequestContext<(typeof sharedRoutes)[keyof typeof sharedRoutes]>;

/** Serves what links show, to everybody who has one. */
export async function registerShared(portal: Portal, releases: Releases): Promise<void> {
  const takeOver = await takeOverOf(portal);

  serve(portal, sharedRoutes.look, async (context) => {
    const { locale, now, owner } = context;
    const share = await openedShare(context);
    const asked = await productToPrint(share.form, { releases, db: owner });
    const { sheet, picture } = await printableDocument(asked, locale, { language: locale, date: dayOf(now) });
    await countView(owner, share.id, now);
    const { category } = share.form;
    const { version, hash } = asked.release;
    const release = { version, isInForce: hash === releases.current(category).hash };
    const told = sheetTold(sheet, picture?.name, locale, { category, release });
    return { ...told, kind: share.kind, expiresAt: share.expiresAt.toISOString() };
  });

  serve(portal, sharedRoutes.takeOver, async (context) => {
    const { locale, owner } = context;
    const { form, kind } = await openedShare(context);
    if (kind !== 'copy') throw new Failure('share.view-only');
    return takeOver(form, locale, owner);
  });

  serve(portal, sharedRoutes.dataSheet, async (context) => {
    const { locale, now, owner, query } = context;
    refuseMuchPrinting(portal, 1, context);
    const { form } = await openedShare(context);
    const asked = await productToPrint(form, { releases, db: owner });
    const print = { language: query.language ?? locale, date: dayOf(now) };
    return pdfOf(portal, [asked], { ...context, print });
  });

  /** The link of a token that opens now. What is wrong with one is told to who has it; a guessed one is as absent as any other. */
  async function openedShare({ actor, now, owner, params, request, setHeader }: Asked): Promise<SharedRow> {
    for (const [name, value] of Object.entries(UNLISTED_HEADERS)) setHeader(name, value);
    await limitClient(portal, owner, { limit: 'sharedByClient', address: request.ip, actorId: actor?.id, now });
    const hash = hashOfToken(params.token);
    const found = hash === undefined ? undefined : await findShared(owner, hash);
    if (found === undefined) throw new Failure('share.unknown');
    const state = stateOfShare(found, now);
    if (state !== 'open') throw new Failure(`share.${state}`);
    return found;
  }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
