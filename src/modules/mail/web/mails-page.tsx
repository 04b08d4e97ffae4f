import { useInfiniteQuery, useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { failureText } from '#web/errors/failure-text.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DelayBanner } from './delay-banner.tsx';
import { MailPages } from './mail-pages.tsx';
import { filterOf, MAIL_STATES, MAILS_KEY, type MailFilter, mailListQuery } from './mail-queries.ts';
import { MailTable } from './mail-table.tsx';
import styles from './mails-page.module.css';

/** How long the typing rests, ms, until the outbox is asked: every look of the administrator is written down. */
const REST_MS = 400;

/** The outbox for the administrator: what went out, what waits, what failed and why. */
export function Component(): ReactNode {
  const { t } = useTranslation('mail');
  const [params, setParams] = useSearchParams();
  const { typed, seek } = useSearchText();
  const filter = filterOf(params);
  const mails = useMails(filter);
  const kinds = mails.data?.pages[0]?.kinds ?? [];

  function narrowTo(name: 'state' | 'template', value: string): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  function showAll(): void {
    seek('');
    setParams({}, { replace: true });
  }

  return (
    <>
      <ListHead title={t('title')}>
        <MailPages />
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <FilterSheet count={[filter.state, filter.template].filter(Boolean).length}>
          <Filter name="state" values={MAIL_STATES} text={(state) => t(`state.${state}`)} {...{ filter, narrowTo }} />
          <Filter
            name="template"
            values={kinds.map(({ template }) => template)}
            text={(template) => kinds.find((kind) => kind.template === template)?.name ?? template}
            {...{ filter, narrowTo }}
          />
        </FilterSheet>
        <RefreshButton />
      </ListHead>
      <MailList mails={mails} filter={filter} onShowAll={showAll} />
    </>
  );
}

interface FilterProps<Name extends 'state' | 'template'> {
  name: Name;
  values: readonly string[];
  text: (value: string) => string;
  filter: MailFilter;
  narrowTo: (name: Name, value: string) => void;
}

function Filter<Name extends 'state' | 'template'>(props: FilterProps<Name>): ReactNode {
  const { name, values, text, filter, narrowTo } = props;
  const { t } = useTranslation('mail');
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t(`filter.${name}`)}
        value={filter[name] ?? ''}
        options={[
          { value: '', label: t(`filter.every-${name}`) },
          ...values.map((value) => ({ value, label: text(value) })),
        ]}
        onValue={(value) => narrowTo(name, value)}
      />
    </div>
  );
}

/** The page does not look again by itself: every look of the administrator is written down. */
function RefreshButton(): ReactNode {
  const { t } = useTranslation('mail');
  const cache = useQueryClient();
  const isBusy = useIsFetching({ queryKey: MAILS_KEY }) > 0;
  return (
    <Button busy={isBusy} onClick={() => void cache.invalidateQueries({ queryKey: MAILS_KEY })}>
      {t('refresh')}
    </Button>
  );
}

function useMails(filter: MailFilter) {
  return useInfiniteQuery(mailListQuery({ ...filter, q: useDebounced(filter.q, REST_MS) }));
}

interface MailListProps {
  mails: ReturnType<typeof useMails>;
  filter: MailFilter;
  onShowAll: () => void;
}

function MailList({ mails, filter, onShowAll }: MailListProps): ReactNode {
  const { t } = useTranslation('mail');
  if (mails.isError && !mails.data) {
    return <ErrorState onRetry={() => void mails.refetch()}>{failureText(mails.error, t)}</ErrorState>;
  }
  if (!mails.data) return <Skeleton shape="rows" count={8} />;
  const rows = mails.data.pages.flatMap((page) => page.rows);
  return (
    <>
      <DelayBanner delay={mails.data.pages[0]?.delay ?? null} />
      {rows.length === 0 ? (
        <NoMails filter={filter} onShowAll={onShowAll} />
      ) : (
        <>
          <MailTable rows={rows} />
          <MoreRows of={mails} label={t('more')} />
        </>
      )}
    </>
  );
}

function NoMails({ filter, onShowAll }: { filter: MailFilter; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('mail');
  const isWhole = filter.state === undefined && filter.template === undefined && filter.q === '';
  if (isWhole) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
}
