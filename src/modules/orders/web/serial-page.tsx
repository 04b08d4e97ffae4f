import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { SerialDto } from '#modules/orders/contract.ts';
import { ORDER_PATHS, pathOfOrder } from '#modules/orders/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FactList } from './order/fact-list.tsx';
import styles from './order/order-page.module.css';
import { serialQuery } from './order-queries.ts';
import { OrderedProduct } from './ordered-product.tsx';

/** What a number of a machine opens: the machine as it was built to whom it belongs, what its nameplate says to others. */
export function Component(): ReactNode {
  const { serialNo = '' } = useParams();
  const { t } = useTranslation('orders');
  useTabDetail(serialNo);
  const found = useQuery(serialQuery(serialNo, useActedFor()?.id));
  return (
    <>
      <ListHead title={t('serial.named', { serialNo })}>
        <Link to={ORDER_PATHS.my}>{t('page.toAll')}</Link>
      </ListHead>
      {found.isPending && <Skeleton shape="rows" count={6} />}
      {isRefusal(found.error, 'record.unknown') && (
        <EmptyState title={t('serial.none')} next={<Link to={ORDER_PATHS.my}>{t('page.toAll')}</Link>}>
          {t('serial.noneText')}
        </EmptyState>
      )}
      {found.isError && !isRefusal(found.error, 'record.unknown') && (
        <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>
      )}
      {found.data && <Machine found={found.data} />}
    </>
  );
}

function Machine({ found }: { found: SerialDto }): ReactNode {
  const { t } = useTranslation('orders');
  const { modelName, serialNo, typeCode } = found;
  const nameplate = [
    { name: t('serial.title'), value: serialNo },
    { name: t('column.modelName'), value: modelName },
    { name: t('serial.typeCode'), value: typeCode !== modelName && <code className={styles.code}>{typeCode}</code> },
  ];
  if (found.view === 'others')
    return (
      <div className={styles.part}>
        <FactList facts={nameplate} />
        <p className={styles.text}>{t('serial.nameplate')}</p>
      </div>
    );
  const { hasConfiguration, itemNumber, orderDate, orderId, orderNumber } = found;
  return (
    <div className={styles.part}>
      <FactList
        facts={[
          ...nameplate,
          { name: t('fact.number'), value: <Link to={pathOfOrder(orderId)}>{orderNumber}</Link> },
          { name: t('column.orderDate'), value: orderDate },
          { name: t('column.itemNumber'), value: itemNumber },
        ]}
      />
      {hasConfiguration ? (
        <OrderedProduct orderId={orderId} itemNumber={String(itemNumber)} level={2} />
      ) : (
        <p className={styles.text}>{t('item.notConfigured')}</p>
      )}
    </div>
  );
}
