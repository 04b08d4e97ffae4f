import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewedPage } from '#modules/orders/domain/saved-views.ts';
import { savedViewsQuery } from '#modules/orders/web/order-queries.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';
import { addressOf, filterOf, type OrderFilter } from './order-filter.ts';
import { useKeepingViews } from './use-keeping-views.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

interface SavedViewsProps {
  page: ViewedPage;
  filter: OrderFilter;
  onChoose: (query: string) => void;
}

/** The filters one has kept of a list: what stands now can be kept under a name, or deleted where it is one of them. */
export function SavedViews({ filter, onChoose, page }: SavedViewsProps): ReactNode {
  const { t } = useTranslation('orders');
  const [isNaming, setNaming] = useState(false);
  const { data } = useQuery(savedViewsQuery(page));
  const { forget, keep } = useKeepingViews(page);
  const views = data?.rows ?? [];
  const now = addressOf(filter);
  const current = views.find(({ query }) => addressOf(filterOf(new URLSearchParams(query))) === now);
  const kept = views.map(
    ({ name, query }): MenuItem => ({
      ...{ id: `view ${name}`, label: name, group: t('views.kept') },
      checked: name === current?.name,
      onSelect: () => onChoose(query),
    }),
  );
  const change: MenuItem =
    current === undefined
      ? { id: 'keep', label: t('views.keep'), group: t('views.change'), onSelect: () => setNaming(true) }
      : {
          ...{ id: 'forget', label: t('views.forget', { name: current.name }), group: t('views.change') },
          onSelect: () => forget.mutate(current.name),
        };
  return (
    <>
      <MenuButton
        look="plain"
        label={current?.name ?? t('views.title')}
        name={current === undefined ? t('views.title') : t('views.named', { name: current.name })}
        items={[...kept, change]}
      />
      {isNaming && (
        <ViewNameDialog
          taken={views.map(({ name }) => name)}
          isBusy={keep.isPending}
          error={keep.error}
          onName={(name) => keep.mutate({ name, query: now }, { onSuccess: () => setNaming(false) })}
          onClose={() => {
            keep.reset();
            setNaming(false);
          }}
        />
      )}
    </>
  );
}
