import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { PaperPageDto } from '#modules/papers/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import cells from '#web/lists/list-cells.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { PATHS } from '#web/paths.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PaperList } from './paper-list.tsx';
import { papersQuery } from './papers-query.ts';

type Kinds = PaperPageDto['kinds'];

/** Quotes, orders, invoices and lists in one search, the last made first. */
export function Component(): ReactNode {
  const { t, i18n } = useTranslation('papers');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const kind = params.get('kind') ?? '';
  const filter = { kind, q: sought };
  const papers = useInfiniteQuery(papersQuery(filter, useActedFor()?.id, localeOfInterface(i18n)));
  const kinds = useLast(papers.data?.pages[0]?.kinds);

  function narrowTo(value: string): void {
    const next = new URLSearchParams(params);
    if (value === '') next.delete('kind');
    else next.set('kind', value);
    setParams(next, { replace: true });
  }

  return (
    <>
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <FilterSheet count={kind === '' ? 0 : 1}>
          <div className={cells.filter}>
            <Select
              aria-label={t('fact.kind')}
              value={kind}
              options={[
                { value: '', label: t('filter.everyKind') },
                ...kinds.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValue={narrowTo}
            />
          </div>
        </FilterSheet>
      </ListHead>
      <QueriedRows
        of={papers}
        t={t}
        more={t('more')}
        isSought={sought !== ''}
        empty={<NoPapers isWhole={kind === '' && sought === ''} onShowAll={clear} />}
      >
        {(rows) => <PaperList rows={rows} kinds={kinds} />}
      </QueriedRows>
    </>
  );
}

/** The kinds, also while the next search is on its way. */
function useLast(told: Kinds | undefined): Kinds {
  const [last, setLast] = useState<Kinds>([]);
  if (told !== undefined && told !== last) setLast(told);
  return told ?? last;
}

function NoPapers({ isWhole, onShowAll }: { isWhole: boolean; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('papers');
  if (!isWhole)
    return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
  const toList = (
    <Link to={PATHS.cart} className={buttonClass('primary')}>
      {t('empty.toList')}
    </Link>
  );
  return (
    <EmptyState title={t('empty.title')} next={toList}>
      {t('empty.text')}
    </EmptyState>
  );
}
