import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { useSession } from '#web/session/session.ts';
import { isCustomerFixed } from './is-customer-fixed.ts';

const CustomerPicker = lazy(async () => {
  const load = () => import('#modules/customers/web/customer-picker.tsx');
  return (await loadScreen(load, 'customers')).CustomerPicker;
});

/** The choice of the customer one acts for, for those signed in; fetched with the first of them. */
export function AssistedSelection(): ReactNode {
  const user = useSession()?.user;
  const { pathname } = useLocation();
  if (user === undefined) return null;
  return <CustomerPicker key={user.id} user={user} isFixed={isCustomerFixed(pathname)} />;
}
