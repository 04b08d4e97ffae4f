import { countedAddress } from '#kernel/client-address.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { askedProduct } from '#modules/documents/server/asked-product.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { drawingDeskOf, drawingFormatOf } from './drawing-desk.ts';

/** Serves the drawings of saved configurations. */
export function registerDrawings(portal: Portal, releases: Releases): void {
  const draw = drawingDeskOf(portal);
  serve(portal, documentRoutes.drawing, async ({ actor, db, locale, params, query, request, scope, whenGone }) => {
    const format = drawingFormatOf(params.format);
    const asker = askerOf(actor, countedAddress(request.ip));
    const asked = await askedProduct({ id: params.id }, { releases, db, scope });
    return draw(asked, { format, locale, query, waiting: { asker, gone: whenGone() } });
  });
}
