import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLinesPage } from './list/order-lines-page.tsx';

/** The orders of whoever looks: a customer's own, those of the customers staff look after. */
export function Component(): ReactNode {
  const { t } = useTranslation('web');
  return <OrderLinesPage title={t('menu.myOrders')} page="orders" />;
}
