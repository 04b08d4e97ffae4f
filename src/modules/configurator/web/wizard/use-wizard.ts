import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { reduceWizard, type WizardAction, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';
import { keepDraft } from './draft-storage.ts';

export interface Wizard {
  readonly state: WizardState;
  /** What was done last, for the line that tells it; going to another step does nothing to the product. */
  readonly last: WizardAction['type'] | null;
  /** Whether the browser kept the draft. */
  readonly isKept: boolean;
  readonly dispatch: Dispatch<WizardAction>;
  /** The newest state, also while it is not shown yet. */
  readonly newest: () => WizardState;
  /** Shows the newest state now: the next input is about what it shows. */
  readonly settle: () => void;
}

interface Told {
  readonly wizard: WizardState;
  readonly last: WizardAction['type'] | null;
}

/**
 * The domain's reducer with its memory in this browser: every step is kept for the next visit, apart for each saved line.
 * A step is done at once and may be shown later, by whoever dispatches it in a transition.
 */
export function useWizard(context: ProductContext, lineId: string | null, start: () => WizardState): Wizard {
  const [told, setTold] = useState<Told>(() => ({ wizard: start(), last: null }));
  const newest = useRef(told);
  const shown = useRef(told);
  useEffect(() => {
    shown.current = told;
  }, [told]);

  const dispatch = useCallback(
    (action: WizardAction) => {
      newest.current = {
        wizard: reduceWizard(newest.current.wizard, action, context),
        last: lastAfter(action, newest.current),
      };
      setTold(newest.current);
    },
    [context],
  );
  const settle = useCallback(() => {
    if (shown.current !== newest.current) flushSync(() => setTold(newest.current));
  }, []);

  const { wizard, last } = told;
  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(keepDraft(lineId, wizard, context.line)), [lineId, wizard, context]);
  return { state: wizard, last, isKept, dispatch, newest: () => newest.current.wizard, settle };
}

function lastAfter({ type }: WizardAction, { last }: Told): Told['last'] {
  return type === 'goTo' ? last : type;
}
