import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListsView } from './lists-view.tsx';
import { CustomerView } from './terms/customer-view.tsx';
import { CustomersView } from './terms/customers-view.tsx';
import { VersionView } from './version-view.tsx';

/** Prices for the administrator: the lists with their versions, or one of these; the customers with their terms, or one of them. */
export function Component(): ReactNode {
  const [params, setParams] = useSearchParams();
  const [version, customer] = [params.get('version') ?? '', params.get('customer') ?? ''];
  const open = (id: string) => setParams(id === '' ? {} : { version: id });
  if (version !== '') return <VersionView key={version} id={version} onClose={() => open('')} />;
  if (customer !== '') return <CustomerView key={customer} id={customer} />;
  return params.get('view') === 'customers' ? <CustomersView /> : <ListsView onOpen={open} />;
}
