import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes, type LineDto, type ReleaseCheckDto } from '#modules/cart/contract.ts';
import type { ReleaseState } from '#modules/cart/domain/release-state.ts';
import { LINES_KEY } from '#modules/cart/web/line-list-query.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import styles from './release-tag.module.css';
import type { ListWords } from './row-words.ts';
import type { Batching } from './use-batch.ts';

const TONES = { valid: 'fits', changed: 'near', invalid: 'refused' } satisfies Record<ReleaseState, Tone>;

interface DialogOf {
  line: LineDto;
  batch: Batching;
}

export interface ReleaseTagProps extends DialogOf {
  t: ListWords;
}

/** How a line stands to the product data in force; where it is not the same any more, what differs is a press away. */
export function ReleaseTag({ line, batch, t }: ReleaseTagProps): ReactNode {
  const { figuresOpen, releaseState = 'valid' } = line;
  // One state: what is to be confirmed is not called valid beside it.
  if (releaseState === 'valid' && figuresOpen) return <Tag tone="near">{t('release.toConfirm')}</Tag>;
  const tag = <Tag tone={TONES[releaseState]}>{t(`release.${releaseState}`)}</Tag>;
  if (releaseState === 'valid') return tag;
  const name = t('release.openNamed', { name: line.productName, state: t(`release.${releaseState}`) });
  return <OpenedRelease tag={tag} name={name} line={line} batch={batch} />;
}

interface OpenedReleaseProps extends DialogOf {
  tag: ReactNode;
  name: string;
}

function OpenedRelease({ tag, name, line, batch }: OpenedReleaseProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {tag}
      </button>
      {isOpen && <ReleaseDialog line={line} batch={batch} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReleaseDialog({ line, batch, onClose }: DialogOf & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('cart');
  const { id, version } = line;
  const check = useQuery({
    queryKey: [...LINES_KEY, 'release', id, version],
    queryFn: ({ signal }) => call(cartRoutes.release, { params: { id }, signal }),
  });
  async function migrate(): Promise<void> {
    if (await batch.run({ action: 'migrate', ids: [id] })) onClose();
  }
  return (
    <Dialog title={t('release.title', { name: line.productName })} onClose={onClose}>
      {check.isError && <ErrorState onRetry={() => void check.refetch()}>{failureText(check.error, t)}</ErrorState>}
      {check.isPending && <Skeleton shape="rows" count={3} />}
      {check.data && <Differences check={check.data} />}
      <DialogActions>
        <Button onClick={onClose}>{t('web:ui.close')}</Button>
        {check.data?.state === 'changed' && line.abilities.edit && (
          <Button look="primary" busy={batch.isBusy} onClick={() => void migrate()}>
            {t('release.migrate')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Differences({ check }: { check: ReleaseCheckDto }): ReactNode {
  const { t } = useTranslation('cart');
  const { state, reason, from, to, differences } = check;
  const said = (text: string) => (text === '' ? '–' : text);
  return (
    <>
      <p>{t(`release.${state}Text`)}</p>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {differences.length > 0 && (
        <DataTable
          caption={t('release.differences')}
          rows={differences}
          rowId={({ label }) => label}
          columns={[
            { id: 'label', header: t('release.field'), cell: ({ label }) => label },
            { id: 'from', header: t('release.from'), cell: (one) => said(one.from) },
            { id: 'to', header: t('release.to'), cell: (one) => said(one.to) },
          ]}
        />
      )}
      <p className={styles.hashes}>{t('release.hashes', { from, to })}</p>
    </>
  );
}
