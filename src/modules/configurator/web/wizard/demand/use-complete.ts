import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { missesDemand } from '#product/judgement/demand-checks.ts';
import { fallsShort } from '#product/judgement/reserve.ts';
import { useReserve } from './reserve-note.tsx';

/** How a product is called that nothing is open of: one that misses its demand may be complete, but is never green. */
export function useComplete(): {
  readonly text: 'summary.complete' | 'summary.completeBelow' | 'summary.completeBeside';
  readonly tone: 'fits' | 'near';
} {
  const { config, product, description } = useWizardView();
  const reserve = useReserve();
  if (fallsShort(reserve)) return { text: 'summary.completeBelow', tone: 'near' };
  const isBeside = missesDemand(config, product.context.line.rows, description.standing);
  return isBeside ? { text: 'summary.completeBeside', tone: 'near' } : { text: 'summary.complete', tone: 'fits' };
}
