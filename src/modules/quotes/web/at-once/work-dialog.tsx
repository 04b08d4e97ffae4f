import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Outcome } from './one-by-one.ts';
import type { Work } from './use-work-at-once.ts';
import styles from './work-dialog.module.css';

interface WorkDialogProps {
  work: Work;
  onStop: () => void;
  onClose: () => void;
}

/** How far something is that is done with several quotes, with a stop; once it has ended, what became of each. */
export function WorkDialog({ work, onStop, onClose }: WorkDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { count, deed, outcomes, state } = work;
  const hasEnded = state === 'ended';
  return (
    <Dialog
      title={t(`atOnce.title.${deed}`, { count })}
      width="form"
      dismissable={hasEnded}
      onClose={hasEnded ? onClose : onStop}
    >
      {hasEnded ? <Outcomes outcomes={outcomes} /> : <Progress done={outcomes.length} count={count} />}
      <VisuallyHidden role="status">{useAnnouncement(work)}</VisuallyHidden>
      <DialogActions>
        <Button data-autofocus busy={state === 'stopping'} onClick={hasEnded ? onClose : onStop}>
          {t(hasEnded ? 'web:ui.close' : 'atOnce.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Progress({ done, count }: { done: number; count: number }): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <p className={styles.far}>
      <progress aria-label={t('atOnce.progress')} value={done} max={Math.max(1, count)} />
      <span>{t('atOnce.far', { done, count })}</span>
    </p>
  );
}

/** Those that were not done stand first: they are what is left to do. */
function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }): ReactNode {
  const { t } = useTranslation('quotes');
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  const done = outcomes.filter(({ fault }) => fault === undefined);
  return (
    <>
      <p>{t('atOnce.ended', { done: done.length, count: outcomes.length })}</p>
      <ul className={styles.outcomes} aria-label={t('atOnce.outcomes')}>
        {[...failed, ...done].map(({ quote: { id, number }, fault }) => (
          <li key={id}>
            <strong>{number}</strong> <span className={fault && styles.fault}>{fault ?? t('atOnce.done')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is read out: every quarter, and the end; each quote would never end. */
function useAnnouncement({ count, outcomes, state }: Work): string {
  const { t } = useTranslation('quotes');
  const done = outcomes.filter(({ fault }) => fault === undefined).length;
  if (state === 'ended') return t('atOnce.ended', { done, count });
  const quarters = Math.floor((outcomes.length / Math.max(1, count)) * 4);
  return t('atOnce.far', { done: Math.floor((quarters * count) / 4), count });
}
