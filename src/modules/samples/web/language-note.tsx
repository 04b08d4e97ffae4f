import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './language-note.module.css';

/** Why the language stays on the pages of a sample catalogue, and where it is chosen (spec 000 §2). */
export function LanguageNote(): ReactNode {
  const { t, i18n } = useTranslation(['samples', 'web']);
  return (
    <p className={styles.note}>
      <Icon name="language" size={16} />
      <span>
        {t('language.fixed', { language: t(`web:language.${localeOfInterface(i18n)}`) })}{' '}
        <Link to={PATHS.sampleSelect}>{t('language.choose')}</Link>
      </span>
    </p>
  );
}
