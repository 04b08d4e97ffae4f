import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedShipmentDto } from '#modules/bills/contract.ts';
import { kilograms } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { pathOfShipment } from '#modules/bills/domain/paths.ts';
import { ShipmentStateTag } from '#modules/bills/web/states.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** Shipments; each leads to its goods and papers. */
export function ShipmentList({ rows }: { rows: readonly ListedShipmentDto[] }): ReactNode {
  const { t, i18n } = useTranslation('bills');
  const said = useSaid();
  const columns: readonly Column<ListedShipmentDto>[] = [
    {
      id: 'number',
      header: t('fact.number'),
      cell: ({ id, number }) => (
        <Link to={pathOfShipment(id)} className={cells.subject}>
          {number}
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('fact.state'),
      card: 'beside',
      cell: ({ isPart, state }) => <ShipmentStateTag {...{ isPart, state }} />,
    },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customer }) => <span className={cells.who}>{customer}</span>,
    },
    { id: 'orders', header: t('fact.orders'), cell: ({ orders }) => orders.map(({ number }) => number).join(', ') },
    {
      id: 'packages',
      header: said(PAPER_WORDS.totalPackages),
      kind: 'number',
      cell: ({ packages }) => String(packages),
    },
    { id: 'gross', header: said(PAPER_WORDS.totalGross), kind: 'number', cell: ({ grossG }) => kilograms(grossG) },
    {
      id: 'created',
      header: t('fact.created'),
      cell: ({ createdAt }) => dateOnly(createdAt, localeOfInterface(i18n)),
    },
  ];
  return <DataTable caption={t('shipments.title')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
