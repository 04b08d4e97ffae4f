import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { cartRoutes } from '#modules/cart/contract.ts';
import { useUnitSystem } from '#modules/configurator/web/public.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useSheetColumns } from './list-menus.tsx';

type SheetInput = z.input<typeof cartRoutes.exportSheet.body>;

export interface ListSheet {
  /** The task that writes the last sheet that was asked for; undefined where none was, or it was put away. */
  readonly jobId: string | undefined;
  readonly isBusy: boolean;
  /** Asks for lines as a sheet, with the columns that were chosen, else all, in the units the list has now. */
  readonly order: (lines: SheetInput['lines']) => void;
  readonly putAway: () => void;
}

/** The list as XLSX: asked for, and followed until its file is there. */
export function useListSheet(): ListSheet {
  const { t } = useTranslation('cart');
  const [jobId, setJobId] = useState<string>();
  const columns = useSheetColumns();
  const system = useUnitSystem();
  const asking = useMutation({
    mutationFn: (lines: SheetInput['lines']) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return call(cartRoutes.exportSheet, {
        body: { lines, columns: [...columns], system, timeZone },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    },
    onSuccess: (answer) => setJobId(answer.jobId),
    onError: (error) => notifyFailure(error, t),
  });
  return {
    jobId,
    isBusy: asking.isPending,
    order: (lines) => asking.mutate(lines),
    putAway: () => setJobId(undefined),
  };
}
