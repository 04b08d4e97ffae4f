import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryReplyRoute, type OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { ENQUIRIES_KEY, openEnquiryQuery } from './enquiry-queries.ts';
import { MessageForm } from './message-form.tsx';

/** Replies to the answer of an enquiry, or adds to it; what was answered or closed is in progress again. */
export function ReplyForm({ enquiry: { id, state } }: { enquiry: OpenEnquiryDto }): ReactNode {
  const { t } = useTranslation('enquiries');
  const cache = useQueryClient();
  const reply = useMutation({
    mutationFn: (text: string) => call(enquiryReplyRoute, { params: { id }, body: { text } }),
    onSuccess(enquiry) {
      cache.setQueryData(openEnquiryQuery(id).queryKey, enquiry);
      toasts.show({ tone: 'success', text: t('reply.done') });
    },
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: ENQUIRIES_KEY }),
  });
  const words = {
    title: t('reply.title'),
    label: t('reply.text'),
    hint: t('reply.hint'),
    missing: t('reply.missing'),
    send: t('reply.send'),
  };
  return (
    <MessageForm
      storedAs={`reply ${id}`}
      words={words}
      isNext={state === 'answered'}
      isBusy={reply.isPending}
      onSend={(text) => reply.mutateAsync(text)}
    />
  );
}
