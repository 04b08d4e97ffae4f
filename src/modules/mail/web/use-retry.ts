import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MailDto, mailRoutes } from '#modules/mail/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { MAILS_KEY } from './mail-queries.ts';

/** Puts a failed mail back into the outbox, says what came of it, and reads the outbox anew. */
export function useRetry() {
  const { t } = useTranslation('mail');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<MailDto, 'id'>) => call(mailRoutes.retry, { params: { id } }),
    onSuccess: () => toasts.show({ tone: 'success', text: t('retried') }),
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: MAILS_KEY }),
  });
}
