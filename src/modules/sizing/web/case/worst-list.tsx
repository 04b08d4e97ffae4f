import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { SizingStep } from '#modules/sizing/domain/sizing.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { localeOfInterface } from '#web/language/language.ts';
import styles from './results.module.css';

/** What the second values of inputs make of the results: the worst of each, and which combination it comes from. */
export function WorstList({ worst: { combinations, figures } }: { worst: WorstCase }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  return (
    <section aria-labelledby="sizing-worst" className={styles.worst}>
      <h3 id="sizing-worst">{t('worst.title', { count: combinations.length })}</h3>
      {figures.length === 0 && <p>{t('worst.unmoved')}</p>}
      <ul>
        {figures.map(({ id, name, symbol, shown, first, at }) => (
          <li key={id}>
            <span>
              {textIn(name, locale)} <i>{symbol}</i>
            </span>
            <strong>{textOf(shown)}</strong>
            <small>{t('worst.with', { at })}</small>
            <small>{t('worst.first', { figure: textOf(first.shown) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(shown: SizingStep['shown']): string {
  return shown === null ? '–' : `${shown.text} ${shown.unit}`.trim();
}
