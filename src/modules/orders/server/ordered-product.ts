import { countedAddress } from '#kernel/client-address.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { drawingDeskOf, drawingFormatOf, printableDocument } from '#modules/documents/server/public.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { productToPrint, sheetTold, takeOverOf } from '#modules/shares/server/public.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { findOrder, type OrderLineRow } from './order-store.ts';

type Asked = RequestContext<(typeof orderRoutes)['again' | 'configuration' | 'drawing' | 'sheet']>;
type Configured = OrderLineRow & { readonly form: NonNullable<OrderLineRow['form']> };

/** Serves the product of a line as it was ordered: its configuration, what its data sheet says by the product data of that time, and what it is by those in force. */
export async function registerOrderedProducts(portal: Portal): Promise<void> {
  const takeOver = await takeOverOf(portal);
  const releases = releasesOf(portal);
  const draw = drawingDeskOf(portal);

  serve(portal, orderRoutes.configuration, async (context) => {
    const { form, modelName, typeCode } = await orderedLine(context);
    return { form, productName: modelName, typeCode };
  });

  serve(portal, orderRoutes.sheet, async (context) => {
    const { locale, now, owner } = context;
    const { form } = await orderedLine(context);
    // Which product data there are is nobody's own.
    const asked = await productToPrint(form, { releases, db: owner });
    const print = { language: locale, date: providerDay(now) };
    const { picture, sheet } = await printableDocument(asked, locale, print);
    const { category } = form;
    const { hash, version } = asked.release;
    const release = { version, isInForce: hash === releases.current(category).hash };
    return sheetTold(sheet, picture?.name, locale, { category, release });
  });

  serve(portal, orderRoutes.again, async (context) => {
    const { locale, owner } = context;
    const { form } = await orderedLine(context);
    return takeOver(form, locale, owner);
  });

  serve(portal, orderRoutes.drawing, async (context) => {
    const { actor, locale, owner, params, query, request, whenGone } = context;
    const format = drawingFormatOf(params.format);
    const { form } = await orderedLine(context);
    const asked = await productToPrint(form, { releases, db: owner });
    const waiting = { asker: askerOf(actor, countedAddress(request.ip)), gone: whenGone() };
    return draw(asked, { format, locale, query, waiting });
  });
}

/** A line within reach with its configuration; refused as what it is where its order has it by the ERP alone. */
async function orderedLine({ db, params, scope }: Asked): Promise<Configured> {
  const order = await findOrder(db, scope.readable, params.id);
  const line = order?.lines.find(({ itemNo }) => String(itemNo) === params.itemNumber);
  if (line === undefined) throw new Failure('record.unknown');
  if (line.form === null) throw new Failure('order.not-configured', { item: line.itemNo });
  return { ...line, form: line.form };
}
