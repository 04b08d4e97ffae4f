import type { ReactNode } from 'react';
import { OrderPage } from '#modules/orders/web/public.ts';
import { PapersOfOrder } from './order/papers-of-order.tsx';

/** One order, with its shipments and papers. */
export function Component(): ReactNode {
  return <OrderPage further={[PapersOfOrder]} />;
}
