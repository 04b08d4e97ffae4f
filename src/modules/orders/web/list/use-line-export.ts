import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderExportRoutes } from '#modules/orders/contract.ts';
import type { ExportFormat } from '#modules/orders/domain/line-export.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { type OrderFilter, queryOf } from './order-filter.ts';

export interface LineExport {
  /** The task that writes the file that was asked for last; undefined where none was, or it was put away. */
  readonly jobId: string | undefined;
  readonly isBusy: boolean;
  readonly order: (format: ExportFormat) => void;
  readonly putAway: () => void;
}

/** The lines of a filter as a file: asked for, and followed until it is there. */
export function useLineExport(filter: OrderFilter): LineExport {
  const { t } = useTranslation('orders');
  const [jobId, setJobId] = useState<string>();
  const asking = useMutation({
    mutationFn: (format: ExportFormat) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return call(orderExportRoutes.lines, {
        body: { ...queryOf(filter), format, timeZone },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    },
    onSuccess: (answer) => setJobId(answer.jobId),
    onError: (error) => notifyFailure(error, t),
  });
  return { jobId, isBusy: asking.isPending, order: asking.mutate, putAway: () => setJobId(undefined) };
}
