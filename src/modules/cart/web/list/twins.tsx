import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { LINES_KEY } from '#modules/cart/web/line-list-query.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { ListWords } from './row-words.ts';
import styles from './twins.module.css';
import type { Batching } from './use-batch.ts';

interface DialogOf {
  line: LineDto;
  batch: Batching;
}

export interface TwinsProps extends DialogOf {
  t: ListWords;
}

/** Says that other lines have the same type code, and offers to add their quantities to this one. */
export function Twins({ line, batch, t }: TwinsProps): ReactNode {
  const { twins = 0 } = line;
  if (twins === 0) return null;
  return (
    <OpenedTwins
      said={t('twins.said', { count: twins })}
      short={t('twins.short', { count: twins })}
      line={line}
      batch={batch}
    />
  );
}

function OpenedTwins({ said, short, line, batch }: DialogOf & { said: string; short: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={said}
        title={said}
        onClick={() => setOpen(true)}
      >
        {short}
      </button>
      {isOpen && <TwinsDialog line={line} batch={batch} onClose={() => setOpen(false)} />}
    </>
  );
}

function TwinsDialog({ line, batch, onClose }: DialogOf & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('cart');
  const { id, fullTypeCode } = line;
  const found = useQuery({
    queryKey: [...LINES_KEY, 'twins', id],
    queryFn: ({ signal }) => call(cartRoutes.list, { query: { sameAs: id, pageSize: '200' }, signal }),
  });
  const lines = found.data?.rows ?? [];
  const others = lines.filter((one) => one.id !== id);
  const sum = lines.reduce((total, { quantity }) => total + quantity, 0);
  async function add(): Promise<void> {
    if (await batch.run({ action: 'merge', ids: [id, ...others.map((one) => one.id)] })) onClose();
  }
  return (
    <Dialog title={t('twins.title')} width="medium" onClose={onClose}>
      <p>
        <code>{fullTypeCode}</code>
      </p>
      {found.isError && <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>}
      {found.isPending && <Skeleton shape="rows" count={2} />}
      <ul className={styles.lines}>
        {lines.map((one) => (
          <li key={one.id}>
            {t('twins.line', {
              quantity: one.quantity,
              what: [one.itemNumber, one.note, one.folder].filter(Boolean).join(' · ') || t('twins.plain'),
            })}
          </li>
        ))}
      </ul>
      <p>{t('twins.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('twins.keep')}</Button>
        <Button look="primary" busy={batch.isBusy} disabled={others.length === 0} onClick={() => void add()}>
          {t('twins.add', { sum })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
