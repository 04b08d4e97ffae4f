import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import type { FieldId } from '#product/configuration.ts';
import type { WizardView } from './wizard-view.ts';

interface Target {
  readonly step: number;
  readonly field: FieldId | undefined;
}

const CONTROLS = 'button[tabindex="0"], button:not([tabindex]), input, select, textarea';

/** Opens a step and brings the focus to its field, or to its heading. */
export function useGoTo(dispatch: Dispatch<WizardAction>): {
  goTo: WizardView['goTo'];
  /** The part of the page the steps stand in. */
  place: RefObject<HTMLDivElement | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(() => {
    if (target !== null) bringFocus(place.current, target.field);
  }, [target]);
  return {
    place,
    goTo(step, field) {
      dispatch({ type: 'goTo', step });
      setTarget({ step, field });
    },
  };
}

/** What stands folded cannot have the focus. */
function foldsAround(element: Element): readonly HTMLDetailsElement[] {
  const fold = element.closest('details');
  if (fold === null) return [];
  return [fold, ...(fold.parentElement ? foldsAround(fold.parentElement) : [])];
}

function bringFocus(place: HTMLElement | null, field: FieldId | undefined): void {
  const [name = ''] = (field ?? '').split('.');
  const frame = name === '' ? null : place?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = frame?.querySelector<HTMLElement>(CONTROLS) ?? frame;
  if (control) {
    for (const fold of foldsAround(control)) fold.open = true;
    control.focus({ preventScroll: true });
    frame?.scrollIntoView({ block: 'center' });
    return;
  }
  place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
