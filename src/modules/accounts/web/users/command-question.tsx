import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import { USER_COMMANDS, type UserCommandName } from './user-commands.ts';
import type { UserDialogProps } from './user-dialogs.tsx';

type CommandQuestionProps = UserDialogProps & { command: UserCommandName };

/** Says what a command does to an account and asks before it is done. */
export function CommandQuestion({ command, user, onAsk, onClose }: CommandQuestionProps): ReactNode {
  const { t } = useTranslation('accounts');
  const { route, danger } = USER_COMMANDS[command];
  const names = { name: user.username, organisation: user.organisationName };
  const change = useUserChange({
    change: () => call(route, { params: { id: user.id } }),
    done: t(`users.${command}.done`, names),
    onClose: isInvitedAnew(command, user) ? () => onAsk('resendInvitation') : onClose,
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
      <p>{t(textOf(command, user), names)}</p>
      {command === 'confirm' && <Colleagues user={user} />}
    </ConfirmDialog>
  );
}

/** Somebody without a password comes in by a link alone, and the one there was ended when the account was disabled. */
function isInvitedAnew(command: UserCommandName, { onceEnabled, email }: AdminUserDto): boolean {
  return command === 'enable' && onceEnabled === 'invited' && email !== null;
}

/** What enabling an account does depends on what it was before. */
function textOf(command: UserCommandName, { onceEnabled }: AdminUserDto) {
  return command === 'enable' ? (`users.enable.text.${onceEnabled}` as const) : (`users.${command}.text` as const);
}

/** Who is in the organisation already: what the administrator knows the company by before letting one more in. */
function Colleagues({ user: { colleagues, organisationName } }: { user: AdminUserDto }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  if (colleagues.length === 0) return <p>{t('users.confirm.nobody', { organisation: organisationName })}</p>;
  const names = new Intl.ListFormat(localeOfInterface(i18n)).format(colleagues);
  return <p>{t('users.confirm.colleagues', { organisation: organisationName, names })}</p>;
}
