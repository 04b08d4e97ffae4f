import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONFIGURABLE } from '#lines/configurable.ts';
import type { EntryRowDto } from '#modules/bulk-entries/contract.ts';
import { pathOfQuickSearch } from '#modules/configurator/web/public.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './verdict-table.module.css';
import { TONES } from './verdict-tones.ts';

export interface VerdictTableProps {
  rows: readonly EntryRowDto[];
  /** In the place of the rows where there are none. */
  empty: ReactNode;
}

/** The rows of a list, each with what it was found to be, why, and the way out. */
export function VerdictTable({ rows, empty }: VerdictTableProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const columns = useMemo(
    (): readonly Column<EntryRowDto>[] => [
      {
        id: 'code',
        header: t('column.code'),
        card: 'head',
        cell: ({ given: { code } }) => <code className={styles.code}>{code === '' ? t('emptyCode') : code}</code>,
      },
      {
        id: 'verdict',
        header: t('column.verdict'),
        card: 'beside',
        cell: ({ verdict }) => <Tag tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Tag>,
      },
      { id: 'quantity', header: t('column.quantity'), cell: ({ given }) => given.quantity || '1' },
      {
        id: 'told',
        header: t('column.told'),
        cell: ({ reasons }) => reasons.length > 0 && <Reasons reasons={reasons} />,
      },
      { id: 'way', header: t('column.way'), cell: (row) => <WayOut row={row} /> },
      { id: 'no', header: t('column.no'), cell: ({ no }) => String(no) },
    ],
    [t],
  );
  return (
    <DataTable
      caption={t('entry.counts')}
      columns={columns}
      rows={rows}
      rowId={({ no }) => String(no)}
      compact={false}
      empty={empty}
    />
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }): ReactNode {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** What the row was read as, where that is written otherwise; of one that was not read, the nearest product, and the search as far as it goes. */
function WayOut({ row: { typeCode, nearest, given, line } }: { row: EntryRowDto }): ReactNode {
  const { t } = useTranslation('bulk-entries');
  if (nearest === '' && line === '')
    return typeCode === '' || typeCode === given.code ? null : <CodeLink code={typeCode} />;
  return (
    <span className={styles.ways}>
      {nearest !== '' && (
        <span className={styles.way}>
          {t('nearest')} <CodeLink code={nearest} />
        </span>
      )}
      {line !== '' && (
        <Link
          to={pathOfQuickSearch(line, given.code)}
          className={styles.way}
          aria-label={t('searchCode', { code: given.code })}
        >
          {t('search')}
        </Link>
      )}
    </span>
  );
}

function CodeLink({ code }: { code: string }): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const line = CONFIGURABLE.find((one) => code.startsWith(one));
  if (line === undefined) return <code className={styles.code}>{code}</code>;
  return (
    <Link to={pathOfQuickSearch(line, code)} className={styles.way} aria-label={t('open', { code })}>
      <code className={styles.code}>{code}</code>
    </Link>
  );
}
