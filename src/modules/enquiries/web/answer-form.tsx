import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { reachOf } from './reach-of.ts';

const HINTS = { mail: 'answer.byMail', telephone: 'answer.byTelephone', none: 'answer.unreachable' } as const;

export interface AnswerFormProps extends Pick<MessageFormProps, 'isNext' | 'isBusy' | 'onSend'> {
  enquiry: OpenEnquiryDto;
}

/** Answers an enquiry. */
export function AnswerForm({ enquiry, ...form }: AnswerFormProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const reach = reachOf(enquiry);
  const words = {
    title: t('answer.title'),
    label: t('answer.text'),
    hint: t(HINTS[reach], { telephone: enquiry.telephone }),
    missing: t('answer.missing'),
    send: t(reach === 'mail' ? 'answer.send' : 'answer.save'),
  };
  return <MessageForm {...form} storedAs={`answer ${enquiry.id}`} words={words} />;
}
