import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenOrderDto, subscriptionRoutes } from '#modules/orders/contract.ts';
import { openOrderQuery } from '#modules/orders/web/order-queries.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';

/** Whether one is told by mail what becomes of an order; pressed again one is told no more. */
export function FollowOrder({ order }: { order: OpenOrderDto }): ReactNode {
  const { t } = useTranslation('orders');
  const { id, isSubscribed } = order;
  const following = useFollowing(id);
  return (
    <Button
      look="quiet"
      aria-pressed={isSubscribed}
      title={t('follow.hint')}
      busy={following.isPending}
      onClick={() => following.mutate(!isSubscribed)}
    >
      {isSubscribed && <Icon name="check" size={14} />}
      {t(isSubscribed ? 'follow.on' : 'follow.off')}
    </Button>
  );
}

/** Has the server follow an order or not, and shows at once what stands there then. */
function useFollowing(id: string) {
  const { t } = useTranslation('orders');
  const cache = useQueryClient();
  const { queryKey } = openOrderQuery(id, useActedFor()?.id);
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      call(isWanted ? subscriptionRoutes.follow : subscriptionRoutes.unfollow, { params: { id } }),
    onSuccess: ({ isSubscribed }) =>
      cache.setQueryData<OpenOrderDto>(queryKey, (order) => order && { ...order, isSubscribed }),
    onError: (error) => notifyFailure(error, t),
  });
}
