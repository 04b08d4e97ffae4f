import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrderDto } from '#modules/orders/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import styles from './order-page.module.css';

/** What was promised for when, and why it was moved; nothing where no date was. */
export function DateHistory({ order: { history } }: { order: OpenOrderDto }): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const moved = history
    .map((happened, place) => ({ ...happened, place }))
    // A date that was set for the first time was not moved.
    .filter(({ action, moved: dates }) => action === 'change-date' && dates !== null && dates.from !== null);
  if (moved.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="order-dates">
      <h2 id="order-dates">{t('dates.title')}</h2>
      <DataTable
        caption={t('dates.title')}
        rows={moved}
        rowId={({ place }) => String(place)}
        columns={[
          { id: 'item', header: t('column.itemNumber'), cell: ({ itemNumber }) => itemNumber },
          { id: 'from', header: t('dates.from'), cell: (one) => one.moved?.from },
          { id: 'to', header: t('dates.to'), cell: (one) => one.moved?.to },
          {
            id: 'reason',
            header: t('dates.reason'),
            cell: ({ reason }) => <span className={styles.reason}>{reason}</span>,
          },
          { id: 'by', header: t('dates.by'), cell: ({ actorName }) => actorName ?? t('history.portal') },
          { id: 'at', header: t('dates.at'), cell: ({ at }) => dateAndTime(at, localeOfInterface(i18n)) },
        ]}
      />
    </section>
  );
}
