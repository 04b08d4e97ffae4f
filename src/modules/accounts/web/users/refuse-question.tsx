import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import type { UserDialogProps } from './user-dialogs.tsx';

/** Asks before a registration is refused: the account goes with all its person told, and cannot be had back. */
export function RefuseQuestion({ user, onClose }: UserDialogProps): ReactNode {
  const { t } = useTranslation('accounts');
  const names = { name: user.username, organisation: user.organisationName };
  const change = useUserChange({
    change: () => call(userRoutes.refuse, { params: { id: user.id } }),
    done: t('users.refuse.done', names),
    onClose,
  });
  return (
    <ConfirmDialog
      title={t('users.refuse.title')}
      confirm={t('users.refuse.submit')}
      danger
      busy={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      <p>{t('users.refuse.text', names)}</p>
    </ConfirmDialog>
  );
}
