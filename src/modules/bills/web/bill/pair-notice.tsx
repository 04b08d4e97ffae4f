import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import styles from './bill-page.module.css';

/** How an issued paper stands to the other one of its shipment, where that is not plain: which is void, which it belongs to, and what to do. */
export function PairNotice({ bill }: { bill: OpenBillDto }): ReactNode {
  const { t } = useTranslation('bills');
  const word = wordOf(bill);
  if (word === undefined) return null;
  const isReplaced = word === 'namesVoid' && bill.pair?.number != null;
  const values = { named: bill.invoiceNamed, number: bill.pair?.number };
  return (
    <p className={styles.notice} role="status">
      <span>
        {t(`pair.${word}`, values)}
        {bill.side === 'P' && word !== 'unnamed' && ` ${t(`pair.mend.${isReplaced ? 'revise' : word}`, values)}`}
      </span>
    </p>
  );
}

function wordOf({ invoiceNamed, isPairVoid, kind, pair, state }: OpenBillDto) {
  if (state !== 'issued' || kind === 'pi') return undefined;
  if (isPairVoid) return kind === 'ci' ? 'listVoid' : invoiceNamed ? 'namesVoid' : 'invoiceVoid';
  return kind === 'pl' && invoiceNamed === '' && pair?.number != null ? 'unnamed' : undefined;
}
