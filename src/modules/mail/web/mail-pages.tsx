import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PATHS } from '#web/paths.ts';
import styles from './mails-page.module.css';

/** The two pages about mail, side by side: what goes out, and what it is made from. */
export function MailPages(): ReactNode {
  const { t } = useTranslation('mail');
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <NavLink to={PATHS.mails} end>
        {t('outbox')}
      </NavLink>
      <NavLink to={PATHS.mailTemplates}>{t('templates.link')}</NavLink>
    </nav>
  );
}
