import type { ReactNode } from 'react';
import { SampleConfigurePage } from '#modules/cart/web/public.ts';
import { LIVE_PRICE } from '#modules/prices/web/public.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';
import { ProductPreview } from './solid/product-preview.tsx';

/** The sample catalogue, with the price and the data sheet of the sample as it stands. */
export function Component(): ReactNode {
  return <SampleConfigurePage actions={<DataSheetMenu />} price={LIVE_PRICE} Preview={ProductPreview} />;
}
