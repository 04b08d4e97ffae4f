import type { PriceSlot } from '#modules/configurator/web/public.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';

const KeptPrice = lazy(async () => (await loadScreen(() => import('./kept-price.tsx'), 'cart')).KeptPrice);

/** The price of what stands in the wizard, and beneath it what the saved line that is open was told to cost. */
export function withKeptPrice({ whole, brief }: PriceSlot): PriceSlot {
  return {
    brief,
    whole: (
      <>
        {whole}
        <KeptPrice />
      </>
    ),
  };
}
