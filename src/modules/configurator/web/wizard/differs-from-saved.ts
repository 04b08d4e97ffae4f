import { isDirty } from '#modules/configurator/domain/wizard/reducer.ts';
import { caseToSave } from './payload.ts';
import type { WizardView } from './wizard-view.ts';

/** Whether something is not saved: what is configured, or in a saved line that it comes from a sizing no more. */
export function differsFromSaved({ line, sized, state }: Pick<WizardView, 'line' | 'sized' | 'state'>): boolean {
  return isDirty(state) || (line !== undefined && caseToSave(sized) !== line.form.sizingCase);
}
