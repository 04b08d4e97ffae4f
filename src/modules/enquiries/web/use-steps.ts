import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { enquiryStepRoutes, type OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import type { EnquiryAction } from '#modules/enquiries/domain/enquiry-states.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { ENQUIRIES_KEY, openEnquiryQuery } from './enquiry-queries.ts';

/** A step that needs nothing but the press of a button. */
export type PlainStep = Exclude<EnquiryAction, 'answer'>;

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
      toasts.show({ tone: 'success', text: t(`done.${action}`) });
    },
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: ENQUIRIES_KEY }),
  });
}
