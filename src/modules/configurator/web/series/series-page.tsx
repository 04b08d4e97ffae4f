import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { LINES } from '#lines/index.ts';
import { QuickSearch } from '#modules/configurator/web/quick/quick-search.tsx';
import { fetchPageAhead } from '#web/loading/fetch-page-ahead.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen, whenIdle } from '#web/loading/load-screen.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { readStored } from '#web/store/storage.ts';
import { SeriesCard } from './series-card.tsx';
import styles from './series-page.module.css';

const QuietParts = lazy(async () => (await loadScreen(() => import('./quiet-parts.tsx'), 'drafts')).QuietParts);

/** Selection by series: the six product lines with what they are and where they lead. Most go on to the usual one. */
export function SeriesPage(): ReactNode {
  const { t } = useTranslation('web');
  const [isQuiet, setQuiet] = useState(false);
  const session = useSession();
  useEffect(() => whenIdle(() => fetchPageAhead(pathOfLine(USUAL_LINE))), []);
  // Who has never configured anything has nothing to go on with.
  useEffect(() => {
    if (session === undefined && readStored('cpq_jie') === undefined) return undefined;
    return whenIdle(() => setQuiet(true));
  }, [session]);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('series.title')}</h1>
        <p>{t('series.lede')}</p>
      </div>
      <QuickSearch />
      <div className={styles.ways}>
        <Link to={PATHS.sampleSelect}>{t('series.samples')}</Link>
        <Link to={PATHS.sizing}>{t('series.sizing')}</Link>
        <Link to={PATHS.operatingInstructions}>{t('series.instructions')}</Link>
        {isQuiet && <QuietParts />}
      </div>
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
