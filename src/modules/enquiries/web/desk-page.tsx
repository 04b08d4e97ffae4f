import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ENQUIRY_STATES } from '#modules/enquiries/domain/enquiry-states.ts';
import cells from '#web/lists/list-cells.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { type EnquiryFilter, enquiryListQuery, filterOf } from './enquiry-queries.ts';
import { useIsAnswering } from './use-is-answering.ts';

/** The enquiries: all within reach for those who answer, for everybody else their own. */
export function Component(): ReactNode {
  const { t } = useTranslation('enquiries');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const filter = { ...filterOf(params), q: sought };
  const isAnswering = useIsAnswering();

  function narrowTo(name: 'state' | 'owner', value: string): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <>
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <FilterSheet count={(filter.isOwn ? 1 : 0) + (filter.state === undefined ? 0 : 1)}>
          {isAnswering && (
            <Segments
              label={t('filter.owner')}
              value={filter.isOwn ? 'me' : ''}
              options={['', 'me'].map((value) => ({ value, label: t(value === '' ? 'filter.all' : 'filter.own') }))}
              onValue={(value) => narrowTo('owner', value)}
            />
          )}
          <div className={cells.filter}>
            <Select
              aria-label={t('filter.state')}
              value={filter.state ?? ''}
              options={[
                { value: '', label: t('filter.everyState') },
                ...ENQUIRY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
              onValue={(value) => narrowTo('state', value)}
            />
          </div>
        </FilterSheet>
      </ListHead>
      <Enquiries filter={filter} onShowAll={clear} />
    </>
  );
}

function Enquiries({ filter, onShowAll }: { filter: EnquiryFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('enquiries');
  const enquiries = useInfiniteQuery(enquiryListQuery(filter, useActedFor()?.id));
  const empty = <NoEnquiries filter={filter} onShowAll={onShowAll} />;
  return (
    <QueriedRows of={enquiries} t={t} more={t('more')} empty={empty}>
      {(rows) => <EnquiryList rows={rows} />}
    </QueriedRows>
  );
}

function NoEnquiries({ filter, onShowAll }: { filter: EnquiryFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('enquiries');
  const isWhole = filter.state === undefined && !filter.isOwn && filter.q === '';
  if (isWhole) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
}
