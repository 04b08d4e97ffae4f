import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenBillDto } from '#modules/bills/contract.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useActedFor } from '#web/session/acting.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { classes } from '#web/ui/classes.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { BillFiles } from './bill/bill-files.tsx';
import { BillHead } from './bill/bill-head.tsx';
import styles from './bill/bill-page.module.css';
import { BillSteps } from './bill/bill-steps.tsx';
import { DraftBill } from './bill/draft-bill.tsx';
import { PairNotice } from './bill/pair-notice.tsx';
import { PaperView, useRoomForPaper } from './bill/paper-view.tsx';
import { openBillQuery } from './bill-queries.ts';
import { History } from './history.tsx';

/** One paper: what it says, what the checker finds in it, how it would be printed, and what may be done with it now. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('bills');
  const bill = useQuery(openBillQuery(id, useActedFor()?.id));
  useTabDetail(bill.data && (bill.data.number ?? t('draftOf', { kind: t(`kind.${bill.data.kind}`) })));
  if (bill.data) return <Bill key={bill.data.id} bill={bill.data} />;
  if (isRefusal(bill.error, 'record.unknown')) return <NotFoundPage />;
  if (bill.isError) return <ErrorState onRetry={() => void bill.refetch()}>{failureText(bill.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Bill({ bill }: { bill: OpenBillDto }): ReactNode {
  const { t } = useTranslation('bills');
  const isRoomy = useRoomForPaper();
  const { draft, kind, number } = bill;
  return (
    <>
      <ListHead title={t('kind.named', { kind: t(`kind.${kind}`), number: number ?? t('unnumbered') })}>
        <Link to={BILL_PATHS[kind]}>{t('toAll', { what: t(`kinds.${kind}`) })}</Link>
      </ListHead>
      <div className={classes(styles.page, isRoomy && styles.withPaper)} data-paper>
        <div className={styles.main}>
          {draft === null ? (
            <>
              <BillSteps bill={bill} isDirty={false} saving={{ isPending: false }} onSave={() => {}} />
              <PairNotice bill={bill} />
              <BillHead bill={bill} />
            </>
          ) : (
            <DraftBill bill={bill} draft={draft} />
          )}
          <BillFiles bill={bill} />
          <History history={bill.history} />
        </div>
        {isRoomy && (
          <div className={styles.beside}>
            <PaperView bill={bill} />
          </div>
        )}
      </div>
    </>
  );
}
