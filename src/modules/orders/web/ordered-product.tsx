import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfQuickSearch } from '#modules/configurator/web/public.ts';
import { DrawingsMenu } from '#modules/documents/web/public.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { ProductSheet } from '#modules/shares/web/public.ts';
import { download } from '#web/calls/call.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { PATHS } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { orderedSheetQuery } from './order-queries.ts';
import { SameAgain } from './same-again.tsx';

interface OrderedProductProps {
  orderId: string;
  itemNumber: string;
  /** The level of its name among the headings of the page. */
  level: 1 | 2;
}

/** The product of a line as it was ordered, with the way to the same again: the wizard judges it by the product data in force. */
export function OrderedProduct({ itemNumber, level, orderId }: OrderedProductProps): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const sheet = useQuery(orderedSheetQuery(orderId, itemNumber, localeOfInterface(i18n)));
  const mayConfigure = useMayVisit(PATHS.series);
  if (isRefusal(sheet.error, 'record.unknown')) return <NotFoundPage />;
  if (isRefusal(sheet.error, 'order.not-configured')) return <NotConfigured orderId={orderId} error={sheet.error} />;
  if (sheet.isError) return <ErrorState onRetry={() => void sheet.refetch()}>{failureText(sheet.error, t)}</ErrorState>;
  if (sheet.data === undefined) return <Skeleton shape="rows" count={8} />;
  const { category, fullTypeCode, productName, release } = sheet.data;
  return (
    <ProductSheet
      sheet={sheet.data}
      level={level}
      tag={<Tag tone="chosen">{t('item.tag')}</Tag>}
      actions={
        <>
          <SameAgain orderId={orderId} itemNumber={itemNumber} />
          <DrawingsMenu
            label={t('item.drawings')}
            productName={productName}
            fetchFile={(format, wishes) =>
              download(orderRoutes.drawing, { params: { id: orderId, itemNumber, format }, query: { ...wishes } })
            }
          />
          {mayConfigure && (
            <Link to={pathOfQuickSearch(category, fullTypeCode)} className={buttonClass('plain')}>
              {t('item.configure')}
            </Link>
          )}
          <Link to={pathOfOrder(orderId)} className={buttonClass('plain')}>
            {t('item.toOrder')}
          </Link>
        </>
      }
      foot={t('item.foot', { version: release.version })}
    />
  );
}

/** An item that the ERP told of and nobody configured here: there is nothing more to show of it. */
function NotConfigured({ error, orderId }: { error: unknown; orderId: string }): ReactNode {
  const { t } = useTranslation('orders');
  const toOrder = (
    <Link to={pathOfOrder(orderId)} className={buttonClass('plain')}>
      {t('item.toOrder')}
    </Link>
  );
  return (
    <EmptyState title={t('item.notConfigured')} next={toOrder}>
      {failureText(error, t)}
    </EmptyState>
  );
}
