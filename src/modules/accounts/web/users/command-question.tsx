import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { call } from '#web/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import { USER_COMMANDS, type UserCommandName } from './user-commands.ts';

interface CommandQuestionProps {
  command: UserCommandName;
  user: AdminUserDto;
  onClose: () => void;
}

/** Says what a command does to an account and asks before it is done. */
export function CommandQuestion({ command, user, onClose }: CommandQuestionProps): ReactNode {
  const { t } = useTranslation('accounts');
  const { route, danger } = USER_COMMANDS[command];
  const names = { name: user.username, organisation: user.organisationName };
  const change = useUserChange({
    change: () => call(route, { params: { id: user.id } }),
    done: t(`users.${command}.done`, names),
    onClose,
  });
  return (
    <ConfirmDialog
      title={t(`users.${command}.title`)}
      confirm={t(`users.${command}.action`)}
      danger={danger}
      busy={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      <p>{t(`users.${command}.text`, names)}</p>
    </ConfirmDialog>
  );
}
