import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { loadScreen } from '#web/load-screen.ts';
import { useSession } from '#web/session.ts';
import { isCustomerFixed } from './is-customer-fixed.ts';

const CustomerPicker = lazy(async () => {
  const load = () => import('#modules/customers/web/customer-picker.tsx');
  return { default: (await loadScreen(load, 'customers')).CustomerPicker };
});

/** The choice of the customer one acts for, for those signed in; fetched with the first of them. */
export function AssistedSelection(): ReactNode {
  const user = useSession()?.user;
  const { pathname } = useLocation();
  if (user === undefined) return null;
  return (
    <Suspense fallback={null}>
      <CustomerPicker key={user.id} user={user} isFixed={isCustomerFixed(pathname)} />
    </Suspense>
  );
}
