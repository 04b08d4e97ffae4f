import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ListedTermsDto } from '#modules/prices/contract.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { searchOfCustomer } from './terms-address.ts';

/** Customers; each leads to its terms. */
export function CustomerList({ rows }: { rows: readonly ListedTermsDto[] }): ReactNode {
  const { t } = useTranslation('prices');
  const [params] = useSearchParams();
  const columns: Column<ListedTermsDto>[] = [
    {
      id: 'name',
      header: t('terms.column.customer'),
      cell: ({ id, name }) => (
        <Link to={{ search: searchOfCustomer(params, id) }} className={cells.subject}>
          {name}
        </Link>
      ),
    },
    {
      id: 'group',
      header: t('terms.field.groupCode'),
      cell: ({ terms }) => terms?.groupCode ?? <Tag tone="near">{t('terms.none')}</Tag>,
    },
    {
      id: 'kind',
      header: t('terms.column.kind'),
      cell: ({ kind, parentName }) => (
        <span className={cells.who}>
          {parentName === null ? t(`terms.kind.${kind}`) : t('terms.kind.below', { parent: parentName })}
        </span>
      ),
    },
    { id: 'list', header: t('terms.field.listId'), cell: ({ terms }) => terms?.listCode ?? '' },
    {
      id: 'shown',
      header: t('terms.field.showPrices'),
      cell: ({ terms }) => (terms === null ? '' : t(`terms.shown.${terms.showPrices}`)),
    },
    { id: 'erpNo', header: t('terms.field.erpNo'), cell: ({ terms }) => terms?.erpNo ?? '' },
  ];
  return <DataTable caption={t('terms.title')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
