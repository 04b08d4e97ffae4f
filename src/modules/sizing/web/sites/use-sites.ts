import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SiteProfileDto, siteProfileRoutes } from '#modules/sizing/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { sessionOwner } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

/** The sites one has kept. */
export function sitesQuery() {
  return queryOptions({
    queryKey: ['sizing-sites', sessionOwner()],
    queryFn: ({ signal }) => call(siteProfileRoutes.list, { signal }),
  });
}

/** Keeps sites and deletes them; the menu shows at once what there is then. */
export function useSites() {
  const { t } = useTranslation('sizing');
  const cache = useQueryClient();
  const show = (sites: { rows: SiteProfileDto[] }) => cache.setQueryData(sitesQuery().queryKey, sites);
  const keep = useMutation({
    mutationFn: (body: SiteProfileDto) => call(siteProfileRoutes.keep, { body }),
    onSuccess(sites, { name }) {
      show(sites);
      toasts.show({ tone: 'success', text: t('sites.done.keep', { name }) });
    },
  });
  const forget = useMutation({
    mutationFn: (name: string) => call(siteProfileRoutes.forget, { query: { name } }),
    onSuccess(sites, name) {
      show(sites);
      toasts.show({ tone: 'success', text: t('sites.done.forget', { name }) });
    },
    onError: (error) => notifyFailure(error, t),
  });
  return { forget, keep };
}
