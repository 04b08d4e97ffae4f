import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { localeOfInterface } from '#web/language/language.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { orderedSheetQuery } from './order-queries.ts';
import { OrderedProduct } from './ordered-product.tsx';

/** One item of an order as it was ordered. */
export function Component(): ReactNode {
  const { id = '', itemNumber = '' } = useParams();
  const { i18n } = useTranslation('orders');
  const sheet = useQuery(orderedSheetQuery(id, itemNumber, localeOfInterface(i18n)));
  useTabDetail(sheet.data?.productName);
  return <OrderedProduct orderId={id} itemNumber={itemNumber} level={1} />;
}
