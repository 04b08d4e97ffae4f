import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedVersionDto, RowChangeDto } from '#modules/prices/contract.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { changeText, priceText } from './figure-text.ts';
import type { ChangeFilter } from './price-queries.ts';
import styles from './prices-page.module.css';

type Difference = NonNullable<OpenedVersionDto['difference']>;

interface DifferenceTableProps {
  difference: Difference;
  currency: string;
  rows: readonly RowChangeDto[];
  kind: ChangeFilter;
  onKind: (kind: ChangeFilter) => void;
}

const KINDS = ['flagged', 'changed', 'added', 'removed'] as const;

/** What is different from the version in force: how many rows, which, and what changed beside them. */
export function DifferenceTable({ difference, currency, rows, kind, onKind }: DifferenceTableProps): ReactNode {
  const { t } = useTranslation('prices');
  const { against, counts, terms } = difference;
  const all = counts.added + counts.removed + counts.changed;
  return (
    <section aria-label={t('lists.difference.title', { no: against })} className={styles.check}>
      <h2>{t('lists.difference.title', { no: against })}</h2>
      <p>{all + counts.terms === 0 ? t('lists.difference.none') : t('lists.difference.counts', counts)}</p>
      {counts.flagged > 0 && (
        <p>
          <Tag tone="near">{t('lists.difference.is.flagged')}</Tag>{' '}
          {t('lists.difference.flagged', { count: counts.flagged })}
        </p>
      )}
      {terms.length > 0 && <Terms terms={terms} />}
      {all > 0 && (
        <>
          <div className={styles.filter}>
            <Select
              aria-label={t('lists.difference.filter')}
              value={kind}
              options={[
                { value: '', label: t('lists.difference.all', { count: all }) },
                ...KINDS.map((value) => ({
                  value,
                  label: t(`lists.difference.kind.${value}`, { count: counts[value] }),
                })),
              ]}
              onValue={(value) => onKind(KINDS.find((known) => known === value) ?? '')}
            />
          </div>
          <Rows rows={rows} currency={currency} />
        </>
      )}
    </section>
  );
}

function Rows({ rows, currency }: { rows: readonly RowChangeDto[]; currency: string }): ReactNode {
  const { t } = useTranslation('prices');
  const columns: Column<RowChangeDto>[] = [
    {
      id: 'row',
      header: t('lists.difference.row'),
      cell: ({ label, key, frames }) => `${label} ${key} ${frames}`.trim(),
    },
    {
      id: 'kind',
      header: t('lists.difference.what'),
      card: 'beside',
      cell: ({ kind, isFlagged }) => (
        <Tag tone={isFlagged ? 'near' : 'neutral'}>{t(`lists.difference.is.${isFlagged ? 'flagged' : kind}`)}</Tag>
      ),
    },
    {
      id: 'before',
      header: t('lists.difference.before'),
      kind: 'number',
      cell: (row) => priceText(row.before, row, currency),
    },
    {
      id: 'after',
      header: t('lists.difference.after'),
      kind: 'number',
      cell: (row) => priceText(row.after, row, currency),
    },
    { id: 'change', header: t('lists.difference.change'), kind: 'number', cell: ({ change }) => changeText(change) },
    {
      id: 'days',
      header: t('lists.difference.days'),
      cell: ({ before, after }) => daysText(before?.leadDays, after?.leadDays),
    },
  ];
  return (
    <DataTable
      caption={t('lists.difference.caption')}
      columns={columns}
      rows={rows}
      rowId={({ component, key, frames }) => `${component} ${key} ${frames}`}
      empty={<p className={styles.soft}>{t('lists.difference.noneOfKind')}</p>}
    />
  );
}

/** Days before and after, as far as they differ. */
function daysText(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || before === after) return String(after ?? before ?? '');
  return `${before} → ${after}`;
}

function Terms({ terms }: { terms: Difference['terms'] }): ReactNode {
  const { t } = useTranslation('prices');
  const gone = t('lists.difference.gone');
  return (
    <Fold title={t('lists.difference.terms', { count: terms.length })} open>
      <ul className={styles.problems}>
        {terms.map(({ component, code, before, after }) => (
          <li key={`${component} ${code}`}>
            {t(`lists.term.${component}`, { code })}: {before ?? gone} → {after ?? gone}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
