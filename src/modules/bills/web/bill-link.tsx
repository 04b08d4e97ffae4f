import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { pathOfBill } from '#modules/bills/domain/paths.ts';
import { BillStateTag } from './states.tsx';

export type BillLinkDto = OpenBillDto['revisions'][number];

/** Leads to a paper, with its kind and state. */
export function BillLink({ bill }: { bill: BillLinkDto }): ReactNode {
  const { t } = useTranslation('bills');
  const { isPairVoid, kind, number, state } = bill;
  return (
    <>
      <Link to={pathOfBill(bill)}>
        {t('kind.named', { kind: t(`kind.${kind}`), number: number ?? t('unnumbered') })}
      </Link>{' '}
      <BillStateTag {...{ isPairVoid, state }} />
    </>
  );
}
