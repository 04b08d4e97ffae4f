import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { lineOf } from '#lines/line-of.ts';
import { SAMPLED } from '#lines/sampled.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { pathOfSamples } from '#web/saved-product-path.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './entry-page.module.css';

const REASONS = ['checked', 'few', 'onward'] as const;

/** Which sample catalogue to open, and why one would. */
export function Component(): ReactNode {
  const { t, i18n } = useTranslation('samples');
  const locale = localeOfInterface(i18n);
  return (
    <div className={styles.page}>
      <h1>{t('entry.title')}</h1>
      <p className={styles.lede}>{t('entry.lede')}</p>
      <ul className={styles.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <Icon name="check" size={18} />
            {t(`entry.${reason}`)}
          </li>
        ))}
      </ul>
      <p className={styles.language}>
        <Icon name="language" size={18} />
        {t('language.here')}
      </p>
      <ul className={styles.catalogues}>
        {SAMPLED.flatMap((code) => lineOf(code) ?? []).map(({ code, name, use }) => (
          <li key={code} className={classes(cardClass, styles.card)}>
            <h2 id={`samples-${code}`}>
              {code} {textIn(name, locale)}
            </h2>
            <p>{textIn(use, locale)}</p>
            <Link to={pathOfSamples(code)} className={buttonClass('primary')} aria-describedby={`samples-${code}`}>
              {t('entry.open')}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={PATHS.series}>{t('entry.series')}</Link>
    </div>
  );
}
