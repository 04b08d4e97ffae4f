import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import { VIEW_NAME_LENGTH } from '#modules/orders/domain/saved-views.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { NameDialog } from '#web/ui/name-dialog.tsx';

interface ViewNameDialogProps {
  /** The names there are: one of them again replaces what it stands for. */
  taken: readonly string[];
  isBusy: boolean;
  error: Error | null;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks under which name a filter is kept. */
export function ViewNameDialog({ error, taken, ...dialog }: ViewNameDialogProps): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <NameDialog
      {...dialog}
      title={t('views.keep')}
      label={t('views.name')}
      hintOf={(name) => (taken.includes(name) ? t('views.replaces') : t('views.hint'))}
      missing={t('views.nameMissing')}
      confirm={t('views.confirm')}
      longest={VIEW_NAME_LENGTH}
      failure={<FormFailure>{error ? failureText(error, t) : undefined}</FormFailure>}
    />
  );
}
