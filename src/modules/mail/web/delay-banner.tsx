import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DelayDto } from '#modules/mail/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Icon } from '#web/ui/icons.tsx';
import styles from './delay-banner.module.css';

/** Says why mails wait, if they do. */
export function DelayBanner({ delay }: { delay: DelayDto | null }): ReactNode {
  const { t, i18n } = useTranslation('mail');
  if (delay === null) return null;
  const since = delay.since === null ? '' : dateAndTime(delay.since, localeOfInterface(i18n));
  return (
    <div role="status" className={styles.banner}>
      <Icon name="warning" size={18} />
      <div>
        <p>{t(`delay.${delay.reason}`, { since })}</p>
        {delay.lastError !== null && <p>{t('delay.error', { error: delay.lastError })}</p>}
      </div>
    </div>
  );
}
