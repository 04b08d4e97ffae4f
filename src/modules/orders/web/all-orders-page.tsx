import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLinesPage } from './list/order-lines-page.tsx';

/** The orders of all customers, for the administrator. */
export function Component(): ReactNode {
  const { t } = useTranslation('web');
  return <OrderLinesPage title={t('menu.allOrders')} page="orders-all" />;
}
