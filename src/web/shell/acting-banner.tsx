import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useActedFor } from '#web/acting.ts';
import { late } from '#web/late.tsx';
import { loadScreen } from '#web/load-screen.ts';
import { isCustomerFixed } from './is-customer-fixed.ts';

const Banner = late(async () => {
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
  return <Banner customer={customer} isFixed={isCustomerFixed(pathname)} />;
}
