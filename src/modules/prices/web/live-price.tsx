import type { ReactNode } from 'react';
import type { PriceSlot } from '#modules/configurator/web/public.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { useSession } from '#web/session/session.ts';

const Panel = lazy(async () => (await loadScreen(() => import('./price-panel.tsx'), 'prices')).PricePanel);
const Brief = lazy(async () => (await loadScreen(() => import('./price-panel.tsx'), 'prices')).PriceBrief);

/** The price of what stands in the wizard, for who is signed in; it comes after the wizard itself. */
export const LIVE_PRICE: PriceSlot = {
  whole: (
    <ForSignedIn>
      <Panel />
    </ForSignedIn>
  ),
  brief: (
    <ForSignedIn>
      <Brief />
    </ForSignedIn>
  ),
};

function ForSignedIn({ children }: { children: ReactNode }): ReactNode {
  return useSession() === undefined ? null : children;
}
