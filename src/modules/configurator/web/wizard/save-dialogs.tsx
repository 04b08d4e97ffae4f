import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Saving } from './use-save.ts';

export interface SaveDialogsProps {
  saving: Saving;
  /** Opens the line again as it is saved now. */
  onReload: () => void;
}

/** What is asked around a save: whether to update (spec 001 §4), and what to do when somebody else was faster. */
export function SaveDialogs({ saving, onReload }: SaveDialogsProps): ReactNode {
  const { t } = useTranslation('configurator');
  switch (saving.phase) {
    case 'asking':
      return (
        <ConfirmDialog
          title={t('save.title')}
          confirm={t('save.confirm')}
          onConfirm={saving.confirm}
          onCancel={saving.dismiss}
        >
          <p>{t('save.text')}</p>
        </ConfirmDialog>
      );
    case 'conflict':
      return (
        <ConfirmDialog
          title={t('conflict.title')}
          confirm={t('conflict.reload')}
          onConfirm={onReload}
          onCancel={saving.dismiss}
        >
          <p>{t('conflict.text')}</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
