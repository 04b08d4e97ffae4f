import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import type { Line } from '#lines/index.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { pathOfLine } from '#web/paths.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './series-page.module.css';

/** One product line; the whole card is its link, unless the line is still to come. */
export function SeriesCard({ line }: { line: Line }): ReactNode {
  const { t, i18n } = useTranslation('web');
  const locale = localeOfInterface(i18n);
  const soon = line.stage === 'soon';
  return (
    <article className={classes(styles.card, soon && styles.soon)} aria-labelledby={`line-${line.code}`}>
      <LinePicture code={line.code} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.code}>
          {line.code}
          {soon && <Tag>{t('series.soon')}</Tag>}
        </p>
        <h2 id={`line-${line.code}`}>{textIn(line.name, locale)}</h2>
        <p className={styles.use}>{textIn(line.use, locale)}</p>
        {!soon && (
          <div className={styles.foot}>
            <p className={styles.figures}>
              {line.facts.map((fact) => (
                <span key={fact.name}>{textIn(fact.value, locale)}</span>
              ))}
            </p>
            <Link to={pathOfLine(line.code)} className={styles.link} aria-describedby={`line-${line.code}`}>
              {t(line.stage === 'configurable' ? 'series.configure' : 'series.range')}
              <Icon name="arrow" size={16} />
            </Link>
          </div>
        )}
      </div>
    </article>
  );
}
