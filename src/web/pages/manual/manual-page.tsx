import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { localeOfInterface } from '#web/language.ts';
import styles from './manual-page.module.css';
import { MANUAL } from './manual-text.ts';

/** The operation manual, landing page of the administrator (spec 000 §2). */
export function Component(): ReactNode {
  const { t, i18n } = useTranslation('web');
  const locale = localeOfInterface(i18n);
  return (
    <div className={styles.page}>
      <h1>{t('menu.operationManual')}</h1>
      {MANUAL.map((section) => (
        <section key={section.id} className={styles.section} aria-labelledby={section.id}>
          <h2 id={section.id}>{textIn(section.title, locale)}</h2>
          <ol>
            {section.steps.map((step) => (
              <li key={step.en}>{textIn(step, locale)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
