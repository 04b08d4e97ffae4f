import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OpenShipmentDto, shipmentStepRoutes } from '#modules/bills/contract.ts';
import { BILLS_KEY, openShipmentQuery } from '#modules/bills/web/bill-queries.ts';
import { ORDERS_KEY } from '#modules/orders/web/public.ts';
import { call } from '#web/calls/call.ts';
import { useActedFor } from '#web/session/acting.ts';
import { toasts } from '#web/ui/toasts.ts';

/** A step of a shipment with all that is said with it; `version` is added where it is left out. */
export type TakenShipmentStep = {
  readonly [Action in keyof typeof shipmentStepRoutes]: {
    readonly action: Action;
    readonly body: NonNullable<Parameters<typeof call<(typeof shipmentStepRoutes)[Action]>>[1]>['body'];
  };
}[keyof typeof shipmentStepRoutes];

/** Takes a step of a shipment, says so and shows it as it stands then; orders move with it. What asked for the step is told first. After a refusal it is read anew. */
export function useShipmentStep(shipment: OpenShipmentDto, onTaken?: (answer: OpenShipmentDto) => void) {
  const { t } = useTranslation('bills');
  const cache = useQueryClient();
  const customerId = useActedFor()?.id;
  return useMutation({
    mutationFn: ({ action, body }: TakenShipmentStep): Promise<OpenShipmentDto> =>
      call(shipmentStepRoutes[action], {
        params: { id: shipment.id },
        body: { version: shipment.version, ...body } as never,
      }),
    onSuccess(answer, { action }) {
      onTaken?.(answer);
      toasts.show({ tone: 'success', text: t(`shipment.done.${action}`) });
      cache.setQueryData(openShipmentQuery(answer.id, customerId).queryKey, answer);
    },
    async onSettled() {
      await cache.invalidateQueries({ queryKey: BILLS_KEY });
      await cache.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}

export type ShipmentStepping = ReturnType<typeof useShipmentStep>;
