import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isAdministrator } from '#kernel/administrator.ts';
import { pathOfSheet } from '#modules/sheets/domain/paths.ts';
import { SHEET_STATES } from '#modules/sheets/domain/sheet-steps.ts';
import cells from '#web/lists/list-cells.module.css';
import { QueriedRows } from '#web/lists/queried-rows.tsx';
import { useSearchText } from '#web/search/use-search-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSheet } from '#web/ui/filter-sheet.tsx';
import { ListHead, ListSearch } from '#web/ui/list-page.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { NewSheet } from './new-sheet.tsx';
import { SheetList } from './sheet-list.tsx';
import { filterOf, type SheetFilter, sheetListQuery } from './sheet-queries.ts';

/** The configuration sheets within reach, the last made first. */
export function Component(): ReactNode {
  const { t } = useTranslation('sheets');
  const [params, setParams] = useSearchParams();
  const { typed, sought, seek, clear } = useSearchText();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const filter = { ...filterOf(params), q: sought };
  const drafts = user !== undefined && !isAdministrator(user);

  function say(changes: Readonly<Partial<Record<'state' | 'turn' | 'new' | 'lines', string>>>): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  }
  const draft = () => say({ new: 'true' });

  return (
    <>
      <ListHead title={t('title')}>
        <ListSearch label={t('search.label')} placeholder={t('search.placeholder')} typed={typed} onType={seek} />
        <FilterSheet count={(filter.isMine ? 1 : 0) + (filter.state === undefined ? 0 : 1)}>
          {drafts && (
            <Segments
              label={t('filter.turn')}
              value={filter.isMine ? 'mine' : ''}
              options={['', 'mine'].map((value) => ({ value, label: t(value === '' ? 'filter.all' : 'filter.mine') }))}
              onValue={(turn) => say({ turn })}
            />
          )}
          <div className={cells.filter}>
            <Select
              aria-label={t('filter.state')}
              value={filter.state ?? ''}
              options={[
                { value: '', label: t('filter.everyState') },
                ...SHEET_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
              onValue={(state) => say({ state })}
            />
          </div>
        </FilterSheet>
        {drafts && (
          <Button look="primary" onClick={draft}>
            {t('new.title')}
          </Button>
        )}
      </ListHead>
      <Sheets filter={filter} onShowAll={clear} onDraft={drafts ? draft : undefined} />
      {drafts && params.get('new') === 'true' && (
        <NewSheet
          lines={(params.get('lines') ?? '').split(',').filter(Boolean)}
          onClose={() => say({ new: '', lines: '' })}
          onDone={({ id }) => void navigate(pathOfSheet(id))}
        />
      )}
    </>
  );
}

interface SheetsProps {
  filter: SheetFilter;
  onShowAll: () => void;
  /** Left out for whoever only reads. */
  onDraft: (() => void) | undefined;
}

function Sheets(props: SheetsProps): ReactNode {
  const { filter } = props;
  const { t } = useTranslation('sheets');
  const found = useInfiniteQuery(sheetListQuery(filter, useActedFor()?.id));
  return (
    <QueriedRows
      of={found}
      t={t}
      more={t('more')}
      isSought={filter.q !== '' || filter.isMine}
      empty={<NoSheets {...props} />}
    >
      {(rows) => <SheetList rows={rows} />}
    </QueriedRows>
  );
}

function NoSheets({ filter, onDraft, onShowAll }: SheetsProps): ReactNode {
  const { t } = useTranslation('sheets');
  const isWhole = filter.state === undefined && !filter.isMine && filter.q === '';
  if (!isWhole)
    return <EmptyState title={t('empty.filtered')} next={<Button onClick={onShowAll}>{t('empty.all')}</Button>} />;
  const next = onDraft && (
    <Button look="primary" onClick={onDraft}>
      {t('new.title')}
    </Button>
  );
  return (
    <EmptyState title={t('empty.title')} {...(next && { next })}>
      {t('empty.text')}
    </EmptyState>
  );
}
