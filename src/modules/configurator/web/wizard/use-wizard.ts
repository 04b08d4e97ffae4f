import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { reduceWizard, type WizardAction, type WizardState } from '#modules/configurator/domain/wizard/reducer.ts';

export interface Wizard {
  readonly state: WizardState;
  /** What was done last, for the line that tells it; going to another step does nothing to the product. */
  readonly last: WizardAction['type'] | null;
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
 * The domain's reducer. A step is done at once and may be shown later, by whoever dispatches it in a transition.
 */
export function useWizard(context: ProductContext, start: () => WizardState): Wizard {
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
  return { state: wizard, last, dispatch, newest: () => newest.current.wizard, settle };
}

function lastAfter({ type }: WizardAction, { last }: Told): Told['last'] {
  return type === 'goTo' ? last : type;
}
