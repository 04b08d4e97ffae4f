import type { ReactNode } from 'react';
import { BillsPage } from './list/bills-page.tsx';

/** The proforma invoices within reach. */
export function Component(): ReactNode {
  return <BillsPage kind="pi" />;
}
