import { type Dispatch, useEffect, useReducer, useState } from 'react';
import type { ProductContext } from '#modules/configurator/domain/product-context.ts';
import { reduceWizard, type WizardAction, type WizardState } from '#modules/configurator/domain/reducer.ts';
import { keepDraft } from './draft-storage.ts';

export interface Wizard {
  readonly state: WizardState;
  /** What was done last, for the line that tells it. */
  readonly last: WizardAction['type'] | null;
  /** Whether the browser kept the draft. */
  readonly isKept: boolean;
  readonly dispatch: Dispatch<WizardAction>;
}

interface Told {
  readonly wizard: WizardState;
  readonly last: WizardAction['type'] | null;
}

/** The domain's reducer with its memory in this browser: every step is kept for the next visit, apart for each saved line. */
export function useWizard(context: ProductContext, lineId: string | null, start: () => WizardState): Wizard {
  const [{ wizard, last }, dispatch] = useReducer(
    (told: Told, action: WizardAction): Told => ({
      wizard: reduceWizard(told.wizard, action, context),
      last: action.type,
    }),
    null,
    () => ({ wizard: start(), last: null }),
  );
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(keepDraft(lineId, wizard)), [lineId, wizard]);
  return { state: wizard, last, isKept, dispatch };
}
