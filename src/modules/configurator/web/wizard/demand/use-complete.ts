import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { isShort, missesDemand } from '#product/judgement/demand-checks.ts';
import { fallsShort } from '#product/judgement/reserve.ts';
import { isToBeConfirmed } from '#product/to-be-confirmed.ts';
import { useReserve } from './reserve-note.tsx';

/** How a product is called that nothing is open of: one that misses its demand, or whose figures are another's, may be complete, but is never green. */
export function useComplete(): {
  readonly text: `summary.complete${'' | 'Below' | 'Beside' | 'Short' | 'ToConfirm'}`;
  readonly tone: 'fits' | 'near';
} {
  const { config, product, description } = useWizardView();
  const reserve = useReserve();
  if (fallsShort(reserve)) return { text: 'summary.completeBelow', tone: 'near' };
  const { line } = product.context;
  if (missesDemand(config, line.rows, description.standing)) return { text: 'summary.completeBeside', tone: 'near' };
  if (isShort(config, line.rows, description.standing)) return { text: 'summary.completeShort', tone: 'near' };
  if (isToBeConfirmed(line, description.standing)) return { text: 'summary.completeToConfirm', tone: 'near' };
  return { text: 'summary.complete', tone: 'fits' };
}
