import type { ReactNode } from 'react';
import { BillsPage } from './list/bills-page.tsx';

/** The packing lists within reach. */
export function Component(): ReactNode {
  return <BillsPage kind="pl" />;
}
