import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { enquiryStepRoutes, type OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import type { EnquiryAction } from '#modules/enquiries/domain/enquiry-states.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { ENQUIRIES_KEY, openEnquiryQuery } from './enquiry-queries.ts';
import { reachOf } from './reach-of.ts';

/** Steps with a text of their own. */
type WrittenStep = 'answer' | 'reply';

/** A step that needs nothing but the press of a button. */
export type PlainStep = Exclude<EnquiryAction, WrittenStep>;

/** Whether a step says something in words. */
export function isWritten(action: EnquiryAction): action is WrittenStep {
  return action === 'answer' || action === 'reply';
}

type Done = { readonly action: PlainStep } | { readonly action: 'answer'; readonly text: string };

/** Does a step of an enquiry, says so, and shows it as it stands then; what failed is shown as somebody else has left it. */
export function useSteps({ id, version }: Pick<OpenEnquiryDto, 'id' | 'version'>) {
  const { t } = useTranslation('enquiries');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (done: Done) =>
      done.action === 'answer'
        ? call(enquiryStepRoutes.answer, { params: { id }, body: { version, text: done.text } })
        : call(enquiryStepRoutes[done.action], { params: { id }, body: { version } }),
    onSuccess: (enquiry, { action }) => {
      cache.setQueryData(openEnquiryQuery(id).queryKey, enquiry);
      if (action === 'answer') toasts.show(toldAnswer(enquiry, t));
      else toasts.show({ tone: 'success', text: t(`done.${action}`) });
    },
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: ENQUIRIES_KEY }),
  });
}

/** What became of an answer: on its way by mail, or written down alone. */
function toldAnswer(enquiry: OpenEnquiryDto, t: TFunction<'enquiries'>) {
  const reach = reachOf(enquiry);
  if (reach === 'mail') return { tone: 'success', text: t('done.answer') } as const;
  const text = reach === 'none' ? t('done.unreachable') : t('done.noted', { telephone: enquiry.telephone });
  return { tone: 'warning', text } as const;
}
