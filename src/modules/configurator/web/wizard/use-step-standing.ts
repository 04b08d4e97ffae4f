import type { StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import { type StepStanding, standingOf } from '#modules/configurator/domain/describe/step-standing.ts';
import { isDirty } from '#modules/configurator/domain/wizard/reducer.ts';
import { useWizardView } from './wizard-view.ts';

/** How the steps stand in the wizard around a component. */
export function useStepStanding(): (step: StepDescription) => StepStanding {
  const { config, product, state } = useWizardView();
  const isSaved = state.lineId !== null && !isDirty(state);
  return (step) => standingOf(step, { config, line: product.context.line, isSaved });
}
