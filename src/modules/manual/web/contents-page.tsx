import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ManualPage, pathOfPage, wordsOf } from './manual.ts';
import { ManualFrame } from './manual-frame.tsx';
import styles from './manual-page.module.css';
import { useManual } from './use-manual.ts';

/** The operation manual, landing page of the administrator (spec 000 §2): what its pages are about. */
export function Component(): ReactNode {
  const { t } = useTranslation('manual');
  const pages = useManual();
  return (
    <ManualFrame pages={pages}>
      <h1>{t('web:menu.operationManual')}</h1>
      <p className={styles.lede}>{t('lede')}</p>
      <ol className={styles.overview}>
        {pages.map((page) => (
          <li key={page.name}>
            <h2>
              <Link to={pathOfPage(page.name)}>{page.title}</Link>
            </h2>
            <p>{firstWordsOf(page)}</p>
          </li>
        ))}
      </ol>
    </ManualFrame>
  );
}

/** The first paragraph of a page says what the page is for. */
function firstWordsOf({ nodes: [first] }: ManualPage): string {
  return first === undefined ? '' : wordsOf(first).trim();
}
