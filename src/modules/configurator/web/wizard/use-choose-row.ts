import { useEffect, useRef } from 'react';
import { nextOpenStep } from '#modules/configurator/domain/describe/next-step.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { WizardView } from './wizard-view.ts';

/**
 * Chooses a row, and where the person said so goes on to the first step in which something is open; what has to be asked before the
 * row is taken comes first.
 */
export function useChooseRow({
  config,
  description,
  asking,
  goTo,
}: Pick<WizardView, 'config' | 'description' | 'asking' | 'goTo'>): WizardView['chooseRow'] {
  const goingOnWith = useRef<string>(undefined);
  const chosen = config.basicType?.id;
  useEffect(() => {
    if (chosen === undefined || goingOnWith.current !== chosen) return;
    goingOnWith.current = undefined;
    goTo(nextOpenStep(description));
  });
  return (row: CatalogueRow, goesOn: boolean) => {
    if (row.id === chosen) {
      if (goesOn) goTo(nextOpenStep(description));
      return;
    }
    goingOnWith.current = goesOn ? row.id : undefined;
    asking.propose({ kind: 'basicType', row }, BASIC_TYPE);
  };
}
