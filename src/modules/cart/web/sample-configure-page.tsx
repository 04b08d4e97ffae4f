import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { loadPanels } from '#lines/panels.ts';
import { SAMPLED } from '#lines/sampled.ts';
import { SamplePage, sampledAt } from '#modules/samples/web/public.ts';
import { SAVED_LINES } from './saved-lines.ts';
import { useListAfterSaving } from './use-list-after-saving.ts';

/** The sample catalogue of a product line over the cart, with what else can be done with its product: saving is done with its tab and leads to the list. */
export function SampleConfigurePage({ actions }: { actions: ReactNode }): ReactNode {
  const { id } = useParams();
  const code = sampledAt(useLocation().pathname) ?? SAMPLED[0];
  const onSaved = useListAfterSaving();
  return (
    <SamplePage
      code={code}
      loadPanels={loadPanels}
      store={SAVED_LINES}
      lineId={id}
      actions={actions}
      onSaved={onSaved}
    />
  );
}
