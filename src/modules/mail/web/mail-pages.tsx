import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './mails-page.module.css';
import { MAIL_PATHS } from './paths.ts';

/** The two pages about mail, side by side: what goes out, and what it is made from. */
export function MailPages(): ReactNode {
  const { t } = useTranslation('mail');
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <NavLink to={MAIL_PATHS.mails} end>
        {t('outbox')}
      </NavLink>
      <NavLink to={MAIL_PATHS.templates}>{t('templates.link')}</NavLink>
    </nav>
  );
}
