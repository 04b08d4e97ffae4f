import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Currency, money, moneyText } from '#kernel/money.ts';
import type { ListedBillDto } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { kilograms } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { pathOfBill } from '#modules/bills/domain/paths.ts';
import { BillStateTag } from '#modules/bills/web/states.tsx';
import { useBillName } from '#modules/bills/web/use-bill-name.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import type { Marks } from '#web/lists/use-marks.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

interface BillListProps {
  kind: BillKind;
  rows: readonly ListedBillDto[];
  marks: Marks<ListedBillDto>;
}

/** Papers of a kind; each leads to its page, and can be marked. */
export function BillList({ kind, rows, marks }: BillListProps): ReactNode {
  const { t } = useTranslation('bills');
  const columns = useColumns(kind);
  const nameOf = useBillName();
  const rowMarks = useMemo(
    () => marks.of({ name: (bill) => t('mark.named', { name: nameOf(bill) }), allName: t('mark.all') }),
    [marks, nameOf, t],
  );
  return (
    <DataTable caption={t(`kinds.${kind}`)} columns={columns} rows={rows} rowId={({ id }) => id} marks={rowMarks} />
  );
}

function useColumns(kind: BillKind): readonly Column<ListedBillDto>[] {
  const { t, i18n } = useTranslation('bills');
  const said = useSaid();
  const locale = localeOfInterface(i18n);
  const total: Column<ListedBillDto> = {
    id: 'total',
    header: said(PAPER_WORDS.total),
    kind: 'number',
    cell: ({ currency, total }) => (total === null ? '' : moneyText(money(total, currency as Currency), locale)),
  };
  const packed: Column<ListedBillDto>[] = [
    {
      id: 'packages',
      header: said(PAPER_WORDS.totalPackages),
      kind: 'number',
      cell: ({ packages }) => String(packages),
    },
    { id: 'gross', header: said(PAPER_WORDS.totalGross), kind: 'number', cell: ({ grossG }) => kilograms(grossG) },
  ];
  return [
    {
      id: 'number',
      header: t('fact.number'),
      cell: (bill) => (
        <Link to={pathOfBill(bill)} className={cells.subject}>
          {bill.number ?? t('unnumbered')}
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('fact.state'),
      card: 'beside',
      cell: ({ isPairVoid, state }) => <BillStateTag {...{ isPairVoid, state }} />,
    },
    {
      id: 'revision',
      header: said(PAPER_WORDS.revision),
      kind: 'number',
      cell: ({ revision }) => (revision === 0 ? '' : String(revision)),
    },
    {
      id: 'customer',
      header: t('fact.customer'),
      cell: ({ customer }) => <span className={cells.who}>{customer}</span>,
    },
    ...(kind === 'pl' ? packed : [total]),
    {
      id: 'of',
      header: t('fact.of'),
      cell: ({ order, quote, shipment }) => (shipment ?? order ?? quote)?.number ?? '',
    },
    {
      id: 'date',
      header: said(PAPER_WORDS.date),
      cell: ({ createdAt, issueDate }) => (issueDate === '' ? dateOnly(createdAt, locale) : issueDate),
    },
  ];
}
