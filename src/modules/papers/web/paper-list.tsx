import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { PaperDto, PaperPageDto } from '#modules/papers/contract.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface PaperListProps {
  rows: readonly PaperDto[];
  kinds: PaperPageDto['kinds'];
}

/** Business documents of every kind; each leads to the page on which it is read. */
export function PaperList({ rows, kinds }: PaperListProps): ReactNode {
  const { t, i18n } = useTranslation('papers');
  const locale = localeOfInterface(i18n);
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  const columns: Column<PaperDto>[] = [
    {
      id: 'number',
      header: t('fact.number'),
      cell: ({ number, path }) => (
        <Link to={path} className={cells.subject}>
          {number ?? t('unnumbered')}
        </Link>
      ),
    },
    { id: 'kind', header: t('fact.kind'), cell: ({ kind }) => names.get(kind) ?? kind },
    { id: 'state', header: t('fact.state'), card: 'beside', cell: ({ state }) => <Tag tone="neutral">{state}</Tag> },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customerName }) => <span className={cells.who}>{customerName}</span>,
    },
    { id: 'title', header: t('fact.title'), cell: ({ title }) => <span className={cells.who}>{title}</span> },
    {
      id: 'total',
      header: t('fact.total'),
      kind: 'number',
      cell: ({ total }) => (total === null ? '' : moneyText(money(total.minor, total.currency as Currency), locale)),
    },
    { id: 'made', header: t('fact.made'), cell: ({ madeAt }) => dateOnly(madeAt, locale) },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ kind, id }) => `${kind} ${id}`} />;
}
