import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { type ActedFor, endActing, useActedFor } from '#web/session/acting.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './acting-banner.module.css';
import { isCustomerFixed } from './is-customer-fixed.ts';

const Banner = lazy(async () => {
  const load = () => import('#modules/customers/web/customer-banner.tsx');
  return (await loadScreen(load, 'customers')).CustomerBanner;
});

/** While one acts for a customer: the line below the header that says so; the page makes room for it at once. */
export function ActingBanner(): ReactNode {
  const customer = useActedFor();
  const { pathname } = useLocation();
  const isActing = customer !== undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-acting', isActing);
    return () => document.documentElement.removeAttribute('data-acting');
  }, [isActing]);
  if (!isActing) return null;
  const shown = { customer, isFixed: isCustomerFixed(pathname) };
  return <Banner {...shown} instead={<PlainBanner {...shown} />} />;
}

/** The same in few words, where the banner's own file did not come: nobody acts for a customer without knowing it. */
function PlainBanner({ customer, isFixed }: { customer: ActedFor; isFixed: boolean }): ReactNode {
  const { t } = useTranslation('web');

  function end(): void {
    endActing();
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={t('acting.label')} className={styles.plain}>
      <strong>{t('acting.text', { customer: customer.customerName })}</strong>
      {!isFixed && (
        <Button compact onClick={end}>
          {t('acting.end')}
        </Button>
      )}
    </section>
  );
}
