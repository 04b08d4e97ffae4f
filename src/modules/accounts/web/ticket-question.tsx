import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface TicketQuestionProps {
  /** Whom the ticket is for. */
  name: string;
  onGoOn: () => void;
  onStay: () => void;
}

/** Asks somebody who is signed in whether to go on as the person a ticket is for. */
export function TicketQuestion({ name, onGoOn, onStay }: TicketQuestionProps): ReactNode {
  const { t } = useTranslation('accounts');
  const current = useSession()?.user.username ?? '';
  return (
    <ConfirmDialog
      title={t('ticket.question', { name })}
      confirm={t('ticket.goOn', { name })}
      onConfirm={onGoOn}
      onCancel={onStay}
    >
      <p>{t('ticket.text', { name, current })}</p>
    </ConfirmDialog>
  );
}
