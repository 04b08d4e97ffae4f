import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '#web/paths.ts';
import { MarkedText } from '#web/search/marked-text.tsx';
import { termsOf } from '#web/search/terms.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { pathOfPage } from './manual.ts';
import styles from './manual-results.module.css';
import type { ManualHit } from './search.ts';

/** What was found in the manual, as links into its pages. */
export function ManualResults({ hits, query }: { hits: readonly ManualHit[]; query: string }): ReactNode {
  const { t } = useTranslation('manual');
  return (
    <section className={styles.results} aria-label={t('search.label')}>
      <h1>{t('search.label')}</h1>
      <div role="status">
        {hits.length > 0 ? (
          <p className={styles.count}>{t('search.count', { count: hits.length })}</p>
        ) : (
          <EmptyState
            title={t('search.none', { query: query.trim() })}
            next={<Link to={PATHS.operationManual}>{t('contents')}</Link>}
          >
            {t('search.noneHint')}
          </EmptyState>
        )}
      </div>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.page}#${hit.id}`}>
            <Link to={addressOf(hit)} data-result>
              {hit.id !== undefined && <span className={styles.of}>{hit.pageTitle} › </span>}
              <MarkedText text={hit.heading} terms={termsOf(hit.words)} />
            </Link>
            <p className={styles.excerpt}>
              <MarkedText text={hit.excerpt} terms={termsOf(hit.words)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place in the manual, with what was looked for marked on its page. */
function addressOf({ page, id, words }: ManualHit): string {
  return `${pathOfPage(page)}?${new URLSearchParams({ mark: words })}${id === undefined ? '' : `#${id}`}`;
}
