import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LINES } from '#lines/index.ts';
import { QuickSearch } from '#modules/configurator/web/quick/quick-search.tsx';
import { SeriesCard } from './series-card.tsx';
import styles from './series-page.module.css';

/** Selection by series: the six product lines with what they are and where they lead. */
export function SeriesPage(): ReactNode {
  const { t } = useTranslation('web');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('series.title')}</h1>
        <p>{t('series.lede')}</p>
      </div>
      <QuickSearch />
      <ul className={styles.grid}>
        {LINES.map((line) => (
          <li key={line.code}>
            <SeriesCard line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}
