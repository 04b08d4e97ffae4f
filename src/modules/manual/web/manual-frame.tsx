import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '#web/paths.ts';
import { termsOf } from '#web/search/terms.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { type ManualPage, pathOfPage, sectionsOf } from './manual.ts';
import styles from './manual-frame.module.css';
import { ManualResults } from './manual-results.tsx';
import { moveAmongResults } from './move-among-results.ts';
import { searchManual } from './search.ts';
import { useManualSearch } from './use-manual-search.ts';

export interface ManualFrameProps {
  pages: readonly ManualPage[];
  /** The name of the page that is shown; the contents have none. */
  current?: string;
  children: ReactNode;
}

/** What stands around every page of the manual: the search, the contents; what is found takes the page's place. */
export function ManualFrame({ pages, current, children }: ManualFrameProps): ReactNode {
  const { typed, seek } = useManualSearch();
  const frame = useRef<HTMLDivElement>(null);
  const isSearching = termsOf(typed).length > 0;

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      seek('');
      frame.current?.querySelector('input')?.focus();
    } else if (frame.current !== null) {
      moveAmongResults(event, frame.current);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the results inside
    <div ref={frame} className={styles.frame} onKeyDown={handleKey}>
      <ManualSearch typed={typed} onSeek={seek} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isSearching ? <ManualResults hits={searchManual(pages, typed)} query={typed} /> : children}
        </div>
        <Contents pages={pages} current={current} />
      </div>
    </div>
  );
}

function ManualSearch({ typed, onSeek }: { typed: string; onSeek: (text: string) => void }): ReactNode {
  const { t } = useTranslation('manual');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser of our users knows the element `search`
    <div role="search" className={styles.search}>
      <Icon name="search" size={18} />
      <input
        type="text"
        enterKeyHint="search"
        aria-label={t('search.label')}
        aria-description={t('search.hint')}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={(event) => onSeek(event.target.value)}
      />
      {typed !== '' && <IconButton icon="close" label={t('search.clear')} onClick={() => onSeek('')} />}
    </div>
  );
}

function Contents({ pages, current }: { pages: readonly ManualPage[]; current: string | undefined }): ReactNode {
  const { t } = useTranslation('manual');
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <Link to={PATHS.operationManual} aria-current={current === undefined ? 'page' : undefined}>
        {t('contents')}
      </Link>
      <ol>
        {pages.map((page) => (
          <li key={page.name}>
            <Link to={pathOfPage(page.name)} aria-current={page.name === current ? 'page' : undefined}>
              {page.title}
            </Link>
            {page.name === current && <Sections page={page} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections({ page }: { page: ManualPage }): ReactNode {
  return (
    <ul>
      {sectionsOf(page).map(
        ({ id, heading }) =>
          id !== undefined && (
            <li key={id}>
              <Link to={`#${id}`}>{heading}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
