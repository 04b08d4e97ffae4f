import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './template-page.module.css';
import type { useTemplateCommands } from './use-template-commands.ts';
import type { TemplateDraft } from './use-template-draft.ts';

export interface TemplateActionsProps {
  draft: TemplateDraft;
  commands: ReturnType<typeof useTemplateCommands>;
  testAddress: string | null;
  onTest: () => void;
}

/** What can be done with a text. What cannot be done just now stays where it is, so that the focus does. */
export function TemplateActions({ draft, commands, testAddress, onTest }: TemplateActionsProps): ReactNode {
  const { t } = useTranslation('mail');
  const hint = useId();
  const { stored, text, isDirty, isStale } = draft;

  function discard(): void {
    if (!isDirty) return;
    draft.discard();
    const action = { label: t('edit.undo'), run: () => draft.change(text) };
    toasts.show({ tone: 'info', text: t('edit.discarded'), action });
  }

  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" busy={commands.save.isPending} aria-disabled={!isDirty || isStale}>
        {t('edit.save')}
      </Button>
      <Button
        busy={commands.test.isPending}
        aria-disabled={testAddress === null}
        aria-describedby={hint}
        onClick={() => testAddress !== null && onTest()}
      >
        {t('edit.test')}
      </Button>
      <Button aria-disabled={!isDirty} onClick={discard}>
        {t('edit.discard')}
      </Button>
      <ResetButton isOwn={stored.own !== null} reset={commands.reset} />
      <p id={hint} className={styles.hint}>
        {testAddress === null ? t('edit.testNowhere') : t('edit.testTo', { address: testAddress })}
      </p>
    </div>
  );
}

interface ResetButtonProps {
  isOwn: boolean;
  reset: TemplateActionsProps['commands']['reset'];
}

function ResetButton({ isOwn, reset }: ResetButtonProps): ReactNode {
  const { t } = useTranslation('mail');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button aria-disabled={!isOwn} onClick={() => isOwn && setAsking(true)}>
        {t('edit.reset')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('edit.resetTitle')}
          confirm={t('edit.reset')}
          busy={reset.isPending}
          onConfirm={() => reset.mutate(undefined, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <p>{t('edit.resetText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
