import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import type { ListedLineDto } from '#modules/orders/contract.ts';
import { pathOfOrder } from '#modules/orders/domain/paths.ts';
import { figureOf, manufacturingTold, modelTold } from '#modules/orders/web/line-told.ts';
import { OrderStatus, PlannedDate, ReadyStatus } from '#modules/orders/web/statuses.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import styles from './orders-page.module.css';

type LineColumn = Column<ListedLineDto>;

/** What stands on a card: the product heads it, its status beside; how ready it is, quantity and date below, and the amount (commerce §9). */
const ON_CARD: Readonly<Record<string, NonNullable<LineColumn['card']>>> = {
  modelName: 'head',
  orderStatus: 'beside',
  readyStatus: 'named',
  quantity: 'named',
  estimatedFinishedDate: 'named',
  totalAmount: 'named',
};

interface ColumnTelling {
  readonly locale: Locale;
  /** Whether lines are cards, on which the currency has no place of its own. */
  readonly isNarrow: boolean;
}

/** The sixteen columns of the specification, in its order (000 §2). */
export function orderColumns(t: TFunction<'orders'>, { isNarrow, locale }: ColumnTelling): readonly LineColumn[] {
  const columns: readonly LineColumn[] = [
    words('piNo', ({ piNo }) => piNo),
    text('orderDate', ({ orderDate }) => orderDate),
    words('customer', ({ customer }) => customer),
    words('materialCode', ({ materialCode }) => materialCode),
    words('shippingType', ({ shippingType }) => shippingType),
    text('modelName', (line) => (isNarrow ? modelTold(line) : <Model line={line} />)),
    figure('quantity', ({ quantity }) => String(quantity)),
    figure('unitPrice', ({ currency, unitPrice }) => figureOf(unitPrice, currency, locale)),
    figure('totalAmount', ({ currency, totalAmount }) =>
      [figureOf(totalAmount, currency, locale), isNarrow && currency].filter(Boolean).join('\u00a0'),
    ),
    words('manufacturingNumber', manufacturingTold),
    text('itemNumber', ({ itemNumber }) => itemNumber),
    text('estimatedFinishedDate', ({ estimatedFinishedDate, isLate }) => (
      <span className={styles.day}>
        <PlannedDate date={estimatedFinishedDate} isLate={isLate} />
      </span>
    )),
    text('actualFinishedDate', ({ actualFinishedDate }) => actualFinishedDate),
    text('currency', ({ currency }) => currency),
    text('orderStatus', ({ isCancelled, orderStatus }) => (
      <OrderStatus status={orderStatus} isCancelled={isCancelled} />
    )),
    text('readyStatus', ({ readyStatus }) => <ReadyStatus status={readyStatus} />),
  ];
  return columns.map((column) => ({ ...column, card: ON_CARD[column.id] ?? 'left-out' }));

  function text(id: string, cell: (line: ListedLineDto) => ReturnType<LineColumn['cell']>): LineColumn {
    return { id, header: t(`column.${id}`), cell };
  }

  /** What may be long breaks, so that all sixteen stand side by side. */
  function words(id: string, cell: (line: ListedLineDto) => string): LineColumn {
    return text(id, (line) => <span className={styles.words}>{cell(line)}</span>);
  }

  function figure(id: string, cell: (line: ListedLineDto) => string): LineColumn {
    return { id, kind: 'number', header: t(`column.${id}`), cell };
  }
}

/** The product, which leads to its order: a column more would leave no place for the sixteen on a desk of 1440 px. */
function Model({ line }: { line: ListedLineDto }): ReactNode {
  return (
    <Link to={pathOfOrder(line.orderId)} className={styles.model}>
      {modelTold(line)} <small>{line.orderNumber}</small>
    </Link>
  );
}

/** The same with the customer first, who heads the cards too: a list over all customers is read by theirs. */
export function customerFirst(columns: readonly LineColumn[]): readonly LineColumn[] {
  const isCustomer = ({ id }: LineColumn) => id === 'customer';
  const first = columns.filter(isCustomer).map((column): LineColumn => ({ ...column, card: 'named' }));
  return [...first, ...columns.filter((column) => !isCustomer(column))];
}
