import type { ReactNode } from 'react';
import { SampleConfigurePage } from '#modules/cart/web/public.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';

/** The sample catalogue, with the data sheet of the sample as it stands. */
export function Component(): ReactNode {
  return <SampleConfigurePage actions={<DataSheetMenu />} />;
}
