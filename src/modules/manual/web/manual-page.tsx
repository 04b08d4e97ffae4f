import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { PATHS } from '#web/paths.ts';
import { termsOf } from '#web/search/terms.ts';
import { useIsReturn } from '#web/tabs/own-tab.ts';
import { usePageDetail } from '#web/tabs/page-detail.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { type ManualPage, pathOfPage } from './manual.ts';
import { ManualFrame } from './manual-frame.tsx';
import { ManualNodes } from './manual-nodes.tsx';
import styles from './manual-page.module.css';
import { useManual } from './use-manual.ts';

/** One page of the manual, at the heading the address names. */
export function Component(): ReactNode {
  const { page: name } = useParams();
  const pages = useManual();
  const page = pages.find((one) => one.name === name);
  const isReturn = useIsReturn();
  usePageDetail(page?.title);
  return (
    <ManualFrame pages={pages} {...(page && { current: page.name })}>
      {page === undefined ? <NoSuchPage /> : <Article key={page.title} page={page} pages={pages} isReturn={isReturn} />}
    </ManualFrame>
  );
}

function NoSuchPage(): ReactNode {
  const { t } = useTranslation('manual');
  return (
    <>
      <h1>{t('web:menu.operationManual')}</h1>
      <EmptyState title={t('missing.title')} next={<Link to={PATHS.operationManual}>{t('contents')}</Link>}>
        {t('missing.text')}
      </EmptyState>
    </>
  );
}

interface ArticleProps {
  page: ManualPage;
  pages: readonly ManualPage[];
  isReturn: boolean;
}

function Article({ page, pages, isReturn }: ArticleProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const query = params.get('mark') ?? '';
  useAnchor(isReturn);
  return (
    <article className={styles.article}>
      <div className={styles.crumb}>
        <Link to={PATHS.operationManual}>{t('web:menu.operationManual')}</Link>
      </div>
      <h1>{page.title}</h1>
      {query !== '' && <Marking query={query} />}
      <ManualNodes nodes={page.nodes} terms={termsOf(query)} />
      <Neighbours pages={pages} at={pages.indexOf(page)} />
    </article>
  );
}

function Marking({ query }: { query: string }): ReactNode {
  const { t } = useTranslation('manual');
  return (
    <p className={styles.marking}>
      {t('marking', { query })} <Link to="?">{t('unmark')}</Link>
    </p>
  );
}

function Neighbours({ pages, at }: { pages: readonly ManualPage[]; at: number }): ReactNode {
  const { t } = useTranslation('manual');
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav className={styles.neighbours} aria-label={`${t('previous')} / ${t('next')}`}>
      {before && (
        <Link to={pathOfPage(before.name)} rel="prev">
          <span>{t('previous')}</span> {before.title}
        </Link>
      )}
      {after && (
        <Link to={pathOfPage(after.name)} rel="next">
          <span>{t('next')}</span> {after.title}
        </Link>
      )}
    </nav>
  );
}

/**
 * Shows the heading the address names and gives it the focus, once the shell has done what it does on every new page; not to
 * whoever comes back, who stands where they stood.
 */
function useAnchor(isReturn: boolean): void {
  const { hash, key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (hash === '' || isReturn || shown.current === key) return;
    const frame = requestAnimationFrame(() => {
      shown.current = key;
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isReturn]);
}
