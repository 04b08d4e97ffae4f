import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareLine } from '#modules/cart/web/public.ts';
import type { NewShareDto } from '#modules/shares/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { MadeLink } from './made-link.tsx';
import { NewLink } from './new-link.tsx';
import styles from './share-dialog.module.css';
import { ShareList } from './share-list.tsx';
import { sharesQuery } from './share-query.ts';

export interface ShareDialogProps {
  line: Parameters<ShareLine>[0];
  onClose: () => void;
}

/** The links of a saved configuration: make one, see how each stands, withdraw it. */
export function ShareDialog({ line, onClose }: ShareDialogProps): ReactNode {
  const { t } = useTranslation('shares');
  const [made, setMade] = useState<NewShareDto>();
  const shares = useQuery(sharesQuery(line.id));
  return (
    <Dialog title={t('dialog.title', { name: line.productName })} width="wide" onClose={onClose}>
      <p className={styles.lead}>{t('dialog.lead')}</p>
      <NewLink lineId={line.id} onMade={setMade} />
      {made && <MadeLink key={made.id} share={made} />}
      <h3 className={styles.heading}>{t('list.title')}</h3>
      {shares.isError && !shares.data && (
        <ErrorState onRetry={() => void shares.refetch()}>{failureText(shares.error, t)}</ErrorState>
      )}
      {shares.isPending && <Skeleton shape="rows" count={2} />}
      {shares.data && <ShareList line={line} shares={shares.data} />}
      <DialogActions>
        <Button onClick={onClose}>{t('web:ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
