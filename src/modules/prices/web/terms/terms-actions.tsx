import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './terms.module.css';

interface TermsActionsProps {
  isDirty: boolean;
  isBusy: boolean;
  discard: () => void;
  /** Puts back what was typed before it was discarded. */
  onUndo: () => void;
}

/** Saves or discards what was typed. What cannot be done just now stays where it is, so that the focus does. */
export function TermsActions({ isDirty, isBusy, discard, onUndo }: TermsActionsProps): ReactNode {
  const { t } = useTranslation('prices');

  function handleDiscard(): void {
    if (!isDirty) return;
    discard();
    toasts.show({
      tone: 'info',
      text: t('terms.discarded'),
      action: { label: t('terms.undo'), run: onUndo },
    });
  }

  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" busy={isBusy} aria-disabled={!isDirty}>
        {t('terms.save')}
      </Button>
      <Button aria-disabled={!isDirty} onClick={handleDiscard}>
        {t('terms.discard')}
      </Button>
      <span role="status" className={styles.state}>
        {isDirty && t('terms.unsaved')}
      </span>
    </div>
  );
}
