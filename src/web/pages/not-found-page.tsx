import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './message-page.module.css';

/** Nothing stands at this address. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation('web');
  return (
    <div className={styles.page}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to={PATHS.home} className={buttonClass('primary')}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
