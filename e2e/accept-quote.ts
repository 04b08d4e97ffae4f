import { cartRoutes } from '#modules/cart/contract.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { call, tokenOf } from './people.ts';

/** Has the drive on top of the list quoted, offered and accepted through the API; answers the address of the quote. */
export async function acceptQuote(portal: string): Promise<string> {
  const [customer, sales] = [await tokenOf(portal, 'lv1-demo'), await tokenOf(portal, 'sales-demo')];
  const { rows } = await call(portal, cartRoutes.list.path, { query: { pageSize: '1' }, token: customer });
  const asked = { configurationIds: [rows[0].id], title: 'Elevator' };
  let quote = await call(portal, quoteRoutes.create.path, { method: 'POST', body: asked, token: customer });
  const step = async (action: keyof typeof quoteStepRoutes, token: string, body: object) => {
    const path = quoteStepRoutes[action].path.replace(':id', quote.id);
    quote = await call(portal, path, { method: 'POST', body, token });
  };
  await step('request', customer, { version: quote.version });
  await step('price', sales, { version: quote.version, lines: [] });
  await step('offer', sales, { version: quote.version });
  const { no: offerNo, sha256 } = quote.offer;
  await step('accept', customer, { offerNo, sha256, orderNumber: 'PO 7-118' });
  return QUOTE_PATHS.quote.replace(':id', quote.id);
}
