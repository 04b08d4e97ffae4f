import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListDto, PriceVersionDto } from '#modules/prices/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './prices-page.module.css';
import { VersionState } from './version-state.tsx';

interface VersionTableProps {
  list: PriceListDto;
  onOpen: (id: string) => void;
}

/** The versions of a list, the newest first. */
export function VersionTable({ list, onOpen }: VersionTableProps): ReactNode {
  const { t, i18n } = useTranslation('prices');
  const locale = localeOfInterface(i18n);
  const columns: Column<PriceVersionDto>[] = [
    { id: 'no', header: t('lists.column.no'), cell: ({ no }) => t('lists.version', { no }) },
    {
      id: 'state',
      header: t('lists.column.state'),
      card: 'beside',
      cell: (version) => (
        <span className={styles.tags}>
          <VersionState version={version} />
          {version.isDemo && <Tag>{t('lists.demo')}</Tag>}
        </span>
      ),
    },
    { id: 'validFrom', header: t('lists.column.validFrom'), cell: ({ validFrom }) => validFrom ?? t('lists.notSet') },
    {
      id: 'activatedAt',
      header: t('lists.column.activatedAt'),
      cell: ({ activatedAt }) => (activatedAt === null ? '' : dateAndTime(activatedAt, locale)),
    },
    { id: 'rows', header: t('lists.column.rows'), kind: 'number', cell: ({ rows }) => String(rows) },
    { id: 'file', header: t('lists.column.file'), cell: ({ fileName }) => fileName ?? t('lists.shipped') },
  ];
  return (
    <DataTable
      caption={t('lists.versionsOf', { name: list.name })}
      columns={columns}
      rows={list.versions}
      rowId={({ id }) => id}
      actions={({ id, no }) => (
        <Button compact aria-label={t('lists.openNamed', { no })} onClick={() => onOpen(id)}>
          {t('lists.open')}
        </Button>
      )}
    />
  );
}
