import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedSheetDto } from '#modules/sheets/contract.ts';
import { pathOfSheet } from '#modules/sheets/domain/paths.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SheetRevision, SheetState, SheetTurn } from './sheet-state.tsx';

/** Sheets; each leads to what was frozen and what became of it. */
export function SheetList({ rows }: { rows: readonly ListedSheetDto[] }): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  const locale = localeOfInterface(i18n);
  const columns: Column<ListedSheetDto>[] = [
    {
      id: 'number',
      header: t('fact.number'),
      cell: ({ id, isDemo, number }) => (
        <>
          <Link to={pathOfSheet(id)} className={cells.subject}>
            {number}
          </Link>
          {isDemo && <Tag tone="neutral">{t('demo')}</Tag>}
        </>
      ),
    },
    { id: 'state', header: t('fact.state'), card: 'beside', cell: ({ state }) => <SheetState state={state} /> },
    { id: 'title', header: t('fact.title'), cell: ({ title }) => <span className={cells.who}>{title}</span> },
    { id: 'revision', header: t('fact.revision'), cell: (sheet) => <SheetRevision sheet={sheet} /> },
    { id: 'turn', header: t('fact.turn'), cell: (sheet) => <SheetTurn sheet={sheet} /> },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customerName }) => <span className={cells.who}>{customerName}</span>,
    },
    { id: 'updated', header: t('fact.updated'), cell: ({ updatedAt }) => dateOnly(updatedAt, locale) },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
