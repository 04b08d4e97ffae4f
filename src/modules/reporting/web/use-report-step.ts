import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OpenReportDto, reportQuoteRoutes, reportStepRoutes } from '#modules/reporting/contract.ts';
import { call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { toasts } from '#web/ui/toasts.ts';
import { openReportQuery, REPORTS_KEY } from './report-queries.ts';

/** The steps of a report as it is shown: each over the version that somebody has read. */
function reportCalls({ duplicatesHash, id, version }: OpenReportDto) {
  const params = { id };
  return {
    approve: () => call(reportStepRoutes.approve, { params, body: { version, duplicatesHash: duplicatesHash ?? '' } }),
    refuse: (reason: string) => call(reportStepRoutes.refuse, { params, body: { version, reason } }),
    extend: () => call(reportStepRoutes.extend, { params, body: { version } }),
    withdraw: (reason: string) => call(reportStepRoutes.withdraw, { params, body: { version, reason } }),
    name: (quoteId: string) => call(reportQuoteRoutes.name, { params: { id, quoteId } }),
    unname: (quoteId: string) => call(reportQuoteRoutes.unname, { params: { id, quoteId } }),
  };
}

export type ReportCalls = ReturnType<typeof reportCalls>;

/** A step that somebody takes: its name, and how the server is asked for it. */
export interface TakenStep {
  readonly action: string;
  readonly by: (calls: ReportCalls) => Promise<OpenReportDto>;
}

/** Takes a step of a report, says so and shows the report as it stands then; after a refusal it is read anew. */
export function useReportStep(report: OpenReportDto) {
  const { t } = useTranslation('reporting');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  return useMutation({
    mutationFn: ({ by }: TakenStep) => by(reportCalls(report)),
    onSuccess(answer, { action }) {
      toasts.show({ tone: 'success', text: t(`done.${action}`) });
      cache.setQueryData(openReportQuery(answer.id, customerId).queryKey, answer);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
