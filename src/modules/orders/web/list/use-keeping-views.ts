import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SavedViewDto, savedViewRoutes } from '#modules/orders/contract.ts';
import type { ViewedPage } from '#modules/orders/domain/saved-views.ts';
import { savedViewsQuery } from '#modules/orders/web/order-queries.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Keeps filters of a list and deletes them; the menu shows at once what there is then. */
export function useKeepingViews(page: ViewedPage) {
  const { t } = useTranslation('orders');
  const cache = useQueryClient();
  const show = (views: { rows: SavedViewDto[] }) => cache.setQueryData(savedViewsQuery(page).queryKey, views);
  const keep = useMutation({
    mutationFn: ({ name, query }: SavedViewDto) => call(savedViewRoutes.keep, { body: { page, name, query } }),
    onSuccess(views, { name }) {
      show(views);
      toasts.show({ tone: 'success', text: t('views.done.keep', { name }) });
    },
  });
  const forget = useMutation({
    mutationFn: (name: string) => call(savedViewRoutes.forget, { query: { page, name } }),
    onSuccess(views, name) {
      show(views);
      toasts.show({ tone: 'success', text: t('views.done.forget', { name }) });
    },
    onError: (error) => notifyFailure(error, t),
  });
  return { forget, keep };
}
