import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { cartRoutes } from '#modules/cart/contract.ts';
import { LINES_KEY } from '#modules/cart/web/line-list-query.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';

export type BatchInput = z.input<typeof cartRoutes.batch.body>;

export interface Batching {
  readonly isBusy: boolean;
  /** Does it, says so, and shows the list as it is then: the ids of the lines it came to; none where it was not done. */
  readonly run: (body: BatchInput) => Promise<readonly string[] | undefined>;
}

/** Does something to several lines at once: to all of them, or to none. What it took out of the list can be had back from the message. */
export function useBatch(): Batching {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const batch = useMutation({
    mutationFn: (body: BatchInput) =>
      call(cartRoutes.batch, { body, headers: { 'idempotency-key': crypto.randomUUID() } }),
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: LINES_KEY }),
  });

  const { isPending: isBusy, mutateAsync } = batch;
  return useMemo(() => {
    async function run(body: BatchInput): Promise<readonly string[] | undefined> {
      const done = await mutateAsync(body).catch(() => undefined);
      if (done === undefined) return undefined;
      const undo = undoOf(body);
      toasts.show({
        tone: 'success',
        text: t(`batch.done.${body.action}`, { count: body.ids.length }),
        ...(undo && { action: { label: t('batch.undo'), run: () => void run(undo) } }),
      });
      return done.ids;
    }
    return { isBusy, run };
  }, [isBusy, mutateAsync, t]);
}

/** What has back what a batch took out of the list. */
function undoOf({ action, ids }: BatchInput): BatchInput | undefined {
  if (action === 'delete') return { action: 'restore', ids };
  return action === 'merge' ? { action: 'unmerge', ids } : undefined;
}
