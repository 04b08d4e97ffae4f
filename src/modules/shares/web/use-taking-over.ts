import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartRoutes } from '#modules/cart/contract.ts';
import { LINES_KEY } from '#modules/cart/web/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';

interface Taken {
  readonly form: SavedForm;
  readonly quantity: number;
}

/** Saves a shared product in the own list, or in that of the customer acted for; the same one sent again is saved once. */
export function useTakingOver() {
  const { t } = useTranslation('shares');
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ form, quantity }: Taken) =>
      call(cartRoutes.create, { body: { ...form, quantity }, headers: { 'idempotency-key': `${key}-${quantity}` } }),
    onSuccess({ productName }) {
      toasts.show({ tone: 'success', text: t('add.done', { name: productName }) });
      void cache.invalidateQueries({ queryKey: LINES_KEY });
    },
    onError: (error) => notifyFailure(error, t, { prefix: t('add.failed') }),
  });
}
