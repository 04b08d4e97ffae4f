import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { billRoutes, type OpenBillDto } from '#modules/bills/contract.ts';
import { BILLS_KEY } from '#modules/bills/web/bill-queries.ts';
import { download } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './bill-page.module.css';

/** From here on a page has room for a paper beside what is said in it. */
const ROOMY = '(min-width: 1100px)';

/** Whether there is room for the paper beside its fields. */
export function useRoomForPaper(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(ROOMY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(ROOMY).matches,
    () => false,
  );
}

/** The paper as it would be printed now; printed anew with each save. */
export function PaperView({ bill: { id, sha256, state, version } }: { bill: OpenBillDto }): ReactNode {
  const { t } = useTranslation('bills');
  const paper = useQuery({
    queryKey: [...BILLS_KEY, 'paper', id, version, sha256, state],
    queryFn: () => download(billRoutes.paper, { params: { id, format: 'pdf' } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (paper.data) return <Shown blob={paper.data.blob} />;
  if (paper.isError) return <ErrorState onRetry={() => void paper.refetch()}>{failureText(paper.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={12} />;
}

function Shown({ blob }: { blob: Blob }): ReactNode {
  const { t } = useTranslation('bills');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (address === undefined) return null;
  // Without the pane of pages, the paper has all the room.
  return <iframe className={styles.paper} src={`${address}#navpanes=0`} title={t('page.paper')} />;
}
