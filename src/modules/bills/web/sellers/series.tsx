import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './sellers-page.module.css';

interface SeriesRow {
  readonly series: string;
  readonly period: string;
  readonly last: number;
}

/** How far the numbers of papers are: they are taken without gaps, each when its paper is issued. */
export function Series({ series }: { series: readonly SeriesRow[] }): ReactNode {
  const { t } = useTranslation('bills');
  const columns: readonly Column<SeriesRow>[] = [
    { id: 'series', header: t('series.name'), cell: ({ series: name }) => name.toUpperCase() },
    { id: 'period', header: t('series.period'), cell: ({ period }) => period },
    { id: 'last', header: t('series.last'), kind: 'number', cell: ({ last }) => String(last) },
  ];
  return (
    <section className={styles.part} aria-labelledby="seller-series">
      <h2 id="seller-series">{t('series.title')}</h2>
      <DataTable
        caption={t('series.title')}
        columns={columns}
        rows={series}
        rowId={({ period, series: name }) => `${name} ${period}`}
        empty={<p>{t('series.none')}</p>}
      />
    </section>
  );
}
