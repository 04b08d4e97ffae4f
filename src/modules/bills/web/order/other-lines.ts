import { queryOptions } from '@tanstack/react-query';
import { type ListedLineDto, type OpenOrderDto, orderRoutes } from '#modules/orders/contract.ts';
import { ORDERS_KEY } from '#modules/orders/web/public.ts';
import { call } from '#web/calls/call.ts';
import { leftOf } from './left-to-ship.ts';

/** The longest text a list is searched by. */
const MOST_SOUGHT = 100;

/** The lines of other open orders of the customer of an order, found by its name: what one shipment can take together with it. */
export function otherLinesQuery(
  order: Pick<OpenOrderDto, 'currency' | 'customer' | 'id'>,
  customerId: string | undefined,
) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'other-lines', customerId ?? null, order.id],
    async queryFn({ signal }) {
      const q = order.customer.slice(0, MOST_SOUGHT);
      const { rows } = await call(orderRoutes.lines, { query: { view: 'open', q, pageSize: '200' }, signal });
      return rows.filter((line) => goesWith(line, order));
    },
    staleTime: 0,
  });
}

function goesWith(
  line: ListedLineDto,
  { currency, customer, id }: Pick<OpenOrderDto, 'currency' | 'customer' | 'id'>,
): boolean {
  const isTheirs = line.customer === customer && line.currency === currency && line.orderId !== id;
  return isTheirs && line.state === 'open' && leftOf(line) > 0;
}
