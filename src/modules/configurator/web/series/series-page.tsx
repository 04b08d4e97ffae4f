import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { LINES } from '#lines/index.ts';
import { QuickSearch } from '#modules/configurator/web/quick/quick-search.tsx';
import { fetchPageAhead } from '#web/loading/fetch-page-ahead.ts';
import { whenIdle } from '#web/loading/load-screen.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { SeriesCard } from './series-card.tsx';
import styles from './series-page.module.css';

/** Selection by series: the six product lines with what they are and where they lead. Most go on to the usual one. */
export function SeriesPage(): ReactNode {
  const { t } = useTranslation('web');
  useEffect(() => whenIdle(() => fetchPageAhead(pathOfLine(USUAL_LINE))), []);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('series.title')}</h1>
        <p>{t('series.lede')}</p>
      </div>
      <QuickSearch />
      <Link to={PATHS.sampleSelect} className={styles.samples}>
        {t('series.samples')}
      </Link>
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
