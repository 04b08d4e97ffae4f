import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenOrderDto, OpenOrderLineDto } from '#modules/orders/contract.ts';
import { pathOfItem } from '#modules/orders/domain/paths.ts';
import { figureOf, modelTold } from '#modules/orders/web/line-told.ts';
import { OrderStatus, PlannedDate, ReadyStatus } from '#modules/orders/web/statuses.tsx';
import { localeOfInterface } from '#web/language/language.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { LineNumbers } from './line-numbers.tsx';
import styles from './order-page.module.css';
import { QuantityBar } from './quantity-bar.tsx';

/** Columns that stand there where they say something of a line. */
const SAID_OF_SOME: Readonly<Record<string, (lines: readonly OpenOrderLineDto[]) => boolean>> = {
  dates: (lines) => lines.some(({ estimatedFinishedDate }) => estimatedFinishedDate !== null),
  actualFinishedDate: (lines) => lines.some(({ actualFinishedDate }) => actualFinishedDate !== null),
};

/** The lines of an order: what each is, how far its pieces are, when it is to be ready, and its numbers. */
export function OrderLines({ order: { currency, id: orderId, lines } }: { order: OpenOrderDto }): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const locale = localeOfInterface(i18n);
  const isNarrow = useNarrow();
  const columns: Column<OpenOrderLineDto>[] = [
    { id: 'itemNumber', header: t('column.itemNumber'), card: 'left-out', cell: ({ itemNumber }) => itemNumber },
    {
      id: 'modelName',
      header: t('column.modelName'),
      card: 'head',
      // In a table the numbers stand under the name: the figures have the other columns.
      cell: (line) => (
        <Model line={line} orderId={orderId}>
          {!isNarrow && <LineNumbers line={line} />}
        </Model>
      ),
    },
    { id: 'quantities', header: t('quantity.title'), cell: (line) => <QuantityBar line={line} /> },
    {
      id: 'dates',
      header: t('column.estimatedFinishedDate'),
      cell: ({ estimatedFinishedDate, isLate }) => <PlannedDate date={estimatedFinishedDate} isLate={isLate} />,
    },
    {
      id: 'actualFinishedDate',
      header: t('column.actualFinishedDate'),
      cell: ({ actualFinishedDate }) => actualFinishedDate,
    },
    {
      id: 'unitPrice',
      kind: 'number',
      header: t('column.unitPrice'),
      unit: currency,
      cell: ({ unitPrice }) => figureOf(unitPrice, currency, locale),
    },
    {
      id: 'totalAmount',
      kind: 'number',
      header: t('column.totalAmount'),
      unit: currency,
      cell: ({ totalAmount }) => figureOf(totalAmount, currency, locale),
    },
    {
      id: 'status',
      header: t('page.status'),
      cell: ({ isCancelled, orderStatus, readyStatus }) => (
        <span className={styles.statuses}>
          <OrderStatus status={orderStatus} isCancelled={isCancelled} />
          {!isCancelled && <ReadyStatus status={readyStatus} />}
        </span>
      ),
    },
    ...(isNarrow ? [numbersColumn(t)] : []),
  ];
  const said = columns.filter(({ id }) => SAID_OF_SOME[id]?.(lines) ?? true);
  return (
    <div className={styles.lines}>
      <DataTable caption={t('page.lines')} columns={said} rows={lines} rowId={({ id }) => id} />
    </div>
  );
}

function numbersColumn(t: TFunction<'orders'>): Column<OpenOrderLineDto> {
  return { id: 'numbers', header: t('page.numbers'), cell: (line) => <LineNumbers line={line} /> };
}

/** The product by its name, which leads to it as it was ordered; beside it what else it is called. */
function Model({
  children,
  line,
  orderId,
}: {
  children: ReactNode;
  line: OpenOrderLineDto;
  orderId: string;
}): ReactNode {
  const { t } = useTranslation('orders');
  const { customerPartNo, hasConfiguration, itemNumber, kind, typeCode } = line;
  const name = modelTold(line);
  return (
    <span className={styles.model}>
      {hasConfiguration ? <Link to={pathOfItem(orderId, itemNumber)}>{name}</Link> : name}
      {kind === 'machine' && !hasConfiguration && <span className={styles.soft}>{t('item.notConfigured')}</span>}
      {kind === 'part' && <span className={styles.soft}>{t('kind.part')}</span>}
      {typeCode !== '' && typeCode !== name && <code className={styles.code}>{typeCode}</code>}
      {customerPartNo !== '' && <span className={styles.soft}>{t('page.partNo', { number: customerPartNo })}</span>}
      {children}
    </span>
  );
}
