import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { OrderState, OrderStatus, ReadyStatus } from '#modules/orders/web/statuses.tsx';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { FactList } from './fact-list.tsx';

/** What an order is called by each side, whose it is and how far it is. */
export function OrderHead({ order }: { order: OpenOrderDto }): ReactNode {
  const { t } = useTranslation('orders');
  const { centreName, customer, customerPo, isDemo, number, orderDate, piNo, quote, sapOrderNo, shippingType } = order;
  return (
    <FactList
      facts={[
        { name: t('fact.number'), value: number },
        { name: t('fact.sapOrderNo'), value: sapOrderNo },
        { name: t('fact.state'), value: <OrderState state={order.state} /> },
        {
          name: t('column.orderStatus'),
          value: order.state !== 'cancelled' && <OrderStatus status={order.orderStatus} />,
        },
        {
          name: t('column.readyStatus'),
          value: order.state !== 'cancelled' && <ReadyStatus status={order.readyStatus} />,
        },
        { name: t('column.customer'), value: customer },
        { name: t('fact.centre'), value: centreName },
        { name: t('fact.customerPo'), value: customerPo },
        { name: t('column.piNo'), value: piNo },
        { name: t('fact.quote'), value: quote && <QuoteLink {...quote} /> },
        { name: t('column.orderDate'), value: orderDate },
        { name: t('column.shippingType'), value: shippingType },
        { name: t('fact.demo'), value: isDemo && <Tag tone="near">{t('fact.demoPrices')}</Tag> },
      ]}
    />
  );
}

/** The quote the order was made of. */
function QuoteLink({ id, number }: { id: string; number: string }): ReactNode {
  return <Link to={generatePath(QUOTE_PATHS.quote, { id })}>{number}</Link>;
}
