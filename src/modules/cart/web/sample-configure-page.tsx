import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { loadPanels } from '#lines/panels.ts';
import { SAMPLED } from '#lines/sampled.ts';
import type { PreviewSlot, PriceSlot } from '#modules/configurator/web/public.ts';
import { SamplePage, sampledAt } from '#modules/samples/web/public.ts';
import { SAVED_LINES } from './saved-lines.ts';
import { useListAfterSaving } from './use-list-after-saving.ts';
import { withKeptPrice } from './with-kept-price.tsx';

/** The sample catalogue of a product line over the cart, with what else can be done with its product: saving is done with its tab and leads to the list. */
export function SampleConfigurePage({
  Preview,
  actions,
  price,
}: {
  actions: ReactNode;
  price: PriceSlot;
  Preview: PreviewSlot;
}): ReactNode {
  const { id } = useParams();
  const { pathname } = useLocation();
  const code = sampledAt(pathname) ?? SAMPLED[0];
  const onSaved = useListAfterSaving();
  // The number of an item in place of a saved line: how people write down where they found it.
  if (id?.startsWith(`${code}-`))
    return <Navigate replace to={{ pathname: parentOf(pathname), search: `?item=${encodeURIComponent(id)}` }} />;
  return (
    <SamplePage
      code={code}
      loadPanels={loadPanels}
      store={SAVED_LINES}
      lineId={id}
      actions={actions}
      price={withKeptPrice(price)}
      Preview={Preview}
      onSaved={onSaved}
    />
  );
}

function parentOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}
