import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderImportDto } from '#modules/orders/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ImportState } from './import-state.tsx';

interface ImportTableProps {
  imports: readonly OrderImportDto[];
  onOpen: (id: string) => void;
}

/** The last order files, the newest first. */
export function ImportTable({ imports, onOpen }: ImportTableProps): ReactNode {
  const { t, i18n } = useTranslation('orders');
  const locale = localeOfInterface(i18n);
  const columns = useMemo((): readonly Column<OrderImportDto>[] => {
    const number = new Intl.NumberFormat(locale);
    const counted = (count: number | undefined) => (count === undefined ? '' : number.format(count));
    return [
      { id: 'file', header: t('imports.column.file'), card: 'head', cell: ({ fileName }) => fileName },
      {
        id: 'state',
        header: t('imports.column.state'),
        card: 'beside',
        cell: ({ state }) => <ImportState state={state} />,
      },
      { id: 'sentAt', header: t('imports.column.sentAt'), cell: ({ sentAt }) => dateAndTime(sentAt, locale) },
      { id: 'sentBy', header: t('imports.column.sentBy'), cell: ({ sentBy }) => sentBy },
      {
        id: 'applied',
        header: t('imports.column.applied'),
        kind: 'number',
        cell: ({ applied }) => number.format(applied),
      },
      {
        id: 'refused',
        header: t('imports.column.refused'),
        kind: 'number',
        cell: ({ counts }) => counted(counts?.refused),
      },
    ];
  }, [locale, t]);
  return (
    <DataTable
      caption={t('imports.last')}
      columns={columns}
      rows={imports}
      rowId={({ id }) => id}
      actions={({ fileName, id }) => (
        <Button compact aria-label={t('imports.openNamed', { name: fileName })} onClick={() => onOpen(id)}>
          {t('imports.open')}
        </Button>
      )}
    />
  );
}
