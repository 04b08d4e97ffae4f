import type { ReactNode } from 'react';
import { ConfigurePage } from '#modules/cart/web/public.ts';
import { LIVE_PRICE } from '#modules/prices/web/public.ts';
import { DataSheetMenu } from './data-sheet-menu.tsx';
import { ProductPreview } from './solid/product-preview.tsx';

/** The wizard, with the price and the data sheet of what stands configured. */
export function Component(): ReactNode {
  return <ConfigurePage actions={<DataSheetMenu />} price={LIVE_PRICE} Preview={ProductPreview} />;
}
