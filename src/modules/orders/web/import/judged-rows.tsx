import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgedRowDto, OrderImportDto } from '#modules/orders/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { MoreOnSight } from '#web/lists/more-on-sight.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { type RowFilter, rowsQuery } from './import-queries.ts';
import styles from './imports-page.module.css';

interface JudgedRowsProps {
  id: string;
  counts: NonNullable<OrderImportDto['counts']>;
}

/** How many rows have which verdict, and those of one of them: first of those that need somebody. */
export function JudgedRows({ id, counts }: JudgedRowsProps): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const [chosen, setChosen] = useState<RowFilter>();
  const shown = chosen ?? ROW_ORDER.find((verdict) => counts[verdict] > 0) ?? 'new';
  const locale = localeOfInterface(i18n);
  const query = useInfiniteQuery(rowsQuery(id, shown, locale));
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const number = new Intl.NumberFormat(locale);
  const columns = useMemo(
    (): readonly Column<JudgedRowDto>[] => [
      { id: 'no', header: t('imports.row.no'), card: 'beside', cell: ({ no }) => String(no) },
      {
        id: 'order',
        header: t('imports.row.order'),
        card: 'head',
        cell: ({ itemNo, sapOrderNo }) => t('imports.row.item', { order: sapOrderNo, item: itemNo }),
      },
      { id: 'model', header: t('imports.row.model'), cell: ({ modelName }) => modelName },
      { id: 'told', header: t('imports.row.told'), cell: (row) => <Told row={row} /> },
    ],
    [t],
  );
  return (
    <section aria-label={t('imports.rows')} className={styles.view}>
      <div className={styles.counts}>
        {ROW_ORDER.map((verdict) => (
          <Button
            key={verdict}
            compact
            aria-pressed={verdict === shown}
            disabled={counts[verdict] === 0 && verdict !== shown}
            onClick={() => setChosen(verdict)}
          >
            {t(`imports.count.${verdict}`, { told: number.format(counts[verdict]) })}
          </Button>
        ))}
      </div>
      {query.error && rows.length === 0 ? (
        <ErrorState onRetry={() => void query.refetch()}>{failureText(query.error, t)}</ErrorState>
      ) : query.data === undefined ? (
        <Skeleton shape="rows" count={4} />
      ) : (
        <DataTable
          caption={t('imports.rows')}
          columns={columns}
          rows={rows}
          rowId={({ no }) => String(no)}
          compact={false}
          empty={<EmptyState title={t('imports.none')} />}
        />
      )}
      <MoreOnSight of={query} label={t('imports.more')} />
    </section>
  );
}

/** The order in which verdicts are offered: what needs somebody stands first. */
const ROW_ORDER = ['refused', 'noted', 'changed', 'new', 'older', 'unchanged'] as const satisfies readonly RowFilter[];

function Told({ row: { changes, told } }: { row: JudgedRowDto }): ReactNode {
  const { t } = useTranslation('orders');
  const lines = [
    ...told,
    ...changes.map(({ field, from, to }) =>
      t('imports.row.change', { field, from: from || t('imports.row.empty'), to: to || t('imports.row.empty') }),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
