import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { openOrderQuery } from '#modules/orders/web/order-queries.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { DateHistory } from './date-history.tsx';
import { FollowOrder } from './follow-order.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';
import { OrderTerms } from './order-terms.tsx';

/** What a later module shows of an order, such as its shipments and their papers. */
export type PartOfOrder = (props: { order: OpenOrderDto }) => ReactNode;

export interface OrderPageProps {
  /** Parts of later modules, below the lines. */
  further?: readonly PartOfOrder[];
}

/** One order: how far it is, what is done with it now, and what became of it. */
export function OrderPage({ further = [] }: OrderPageProps): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const order = useQuery(openOrderQuery(id, useActedFor()?.id));
  useTabDetail(order.data?.number);
  if (order.data) return <Order key={order.data.id} order={order.data} further={further} />;
  if (isRefusal(order.error, 'record.unknown')) return <NotFoundPage />;
  if (order.isError) return <ErrorState onRetry={() => void order.refetch()}>{failureText(order.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Order({ further, order }: Required<OrderPageProps> & { order: OpenOrderDto }): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <>
      <ListHead title={t('page.named', { number: order.number })}>
        <FollowOrder order={order} />
        <Link to={ORDER_PATHS.my}>{t('page.toAll')}</Link>
      </ListHead>
      <div className={styles.page}>
        <div className={styles.aside}>
          <OrderHead order={order} />
          <OrderTerms order={order} />
        </div>
        <div className={styles.main}>
          <OrderSteps order={order} />
          <section className={styles.part} aria-labelledby="order-lines">
            <h2 id="order-lines">{t('page.lines')}</h2>
            <OrderLines order={order} />
          </section>
          {further.map((Part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same each time, in the same order
            <Part key={place} order={order} />
          ))}
          <DateHistory order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}
