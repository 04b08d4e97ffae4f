import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfShipment } from '#modules/bills/domain/paths.ts';
import { BillLink } from '#modules/bills/web/bill-link.tsx';
import { papersOfOrderQuery } from '#modules/bills/web/bill-queries.ts';
import { ShipmentStateTag } from '#modules/bills/web/states.tsx';
import { useNewBill } from '#modules/bills/web/use-new-bill.ts';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { shippableLines } from './left-to-ship.ts';
import styles from './papers-of-order.module.css';
import { ShipOrder } from './ship-order.tsx';

/** The shipments and papers of an order, and the way to more of them. */
export function PapersOfOrder({ order }: { order: OpenOrderDto }): ReactNode {
  const { t } = useTranslation('bills');
  const papers = useQuery(papersOfOrderQuery(order.id, useActedFor()?.id));
  const making = useNewBill();
  const [isShipping, setShipping] = useState(false);
  const { bills = [], shipments = [] } = papers.data ?? {};
  const mayMake = order.side === 'P' && order.state !== 'cancelled';
  const mayShip = mayMake && shippableLines(order).length > 0 && order.state !== 'placed';
  const hasProforma = bills.some(({ kind, state }) => kind === 'pi' && (state === 'draft' || state === 'issued'));
  if (bills.length + shipments.length === 0 && !mayMake && !papers.isError) return null;
  return (
    <section className={styles.part} aria-labelledby="order-papers">
      <h2 id="order-papers">{t('ofOrder.title')}</h2>
      {papers.isError && <ErrorState onRetry={() => void papers.refetch()}>{failureText(papers.error, t)}</ErrorState>}
      {bills.length + shipments.length > 0 && (
        <ul className={styles.papers}>
          {shipments.map(({ id, number, state }) => (
            <li key={id}>
              <Link to={pathOfShipment(id)}>{t('shipment.named', { number })}</Link> <ShipmentStateTag state={state} />
            </li>
          ))}
          {bills.map((bill) => (
            <li key={bill.id}>
              <BillLink bill={bill} />
            </li>
          ))}
        </ul>
      )}
      {mayMake && (
        <div className={styles.steps}>
          {mayShip && <Button onClick={() => setShipping(true)}>{t('ofOrder.ship')}</Button>}
          {!hasProforma && papers.data && (
            <Button busy={making.isPending} onClick={() => making.mutate({ of: 'order', kind: 'pi', id: order.id })}>
              {t('paper.make', { kind: t('kind.pi') })}
            </Button>
          )}
        </div>
      )}
      {isShipping && <ShipOrder order={order} onClose={() => setShipping(false)} />}
    </section>
  );
}
