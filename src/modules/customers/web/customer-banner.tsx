import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActedFor, endActing } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './customer-banner.module.css';

/** Says for whom one acts, on every page, and ends it with one press; the page with one saved product keeps the customer. */
export function CustomerBanner({ customer, isFixed }: { customer: ActedFor; isFixed: boolean }): ReactNode {
  const { t } = useTranslation('customers');

  function end(): void {
    endActing();
    toasts.show({ tone: 'info', text: t('banner.ended', { customer: customer.customerName }) });
    // The button is gone with the banner; the reader goes on with the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={t('banner.label')} className={styles.banner}>
      <Icon name="customers" size={18} />
      <p className={styles.text}>
        <strong>{t('banner.text', { customer: customer.customerName })}</strong>
        <span className={styles.note}>{t('banner.note')}</span>
      </p>
      {isFixed ? (
        <span className={styles.fixed}>{t('banner.fixed')}</span>
      ) : (
        <Button compact onClick={end}>
          {t('banner.end')}
        </Button>
      )}
    </section>
  );
}
