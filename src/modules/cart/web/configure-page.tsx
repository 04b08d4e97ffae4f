import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { USUAL_LINE } from '#lines/configurable.ts';
import { loadPanels } from '#lines/panels.ts';
import { configurableAt, type PreviewSlot, type PriceSlot, WizardPage } from '#modules/configurator/web/public.ts';
import { SAVED_LINES } from './saved-lines.ts';
import { useListAfterSaving } from './use-list-after-saving.ts';
import { withKeptPrice } from './with-kept-price.tsx';

/** The wizard of a product line over the cart, with what else can be done with its product: a new configuration, or the saved one the address names; saving is done with its tab and leads to the list. */
export function ConfigurePage({
  Preview,
  actions,
  price,
}: {
  actions: ReactNode;
  price: PriceSlot;
  Preview: PreviewSlot;
}): ReactNode {
  const { id } = useParams();
  const code = configurableAt(useLocation().pathname) ?? USUAL_LINE;
  const onSaved = useListAfterSaving();
  return (
    <WizardPage
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
