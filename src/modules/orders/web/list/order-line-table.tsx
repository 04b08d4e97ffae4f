import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedLineDto } from '#modules/orders/contract.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { customerFirst, orderColumns } from './order-columns.tsx';
import styles from './orders-page.module.css';

interface OrderLineTableProps {
  rows: readonly ListedLineDto[];
  caption: string;
  isOfAll: boolean;
}

/** Lines of orders; each leads to its order by its product, on a card by the number at its end. */
export function OrderLineTable({ caption, isOfAll, rows }: OrderLineTableProps): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const isNarrow = useNarrow();
  const columns = orderColumns(t, { locale: localeOfInterface(i18n), isNarrow });
  return (
    <div className={styles.tight}>
      <DataTable
        caption={caption}
        columns={isOfAll ? customerFirst(columns) : columns}
        rows={rows}
        rowId={({ id }) => id}
        compact={!isNarrow}
        {...(isNarrow && { actions: toOrder })}
      />
    </div>
  );
}

function toOrder({ orderId, orderNumber }: ListedLineDto): ReactNode {
  return (
    <Link to={pathOfOrder(orderId)} className={styles.toOrder}>
      {orderNumber}
    </Link>
  );
}
