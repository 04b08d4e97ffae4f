import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OpenOrderDto, orderStepRoutes } from '#modules/orders/contract.ts';
import { ORDERS_KEY, openOrderQuery } from '#modules/orders/web/order-queries.ts';
import { call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { Step } from './step-forms.ts';

/**
 * Takes a step of an order over the version that was read, says so and shows the order as it stands then. After a refusal it is read
 * anew: somebody else, or an import, has moved it, most likely.
 */
export function useOrderStep({ id, version }: OpenOrderDto) {
  const { t } = useTranslation('orders');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  return useMutation({
    mutationFn: ({ body, step }: { readonly step: Step; readonly body: object }) =>
      // Which fields a step has stands in one table here, and in its contract, which judges what is sent.
      call(orderStepRoutes[step], { params: { id }, body: { ...body, version } as never }),
    onSuccess(order, { step }) {
      toasts.show({ tone: 'success', text: t(`step.done.${step}`) });
      cache.setQueryData(openOrderQuery(order.id, customerId).queryKey, order);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
